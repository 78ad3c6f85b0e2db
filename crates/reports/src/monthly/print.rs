//! The monthly report as a PDF.
use jiff::civil::Date;
use plon_domain::number::{grouped, hundredths, thousandths};
use plon_domain::typography::no_break;
use plon_pages::pdf::{self, Block, Column, Document, PageLayout, TableBlock};

use super::Month;
use super::sections::{MonthSection, SeasonSection, Sections};
use crate::model::{GroupBy, Unit, heading};

/// Whose report it is.
pub struct Issuer {
    pub name: String,
    pub phone: String,
}

/// # Errors
/// When it cannot be drawn.
pub fn print(month: Month, sections: &Sections, issuer: &Issuer, today: Date) -> anyhow::Result<Vec<u8>> {
    let programme = format!("Program {}", issuer.name);
    let season = i64::from(sections.season);
    let mut blocks = vec![
        Block::Title(format!("Raport miesięczny: {}", month.to_polish())),
        Block::Paragraph(no_break(&format!(
            "Liczby programu według stanu z {}. Sezon {season} liczymy od jego pierwszego dnia do dnia wydruku.",
            today.strftime("%d.%m.%Y")
        ))),
    ];
    for section in &sections.of_month {
        blocks.push(Block::Heading(section.title.to_owned()));
        blocks.push(Block::Table(of_month(section, month, season)?));
    }
    for section in &sections.of_season {
        // What is owed has no season: it is what stands today.
        blocks.push(Block::Heading(match section.by {
            GroupBy::Age => section.title.to_owned(),
            _ => format!("{}, sezon {season}", section.title),
        }));
        blocks.extend(of_season(section));
    }
    blocks.push(Block::Heading("Co znaczą liczby".to_owned()));
    blocks.extend(definitions(sections));
    pdf::print(&Document {
        title: format!("Raport miesięczny: {}", month.to_polish()),
        footer: pdf::footer_text(&programme, &issuer.phone),
        issuer: programme,
        dated_on: today,
        blocks,
        layout: PageLayout::Text,
    })
}

fn of_month(section: &MonthSection, month: Month, season: i64) -> anyhow::Result<TableBlock> {
    let rows = section.figures.iter().map(|row| {
        let figures = [row.month, row.year_before, row.season].map(|figure| text(figure, row.column.unit));
        std::iter::once(heading(row.column.title, row.column.unit).into_owned()).chain(figures).collect()
    });
    Ok(TableBlock {
        columns: vec![
            Column::left("", 40),
            Column::right(&month.to_polish(), 20),
            Column::right(&month.year_before()?.to_polish(), 20),
            Column::right(&format!("sezon {season}"), 20),
        ],
        rows: rows.collect(),
    })
}

fn of_season(section: &SeasonSection) -> Vec<Block> {
    if section.rows.is_empty() {
        return vec![Block::Paragraph("Nie ma jeszcze czego policzyć.".to_owned())];
    }
    let units: Vec<Unit> = section.columns.iter().map(|column| column.unit).collect();
    let cells = |label: &str, figures: &[Option<i64>]| {
        let figures = figures.iter().zip(&units).map(|(figure, unit)| text(*figure, *unit));
        std::iter::once(label.to_owned()).chain(figures).collect::<Vec<String>>()
    };
    let mut rows: Vec<Vec<String>> = section.rows.iter().map(|row| cells(&row.label, &row.figures)).collect();
    if section.total.iter().any(Option::is_some) {
        rows.push(cells("Razem", &section.total));
    }
    let figures = section.columns.iter().map(|column| Column::right(&heading(column.title, column.unit), 20));
    let columns = std::iter::once(Column::left(section.by.title(), 40)).chain(figures).collect();
    let mut blocks = vec![Block::Table(TableBlock { columns, rows })];
    if section.left_out > 0 {
        let left_out = grouped(i64::try_from(section.left_out).unwrap_or(i64::MAX));
        blocks.push(Block::Paragraph(format!("Wierszy, których tu nie ma: {left_out}. Wszystkie są w\u{a0}portalu.")));
    }
    blocks
}

/// A figure without its unit; a dash where there is nothing to say.
fn text(figure: Option<i64>, unit: Unit) -> String {
    figure.map_or_else(
        || "—".to_owned(),
        |figure| match unit {
            Unit::Count | Unit::Points | Unit::Hours => grouped(figure),
            Unit::Grosze => hundredths(figure),
            Unit::Millilitres | Unit::Grams => thousandths(figure),
        },
    )
}

/// Definition of each printed figure, once.
fn definitions(sections: &Sections) -> Vec<Block> {
    let of_month =
        sections.of_month.iter().flat_map(|section| section.figures.iter().map(move |row| (section.title, row.column)));
    let of_season = sections
        .of_season
        .iter()
        .flat_map(|section| section.columns.iter().map(move |column| (section.title, *column)));
    let mut told: Vec<String> = Vec::new();
    for (title, column) in of_month.chain(of_season) {
        let line = format!("{title}, {}: {}", column.title, column.definition);
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told.into_iter().map(Block::Point).collect()
}
