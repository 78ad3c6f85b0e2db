//! Text of a letter.
use jiff::civil::Date;
use plon_domain::points::Points;

use super::store::LetterRow;
use plon_pages::pdf::{self, Block, Document, PageLayout};

/// Prints the letter as a PDF; the output is deterministic.
///
/// # Errors
/// When it cannot be drawn.
pub fn print_letter(letter: &LetterRow, day: Date) -> anyhow::Result<Vec<u8>> {
    let LetterRow { name, company_name, brand_name, brand_phone, .. } = letter;
    let level = Points(letter.level).to_polish();
    let issuer = format!("Program {brand_name}");
    let blocks = vec![
        Block::Title("Gratulacje".into()),
        Block::Paragraph("Z przyjemnością potwierdzamy, że".into()),
        Block::Display(name.clone()),
        Block::Paragraph(company_name.clone()),
        Block::Paragraph(format!("w\u{a0}dniu {} r. osiąga w\u{a0}programie poziom", day.strftime("%d.%m.%Y"))),
        Block::Display(level.clone()),
        Block::Paragraph("Dziękujemy za zaufanie i życzymy dobrych plonów.".into()),
        Block::Paragraph(format!("Zespół Programu {brand_name}")),
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
