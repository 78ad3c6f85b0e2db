//! Layout: the position of every line of a document.
use super::table::Cell;
use super::typeface::{Faces, Weight};
use super::{Block, Document, PageLayout};

/// A4 in points.
pub const WIDTH: f32 = 595.28;
pub const HEIGHT: f32 = 841.89;
pub const MARGIN: f32 = 64.0;

/// Space above the first line, under the band with the issuer's name.
pub const TOP: f32 = 112.0;
/// Space below the last line, above the footer.
pub const BOTTOM: f32 = 88.0;
pub const LEADING: f32 = 1.4;
/// Indent of a list's words from its bullets.
const INDENT: f32 = 14.0;

/// A line with its position on a page.
#[derive(Clone)]
pub struct Line {
    /// Index of its block in the document.
    pub block: usize,
    /// Cell of a table.
    pub cell: Option<Cell>,
    pub text: String,
    pub x: f32,
    /// Baseline, from the top.
    pub y: f32,
    pub size: f32,
    pub weight: Weight,
    /// Position of a list item's bullet.
    pub dot: Option<f32>,
}

pub type Page = Vec<Line>;

struct Style {
    size: f32,
    weight: Weight,
    before: f32,
    indent: f32,
}

fn style(block: &Block, layout: PageLayout) -> Style {
    let style = |size, weight, before| Style { size, weight, before, indent: 0.0 };
    match (block, layout) {
        (Block::Title(_), PageLayout::Letter) => style(36.0, Weight::Bold, 150.0),
        (Block::Title(_), PageLayout::Text) => style(20.0, Weight::Bold, 0.0),
        (Block::Display(_), PageLayout::Letter) => style(24.0, Weight::Bold, 22.0),
        (Block::Display(_), PageLayout::Text) => style(14.0, Weight::Bold, 10.0),
        (Block::Heading(_), _) => style(13.0, Weight::Bold, 16.0),
        (Block::Paragraph(_), PageLayout::Letter) => style(13.0, Weight::Regular, 18.0),
        (Block::Paragraph(_), PageLayout::Text) => style(10.5, Weight::Regular, 7.0),
        (Block::Point(_) | Block::Table(_), _) => Style { indent: INDENT, ..style(10.5, Weight::Regular, 4.0) },
    }
}

/// Lays out the lines of each page; there is at least one page.
pub fn pages(document: &Document, faces: &Faces) -> Vec<Page> {
    let mut pages = vec![Page::new()];
    let mut y = TOP;
    for (block, content) in document.blocks.iter().enumerate() {
        if let Block::Table(table) = content {
            y = table.add_to(&mut pages, y, block, faces);
            continue;
        }
        let Style { size, weight, before, indent } = style(content, document.layout);
        let face = faces.of(weight);
        let width = (WIDTH - 2.0 * MARGIN - indent) / size;
        let lines = wrap(&face.printable(content.text()), width, |words| face.shape(words).width);
        y += before;
        // A heading stays on one page with the first lines below it.
        let together = if matches!(content, Block::Heading(_)) { 3.0 } else { 1.0 };
        if y + together * size * LEADING > HEIGHT - BOTTOM {
            pages.push(Page::new());
            y = TOP;
        }
        for (number, text) in lines.into_iter().enumerate() {
            y += size * LEADING;
            if y > HEIGHT - BOTTOM {
                pages.push(Page::new());
                y = TOP + size * LEADING;
            }
            let left = MARGIN + indent;
            let x = match document.layout {
                PageLayout::Text => left,
                PageLayout::Letter => (WIDTH - face.shape(&text).width * size) / 2.0,
            };
            let dot = (number == 0 && matches!(content, Block::Point(_))).then_some(MARGIN);
            if let Some(page) = pages.last_mut() {
                page.push(Line { block, cell: None, text, x, y, size, weight, dot });
            }
        }
    }
    pages
}

/// Wraps a text at its spaces into lines of at most the width; a wider word is broken where necessary.
pub fn wrap(text: &str, width: f32, measure: impl Fn(&str) -> f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let joined = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if measure(&joined) <= width {
            line = joined;
            continue;
        }
        lines.extend((!line.is_empty()).then(|| std::mem::take(&mut line)));
        for sign in word.chars() {
            line.push(sign);
            if measure(&line) > width && line.chars().count() > 1 {
                line.pop();
                lines.push(std::mem::replace(&mut line, sign.to_string()));
            }
        }
    }
    lines.extend((!line.is_empty()).then_some(line));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: f32) -> Vec<String> {
        wrap(text, width, |words| words.chars().count() as f32)
    }

    #[test]
    fn lines_break_at_blanks() {
        assert_eq!(wrapped("raz dwa trzy", 7.0), ["raz dwa", "trzy"]);
        assert_eq!(wrapped("raz  dwa", 3.0), ["raz", "dwa"]);
        assert!(wrapped("   ", 3.0).is_empty());
    }

    #[test]
    fn no_break_spaces_hold() {
        assert_eq!(wrapped("50\u{a0}000\u{a0}pkt razem", 10.0), ["50\u{a0}000\u{a0}pkt", "razem"]);
    }

    #[test]
    fn a_word_wider_than_the_page_is_broken() {
        assert_eq!(wrapped("ab Konstantynopolitańczyk", 8.0), ["ab", "Konstant", "ynopolit", "ańczyk"]);
        assert_eq!(wrapped("ab", 0.5), ["a", "b"]);
    }
}
