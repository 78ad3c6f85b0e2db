//! Documents as PDF: headings, paragraphs, lists and tables on A4, tagged for screen readers (PDF/UA-1).
//!
//! Output is deterministic: nothing of the day or the machine goes in but the given input.
mod draw;
mod html;
mod layout;
mod photos;
mod table;
mod typeface;

use jiff::civil::Date;
use plon_domain::phone::Phone;

pub use html::blocks;
pub use photos::{Photo, of_photos};
pub use table::{Column, TableBlock};

/// A document to print.
#[derive(Debug, Clone)]
pub struct Document {
    pub title: String,
    /// Issuer: the programme's name, in the band at the top and in the file's properties.
    pub issuer: String,
    /// Date of the document.
    pub dated_on: Date,
    pub blocks: Vec<Block>,
    /// A line under the text of each page.
    pub footer: String,
    pub layout: PageLayout,
}

/// Footer of a document: the issuer and the phone number. A number that is not Polish is left as it is stored.
pub fn footer_text(issuer: &str, phone: &str) -> String {
    let number = Phone::parse(phone).map_or_else(|_| phone.to_owned(), |number| number.to_polish());
    format!("{issuer}, infolinia {number}")
}

/// Layout of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageLayout {
    /// Centred on one framed page.
    Letter,
    /// Left-aligned, over as many pages as needed.
    Text,
}

/// A part of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    Title(String),
    Heading(String),
    Paragraph(String),
    /// A highlighted paragraph, such as a name or an amount.
    Display(String),
    /// A list item; consecutive ones form one list.
    Point(String),
    Table(TableBlock),
}

impl Block {
    fn text(&self) -> &str {
        match self {
            Block::Title(text)
            | Block::Heading(text)
            | Block::Paragraph(text)
            | Block::Display(text)
            | Block::Point(text) => text,
            Block::Table(_) => "",
        }
    }
}

/// Prints a document to PDF.
///
/// # Errors
/// When the result violates PDF/UA-1, which is a defect of this module.
pub fn print(document: &Document) -> anyhow::Result<Vec<u8>> {
    let faces = typeface::Faces::open()?;
    let pages = layout::pages(document, &faces);
    draw::draw(document, &faces, &pages)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn document(layout: PageLayout, blocks: Vec<Block>) -> Document {
        Document {
            title: "Próba".into(),
            issuer: "Program Plon".into(),
            dated_on: date(2025, 8, 20),
            blocks,
            footer: "Program Plon, infolinia".into(),
            layout,
        }
    }

    #[test]
    fn the_same_document_gives_the_same_bytes() {
        let letter = document(PageLayout::Letter, vec![Block::Title("Zażółć gęślą jaźń".into())]);
        assert_eq!(print(&letter).unwrap(), print(&letter).unwrap());
        let other = Document { dated_on: date(2025, 8, 21), ..letter.clone() };
        assert_ne!(print(&letter).unwrap(), print(&other).unwrap());
    }

    #[test]
    fn long_texts_go_over_pages() {
        let point = Block::Point("Uczestnik kupuje środki ochrony roślin u dystrybutora. ".repeat(4));
        let text = document(PageLayout::Text, [vec![Block::Title("Regulamin".into())], vec![point; 60]].concat());
        let printed = print(&text).unwrap();
        assert!(printed.starts_with(b"%PDF-1.7"));
        assert!(layout::pages(&text, &typeface::Faces::open().unwrap()).len() > 3);
    }

    #[test]
    fn signs_that_the_typeface_lacks_do_not_spoil_the_document() {
        let strange = Block::Display("Ząb 木 \u{202e}\u{0} \t🌾 końcówka".into());
        assert!(print(&document(PageLayout::Letter, vec![strange])).is_ok());
        assert!(print(&document(PageLayout::Text, Vec::new())).is_ok());
    }
}
