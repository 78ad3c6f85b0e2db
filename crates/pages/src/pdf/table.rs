//! Tables: columns of a share of the page's width, whose head stands again on each page.
use super::layout::{BOTTOM, HEIGHT, LEADING, Line, MARGIN, Page, TOP, WIDTH, wrap};
use super::typeface::{Faces, Weight};

const SIZE: f32 = 9.0;
/// Space between two columns.
const GAP: f32 = 8.0;
/// Space between two rows.
const BETWEEN: f32 = 4.0;
/// Space above a table.
const BEFORE: f32 = 12.0;

/// Table with a head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableBlock {
    pub columns: Vec<Column>,
    /// Texts of each row, one for each column.
    pub rows: Vec<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub title: String,
    /// Share of the page's width in per cent.
    share: u16,
    is_right: bool,
}

impl Column {
    pub fn left(title: &str, share: u16) -> Column {
        Column { title: title.to_owned(), share, is_right: false }
    }

    /// Column of numbers, which end under each other.
    pub fn right(title: &str, share: u16) -> Column {
        Column { is_right: true, ..Column::left(title, share) }
    }
}

/// Place of a line in its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cell {
    Head {
        column: usize,
    },
    /// The head again, on a later page: read by nobody.
    Repeated,
    Body {
        row: usize,
        column: usize,
    },
}

impl TableBlock {
    /// Adds the lines of the table from a height on; gives the height below it.
    pub(super) fn add_to(&self, pages: &mut Vec<Page>, mut y: f32, block: usize, faces: &Faces) -> f32 {
        let writer = Writer { table: self, block, faces };
        let titles: Vec<String> = self.columns.iter().map(|column| column.title.clone()).collect();
        let mut head = writer.row(&titles, Weight::Bold, |column| Cell::Head { column });
        let head_height = height(&head);
        y += BEFORE;
        let mut is_placed = false;
        for (number, texts) in self.rows.iter().enumerate() {
            let row = writer.row(texts, Weight::Regular, |column| Cell::Body { row: number, column });
            let needed = height(&row) + if is_placed { 0.0 } else { head_height };
            if y + needed > HEIGHT - BOTTOM {
                pages.push(Page::new());
                y = TOP;
                is_placed = false;
            }
            if !is_placed {
                y = place(&head, y, pages);
                is_placed = true;
                for line in &mut head {
                    line.cell = Some(Cell::Repeated);
                }
            }
            y = place(&row, y, pages);
        }
        y
    }
}

struct Writer<'a> {
    table: &'a TableBlock,
    block: usize,
    faces: &'a Faces,
}

impl Writer<'_> {
    /// Lines of a row, with heights from its upper edge.
    fn row(&self, texts: &[String], weight: Weight, cell: impl Fn(usize) -> Cell) -> Vec<Line> {
        let face = self.faces.of(weight);
        let mut lines = Vec::new();
        let mut left = MARGIN;
        for (number, (column, text)) in self.table.columns.iter().zip(texts).enumerate() {
            let width = (WIDTH - 2.0 * MARGIN) * f32::from(column.share) / 100.0;
            let room = (width - GAP) / SIZE;
            let wrapped = wrap(&face.printable(text), room, |words| face.shape(words).width);
            for (place, text) in (1_u16..).zip(wrapped) {
                let x = match column.is_right {
                    true => left + width - GAP - face.shape(&text).width * SIZE,
                    false => left,
                };
                let y = f32::from(place) * SIZE * LEADING;
                let cell = Some(cell(number));
                lines.push(Line { block: self.block, cell, text, x, y, size: SIZE, weight, dot: None });
            }
            left += width;
        }
        lines
    }
}

fn height(lines: &[Line]) -> f32 {
    lines.iter().map(|line| line.y).fold(0.0, f32::max) + BETWEEN
}

/// Puts a row on the last page; gives the height below it.
fn place(row: &[Line], y: f32, pages: &mut [Page]) -> f32 {
    if let Some(page) = pages.last_mut() {
        page.extend(row.iter().map(|line| Line { y: y + line.y, ..line.clone() }));
    }
    y + height(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid_out(rows: usize) -> Vec<Page> {
        let table = TableBlock {
            columns: vec![Column::left("Data", 70), Column::right("Zmiana", 30)],
            rows: (0..rows).map(|row| vec![format!("Dzień {row}"), format!("+{row}")]).collect(),
        };
        let mut pages = vec![Page::new()];
        table.add_to(&mut pages, TOP, 0, &Faces::open().unwrap());
        pages
    }

    #[test]
    fn a_table_runs_over_pages_and_its_head_is_read_once() {
        let pages = laid_out(100);
        assert!(pages.len() > 1);
        let first = |page: &Page| page.first().and_then(|line| line.cell);
        assert_eq!(first(&pages[0]), Some(Cell::Head { column: 0 }));
        assert!(pages[1..].iter().all(|page| first(page) == Some(Cell::Repeated)));
        let cells = pages.iter().flatten().filter_map(|line| line.cell);
        assert_eq!(cells.filter(|cell| matches!(cell, Cell::Body { .. })).count(), 200);
        assert!(pages.iter().flatten().all(|line| line.y < HEIGHT - BOTTOM));
    }

    #[test]
    fn numbers_end_under_each_other() {
        let faces = Faces::open().unwrap();
        let pages = laid_out(50);
        let ends = pages.iter().flatten().filter(|line| line.text.starts_with('+'));
        let ends: Vec<f32> = ends.map(|line| line.x + faces.of(line.weight).shape(&line.text).width * SIZE).collect();
        assert!(ends.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.01), "{ends:?}");
    }
}
