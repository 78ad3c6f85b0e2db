//! Text of a letter.
use jiff::civil::Date;
use plon_domain::points::Points;
use plon_domain::typography::no_break;

use super::model::LetterTexts;
use super::store::LetterRow;
use plon_pages::pdf::{self, Block, Document, PageLayout};
use plon_platform::texts::TextValue;

/// Values that the texts of a letter may name.
pub fn values(letter: &LetterRow, day: Date) -> Vec<TextValue> {
    let value = |name, value| TextValue { name, value };
    vec![
        value("imię i nazwisko", letter.name.clone()),
        value("poziom", Points(letter.level).to_polish()),
        value("dzień", day.strftime("%d.%m.%Y").to_string()),
        value("nazwa programu", letter.brand_name.clone()),
    ]
}

/// Prints the letter as a PDF; the output is deterministic.
///
/// # Errors
/// When its texts cannot be read, or it cannot be drawn.
pub fn print_letter(letter: &LetterRow, day: Date) -> anyhow::Result<Vec<u8>> {
    let LetterRow { name, company_name, brand_name, brand_phone, .. } = letter;
    let texts: LetterTexts = letter.texts.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default();
    let texts = texts.filled(&values(letter, day));
    let level = Points(letter.level).to_polish();
    let issuer = format!("Program {brand_name}");
    let blocks = vec![
        Block::Title(texts.title),
        Block::Paragraph(no_break(&texts.opening)),
        Block::Display(name.clone()),
        Block::Paragraph(company_name.clone()),
        Block::Paragraph(no_break(&texts.reached)),
        Block::Display(level.clone()),
        Block::Paragraph(no_break(&texts.closing)),
        Block::Paragraph(no_break(&texts.signature)),
    ];
    pdf::print(&Document {
        title: format!("List gratulacyjny: {level}"),
        footer: pdf::footer_text(&issuer, brand_phone),
        issuer,
        dated_on: day,
        blocks,
        layout: PageLayout::Letter,
    })
}
