//! Formatted texts: HTML that operators write is sanitized on its way in, so that all readers get the same few tags.
use std::cell::RefCell;
use std::ops::Range;

use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use plon_domain::link::Link;

/// Tags that a text may have, without attributes, beside links with their address; of other tags the words stay.
const TAGS: [&str; 11] = ["p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "h3", "h4"];

/// Tags that end the paragraph before them.
const BLOCKS: [&str; 5] = ["p", "ul", "ol", "h3", "h4"];

/// Sanitizes a text to closed paragraphs, lists, headings, emphasis and links; scripts and styles go with all they
/// hold. A text without a word becomes empty, whatever tags it has.
pub fn sanitize(html: &str) -> String {
    let input = BufferQueue::default();
    input.push_back(html.into());
    let tokenizer = Tokenizer::new(Cleaner::default(), TokenizerOpts::default());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let mut written = tokenizer.sink.0.into_inner();
    while let Some(open) = written.open.first().copied() {
        written.close(open);
    }
    if written.has_words { written.html.trim().to_owned() } else { String::new() }
}

/// Cleaned text as pages show it: links to other sites open in a new tab and pass no referrer or opener. The app's
/// twin is `finishLink` (`web/src/modal/FormattedText.tsx`).
pub fn add_link_attributes(clean: &str) -> String {
    let mut finished = String::with_capacity(clean.len());
    let mut rest = clean;
    while let Some((before, link)) = rest.split_once(FOREIGN) {
        let (link, after) = link.split_once("</a>").unwrap_or((link, ""));
        let (address, words) = link.split_once("\">").unwrap_or((link, ""));
        finished += &format!("{before}{FOREIGN}{address}\" {BESIDE}>{words}{IN_NEW_TAB}</a>");
        rest = after;
    }
    finished + rest
}

/// Beginning of a link to another site as `sanitize` writes it; no text holds a bare bracket.
const FOREIGN: &str = "<a href=\"https:";
const BESIDE: &str = "target=\"_blank\" rel=\"noopener noreferrer\"";
const IN_NEW_TAB: &str = "<span class=\"sr-only\"> (otwiera się w\u{a0}nowej karcie)</span>";

/// Token sink that writes the cleaned text; a cell because the parser passes it by shared reference.
#[derive(Default)]
struct Cleaner(RefCell<Written>);

#[derive(Default)]
struct Written {
    html: String,
    open: Vec<&'static str>,
    has_words: bool,
    /// True inside of a script or a style.
    drops: bool,
    link: Option<OpenLink>,
}

/// Open link: the place of its tag, and whether any word has followed.
struct OpenLink {
    tag: Range<usize>,
    has_words: bool,
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
        if &*tag.name == "a" {
            self.close("a");
            if tag.kind == TagKind::StartTag {
                self.start_link(tag);
            }
        } else if let Some(name) = TAGS.into_iter().find(|known| **known == *tag.name) {
            match tag.kind {
                TagKind::StartTag => self.start(name),
                TagKind::EndTag => self.close(name),
            }
        }
        TokenSinkResult::Continue
    }

    fn start(&mut self, name: &'static str) {
        if BLOCKS.contains(&name) || name == "li" {
            self.close("a");
        }
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

    /// Opens a link with a valid address; any other is dropped.
    fn start_link(&mut self, tag: &Tag) {
        let address = tag.attrs.iter().find(|attribute| &*attribute.name.local == "href");
        let Some(link) = address.and_then(|attribute| Link::parse(&attribute.value).ok()) else { return };
        let start = self.html.len();
        // No character that a valid address may have ends the attribute.
        self.html += &format!("<a href=\"{}\">", link.as_str().replace('&', "&amp;"));
        self.link = Some(OpenLink { tag: start..self.html.len(), has_words: false });
        self.open.push("a");
    }

    /// Closes the innermost tag of this name with all inside it; nothing when none is open.
    fn close(&mut self, name: &str) {
        let Some(place) = self.open.iter().rposition(|open| *open == name) else { return };
        for open in self.open.split_off(place).into_iter().rev() {
            if open == "a" {
                self.close_link();
            } else {
                self.html += &format!("</{open}>");
            }
        }
    }

    /// Closes the link, or removes one without text, because nobody could press it.
    fn close_link(&mut self) {
        match self.link.take() {
            Some(OpenLink { has_words: false, tag }) => self.html.replace_range(tag, ""),
            _ => self.html += "</a>",
        }
    }

    fn words(&mut self, text: &str) {
        self.has_words |= text.chars().any(|sign| !sign.is_whitespace());
        if let Some(link) = &mut self.link {
            link.has_words |= !text.is_empty();
        }
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
    use serde::Deserialize;

    use super::*;

    #[test]
    fn a_text_without_a_word_is_empty() {
        for text in ["", " ", "<p></p>", "<p>&nbsp;</p>", "<ul><li> <strong></strong></li></ul>", "<p><br></p>"] {
            assert_eq!(sanitize(text), "", "{text}");
        }
        assert_eq!(sanitize("<p>.</p>"), "<p>.</p>");
    }

    #[test]
    fn the_few_tags_stay() {
        let text = "<h3>Zasady &amp; nagrody</h3><p>Kup <strong>20\u{a0}L</strong><br>i tankuj</p>\
                    <ul><li>raz</li><li>dwa<ol><li>trzy</li></ol></li></ul>";
        assert_eq!(sanitize(text), text);
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
            assert_eq!(sanitize(bad), good, "{bad}");
            assert_eq!(sanitize(good), good);
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
            ("<a href=\"/a\"><p>b</p></a>", "<p>b</p>"),
            ("<ul><li><a href=\"/a\">b<li>c</ul>", "<ul><li><a href=\"/a\">b</a></li><li>c</li></ul>"),
            ("<script><a href=\"/a\">b</a></script>c", "c"),
            ("<area href=\"/a\"><svg><a xlink:href=\"/a\">b</a></svg>", "b"),
            ("<svg><p>b</p></svg>", "<p>b</p>"),
            ("&lt;script&gt;", "&lt;script&gt;"),
            ("<<p>", "&lt;<p></p>"),
            ("<!-- <p> -->b", "b"),
            ("<scr<script>ipt>b", "ipt&gt;b"),
        ] {
            assert_eq!(sanitize(bad), good, "{bad}");
        }
    }

    #[derive(Deserialize)]
    struct Vector {
        html: String,
        clean: String,
        why: String,
    }

    #[test]
    fn links_follow_their_vectors() {
        let rows: Vec<Vector> = serde_json::from_str(include_str!("../../../data/vectors/links-in-text.json")).unwrap();
        assert!(rows.len() > 50);
        for Vector { html, clean: expected, why } in rows {
            assert_eq!(sanitize(&html), expected, "{why}");
            assert_eq!(sanitize(&expected), expected, "{why}");
        }
    }

    #[test]
    fn pages_of_others_open_in_a_tab_of_their_own() {
        let text =
            "<p><a href=\"/a\">a</a> <a href=\"https://b.pl/?x&amp;y\"><b>b</b></a> <a href=\"tel:112\">c</a></p>";
        assert_eq!(
            add_link_attributes(&sanitize(text)),
            "<p><a href=\"/a\">a</a> <a href=\"https://b.pl/?x&amp;y\" target=\"_blank\" rel=\"noopener noreferrer\"><b>b</b>\
             <span class=\"sr-only\"> (otwiera się w\u{a0}nowej karcie)</span></a> <a href=\"tel:112\">c</a></p>"
        );
    }
}
