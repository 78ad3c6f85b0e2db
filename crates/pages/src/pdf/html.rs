//! Parses a formatted text of the editor into blocks: headings, paragraphs and lists.
use plon_domain::link::Link;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::Block;

/// Text of the HTML, block by block. Inline formatting is dropped, and other content skipped.
pub fn blocks(html: &str) -> Vec<Block> {
    let mut reader = Reader::from_str(html);
    let config = reader.config_mut();
    (config.check_end_names, config.allow_unmatched_ends, config.allow_dangling_amp) = (false, true, true);
    let mut reading = Reading::default();
    // A markup error ends the text; everything before it is kept.
    while let Ok(event) = reader.read_event() {
        match event {
            Event::Start(tag) if tag.name().0 == "a" => {
                reading.link = link_of(&tag).map(|link| (link, reading.text.len()))
            }
            Event::Start(tag) => reading.starts(tag.name().0),
            Event::Empty(tag) if tag.name().0 == "br" => reading.text.push(' '),
            Event::End(tag) if tag.name().0 == "a" => reading.ends_link(),
            Event::End(tag) => reading.ends(tag.name().0),
            Event::Text(text) => reading.text.push_str(&text),
            Event::GeneralRef(entity) => reading.text.push_str(&entity_of(&entity)),
            Event::Eof => break,
            _ => {}
        }
    }
    reading.close();
    reading.blocks
}

#[derive(Default)]
struct Reading {
    blocks: Vec<Block>,
    text: String,
    /// Kind of the current text; a paragraph unless a tag tells otherwise.
    kind: Option<Kind>,
    /// The current link, and its start in the text.
    link: Option<(Link, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Heading,
    Paragraph,
    Point,
}

impl Reading {
    fn starts(&mut self, tag: &str) {
        match kind_of(tag) {
            // Editors put a paragraph into each list item.
            Some(Kind::Paragraph) if self.kind == Some(Kind::Point) => self.text.push(' '),
            Some(kind) => {
                self.close();
                self.kind = Some(kind);
            }
            None if tag == "br" => self.text.push(' '),
            None => {}
        }
    }

    fn ends(&mut self, tag: &str) {
        let ended = kind_of(tag);
        if (ended.is_some() && ended == self.kind) || matches!(tag, "ul" | "ol") {
            self.close();
        }
    }

    /// Ends a link: in print it is its text and, in brackets, its target, unless the text already contains that.
    fn ends_link(&mut self) {
        let Some((link, start)) = self.link.take() else { return };
        let words = self.text.get(start..).unwrap_or_default();
        if let Some(address) = link.on_paper().filter(|address| !words.contains(address)) {
            self.text += &format!(" ({address})");
        }
    }

    fn close(&mut self) {
        self.ends_link();
        // A no-break space keeps words together; runs of other white space become one space.
        let words = self.text.split([' ', '\n', '\r', '\t']).filter(|word| !word.is_empty());
        let text = words.collect::<Vec<_>>().join(" ");
        self.text.clear();
        let kind = self.kind.take().unwrap_or(Kind::Paragraph);
        if !text.is_empty() {
            self.blocks.push(match kind {
                Kind::Heading => Block::Heading(text),
                Kind::Paragraph => Block::Paragraph(text),
                Kind::Point => Block::Point(text),
            });
        }
    }
}

fn link_of(tag: &BytesStart<'_>) -> Option<Link> {
    let address = tag.try_get_attribute("href").ok()??.normalized_value(XmlVersion::Implicit1_0).ok()?;
    Link::parse(&address).ok()
}

fn kind_of(tag: &str) -> Option<Kind> {
    match tag {
        "h1" | "h2" | "h3" | "h4" => Some(Kind::Heading),
        "p" => Some(Kind::Paragraph),
        "li" => Some(Kind::Point),
        _ => None,
    }
}

fn entity_of(name: &str) -> String {
    let sign = match name.strip_prefix('#') {
        Some(code) => match code.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => code.parse().ok(),
        }
        .and_then(char::from_u32),
        None => match name {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            "nbsp" => Some('\u{a0}'),
            "ndash" => Some('–'),
            "bdquo" => Some('„'),
            "rdquo" => Some('”'),
            _ => None,
        },
    };
    sign.map_or_else(|| format!("&{name};"), String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_and_lists_become_blocks() {
        let html = "<h3>§ 1. Czas</h3><p>Od <strong>1&nbsp;sierpnia</strong>\n do końca.</p><ul><li>A &amp; B</li><li><p>C</p><p>D</p></li></ul>E";
        let expected = [
            Block::Heading("§ 1. Czas".into()),
            Block::Paragraph("Od 1\u{a0}sierpnia do końca.".into()),
            Block::Point("A & B".into()),
            Block::Point("C D".into()),
            Block::Paragraph("E".into()),
        ];
        assert_eq!(blocks(html), expected);
    }

    #[test]
    fn a_link_is_its_words_and_where_it_leads() {
        for (html, text) in [
            ("<a href=\"https://b.pl/?x=1&amp;y=2\">tutaj</a>.", "tutaj (https://b.pl/?x=1&y=2)."),
            ("<a href=\"https://b.pl\"><b>https://b.pl</b></a>", "https://b.pl"),
            ("<a href=\"mailto:a@b.pl\">napisz</a> lub <a href=\"tel:112\">112</a>", "napisz (a@b.pl) lub 112"),
            ("<a href=\"/nagrody\">nagrody</a>", "nagrody"),
            ("<a href=\"javascript:x()\">a</a> <a>b</a>", "a b"),
        ] {
            assert_eq!(blocks(&format!("<p>{html}</p>")), [Block::Paragraph(text.into())], "{html}");
        }
    }

    #[test]
    fn what_is_wrong_in_the_mark_up_loses_no_words_before_it() {
        let paragraph = |text: &str| vec![Block::Paragraph(text.into())];
        assert_eq!(blocks("bez znaczników & już"), paragraph("bez znaczników & już"));
        assert_eq!(blocks("<p>raz<br>dwa"), paragraph("raz dwa"));
        assert_eq!(blocks("<b>x</i></p>"), paragraph("x"));
        assert_eq!(blocks("<p>&nieznana; &#261;&#x142;</p>"), paragraph("&nieznana; ął"));
        assert_eq!(blocks(""), []);
    }
}
