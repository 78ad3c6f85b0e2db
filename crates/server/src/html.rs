//! Formatted texts: what operators write is cleaned on its way in, so that every reader gets the same few tags.
use std::cell::RefCell;

use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};

/// The tags that a text may have, without attributes; of everything else the words stay.
const TAGS: [&str; 11] = ["p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "h3", "h4"];

/// Those that end the paragraph before them.
const BLOCKS: [&str; 5] = ["p", "ul", "ol", "h3", "h4"];

/// The text with nothing but paragraphs, lists, headings and emphasis, each of them closed; scripts and styles go with
/// all they hold.
pub fn clean(html: &str) -> String {
    let input = BufferQueue::default();
    input.push_back(html.into());
    let tokenizer = Tokenizer::new(Cleaner::default(), TokenizerOpts::default());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let mut written = tokenizer.sink.0.into_inner();
    while let Some(open) = written.open.first().copied() {
        written.close(open);
    }
    written.html.trim().to_owned()
}

/// Takes what the parser reads; the parser knows one only by reference.
#[derive(Default)]
struct Cleaner(RefCell<Written>);

#[derive(Default)]
struct Written {
    html: String,
    open: Vec<&'static str>,
    /// Inside of a script or a style.
    drops: bool,
}

impl TokenSink for Cleaner {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut written = self.0.borrow_mut();
        match token {
            Token::CharacterTokens(text) if !written.drops => written.words(&text),
            Token::TagToken(tag) => return written.tag(&tag),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl Written {
    fn tag(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        let raw = match &*tag.name {
            "script" => Some(RawKind::ScriptData),
            "style" => Some(RawKind::Rawtext),
            _ => None,
        };
        if let Some(kind) = raw {
            self.drops = tag.kind == TagKind::StartTag;
            return if self.drops { TokenSinkResult::RawData(kind) } else { TokenSinkResult::Continue };
        }
        if let Some(name) = TAGS.into_iter().find(|known| **known == *tag.name) {
            match tag.kind {
                TagKind::StartTag => self.start(name),
                TagKind::EndTag => self.close(name),
            }
        }
        TokenSinkResult::Continue
    }

    fn start(&mut self, name: &'static str) {
        if BLOCKS.contains(&name) {
            self.close("p");
        }
        let in_list = self.open.iter().rposition(|open| ["ul", "ol"].contains(open)).unwrap_or(0);
        if name == "li" && self.open[in_list..].contains(&"li") {
            self.close("li");
        }
        self.html += &format!("<{name}>");
        if name != "br" {
            self.open.push(name);
        }
    }

    /// Closes the innermost of this name with all that it holds; nothing when none is open.
    fn close(&mut self, name: &str) {
        let Some(place) = self.open.iter().rposition(|open| *open == name) else { return };
        for open in self.open.drain(place..).rev() {
            self.html += &format!("</{open}>");
        }
    }

    fn words(&mut self, text: &str) {
        for sign in text.chars() {
            match sign {
                '&' => self.html += "&amp;",
                '<' => self.html += "&lt;",
                '>' => self.html += "&gt;",
                _ => self.html.push(sign),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_few_tags_stay() {
        let text = "<h3>Zasady &amp; nagrody</h3><p>Kup <strong>20\u{a0}L</strong><br>i tankuj</p>\
                    <ul><li>raz</li><li>dwa<ol><li>trzy</li></ol></li></ul>";
        assert_eq!(clean(text), text);
    }

    #[test]
    fn what_is_open_is_closed() {
        for (bad, good) in [
            ("<p>niezamknięty", "<p>niezamknięty</p>"),
            ("<p>a<p>b", "<p>a</p><p>b</p>"),
            ("<ul><li>a<li>b</ul>c", "<ul><li>a</li><li>b</li></ul>c"),
            ("<p><b>a</p>b</b>", "<p><b>a</b></p>b"),
            ("</p>a", "a"),
        ] {
            assert_eq!(clean(bad), good, "{bad}");
            assert_eq!(clean(good), good);
        }
    }

    #[test]
    fn nothing_that_runs_or_leads_away_stays() {
        for (bad, good) in [
            ("<p onclick=\"x()\" style=\"position:fixed\">a</p>", "<p>a</p>"),
            ("<script>alert(1)</script>b", "b"),
            ("<script>'<p>'</scrip", ""),
            ("<style>p{}</style>b", "b"),
            ("<img src=x onerror=alert(1)>b", "b"),
            ("<a href=\"javascript:alert(1)\">b</a>", "b"),
            ("<svg><p>b</p></svg>", "<p>b</p>"),
            ("&lt;script&gt;", "&lt;script&gt;"),
            ("<<p>", "&lt;<p></p>"),
            ("<!-- <p> -->b", "b"),
            ("<scr<script>ipt>b", "ipt&gt;b"),
        ] {
            assert_eq!(clean(bad), good, "{bad}");
        }
    }
}
