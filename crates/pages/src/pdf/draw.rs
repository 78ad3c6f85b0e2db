//! Draws the lines of a document and tags them for accessibility.
use std::collections::BTreeMap;
use std::num::NonZeroU16;

use anyhow::{Context, anyhow};
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, Node, SpanTag, TableHeaderScope, Tag, TagGroup,
    TagTree,
};
use krilla::{Document as File, SerializeSettings};

use super::layout::{HEIGHT, Line, MARGIN, Page, WIDTH};
use super::table::Cell;
use super::typeface::{Faces, Weight};
use super::{Block, Document, PageLayout};

const LANGUAGE: &str = "pl-PL";
const BRAND: (u8, u8, u8) = (0x0b, 0x7a, 0x75);
const NAVY: (u8, u8, u8) = (0x10, 0x23, 0x3f);
const MUTED: (u8, u8, u8) = (0x52, 0x61, 0x75);
const ACCENT: (u8, u8, u8) = (0xe5, 0x8e, 0x22);
const WHITE: (u8, u8, u8) = (0xff, 0xff, 0xff);
const BAND: f32 = 76.0;
const SMALL: f32 = 9.0;

/// Tag identifiers of each drawn block: its words, and the bullets of its lists.
type Drawn = BTreeMap<usize, Parts>;

#[derive(Default)]
struct Parts {
    dot: Option<Identifier>,
    words: Vec<Identifier>,
    /// Words of a table, by the cell.
    cells: BTreeMap<Cell, Vec<Identifier>>,
}

pub fn draw(document: &Document, faces: &Faces, pages: &[Page]) -> anyhow::Result<Vec<u8>> {
    let readable = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = readable.map_err(|error| anyhow!("{error:?}"))?;
    let mut file = File::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    file.set_metadata(properties(document));
    let mut drawn = Drawn::new();
    for (number, lines) in (1..).zip(pages) {
        let settings = PageSettings::from_wh(WIDTH, HEIGHT).context("A4 is a size")?;
        let mut page = file.start_page_with(settings);
        let mut pen = Pen { surface: page.surface(), faces };
        pen.surroundings(document, number, pages.len());
        for line in lines {
            pen.line(line, document, drawn.entry(line.block).or_default());
        }
        pen.surface.finish();
    }
    file.set_tag_tree(tree(document, drawn));
    file.set_outline(outline(document, pages));
    file.finish().map_err(|error| anyhow!("the document cannot be written: {error:?}"))
}

fn properties(document: &Document) -> Metadata {
    let day = document.dated_on;
    let part = |part: i8| u8::try_from(part).unwrap_or(1);
    let dated_at = DateTime::new(u16::try_from(day.year()).unwrap_or_default()).month(part(day.month()));
    Metadata::new()
        .title(document.title.clone())
        .language(LANGUAGE.into())
        .authors(vec![document.issuer.clone()])
        .creator(document.issuer.clone())
        .creation_date(dated_at.day(part(day.day())))
        .document_id(format!("{} {day}", document.title))
}

struct Pen<'a> {
    surface: Surface<'a>,
    faces: &'a Faces,
}

impl Pen<'_> {
    /// Draws the header band, the frame and the footer, on every page and outside the text.
    fn surroundings(&mut self, document: &Document, number: usize, of: usize) {
        self.surface.start_tagged(artifact(ArtifactType::Header));
        self.area(BRAND, [0.0, 0.0, WIDTH, BAND]);
        self.words(&document.issuer, (MARGIN, 46.0), 20.0, Weight::Bold, WHITE);
        self.surface.end_tagged();
        if document.layout == PageLayout::Letter {
            self.surface.start_tagged(artifact(ArtifactType::Layout));
            let (left, right, top, bottom) = (28.0, WIDTH - 28.0, BAND + 28.0, HEIGHT - 56.0);
            for side in [
                [left, top, right, top + 1.5],
                [left, bottom - 1.5, right, bottom],
                [left, top, left + 1.5, bottom],
                [right - 1.5, top, right, bottom],
            ] {
                self.area(BRAND, side);
            }
            self.ear((WIDTH / 2.0, BAND + 150.0));
            self.surface.end_tagged();
        }
        self.surface.start_tagged(artifact(ArtifactType::Footer));
        self.words(&document.footer, (MARGIN, HEIGHT - 36.0), SMALL, Weight::Regular, MUTED);
        if of > 1 {
            let numbered = format!("{number} z\u{a0}{of}");
            let width = self.faces.of(Weight::Regular).shape(&numbered).width * SMALL;
            self.words(&numbered, (WIDTH - MARGIN - width, HEIGHT - 36.0), SMALL, Weight::Regular, MUTED);
        }
        self.surface.end_tagged();
    }

    fn line(&mut self, line: &Line, document: &Document, parts: &mut Parts) {
        if let Some(x) = line.dot {
            parts.dot = Some(self.surface.start_tagged(ContentTag::Span(SpanTag::empty())));
            self.words("•", (x, line.y), line.size, line.weight, BRAND);
            self.surface.end_tagged();
        }
        let colour = match document.blocks.get(line.block) {
            Some(Block::Title(_)) => BRAND,
            _ => NAVY,
        };
        let tag = match line.cell {
            Some(Cell::Repeated) => artifact(ArtifactType::Other),
            _ => ContentTag::Span(SpanTag::empty()),
        };
        let identifier = self.surface.start_tagged(tag);
        match line.cell {
            None => parts.words.push(identifier),
            Some(Cell::Repeated) => {}
            Some(cell) => parts.cells.entry(cell).or_default().push(identifier),
        }
        // The trailing space keeps the words of two lines apart when they are read aloud or copied.
        self.words(&format!("{} ", line.text), (line.x, line.y), line.size, line.weight, colour);
        self.surface.end_tagged();
    }

    fn words(&mut self, text: &str, at: (f32, f32), size: f32, weight: Weight, colour: (u8, u8, u8)) {
        let face = self.faces.of(weight);
        let text = face.printable(text);
        let shaped = face.shape(&text);
        self.surface.set_fill(Some(fill(colour)));
        self.surface.draw_glyphs(Point::from_xy(at.0, at.1), &shaped.glyphs, face.font.clone(), &text, size, false);
    }

    /// Draws an ear of wheat that stands on a point.
    fn ear(&mut self, (x, foot): (f32, f32)) {
        self.area(ACCENT, [x - 0.9, foot - 40.0, x + 0.9, foot]);
        self.grain((x, foot - 40.0), (0.0, -22.0), 5.0);
        for pair in 0..4_u8 {
            let y = foot - 12.0 - f32::from(pair) * 9.0;
            self.grain((x - 1.0, y), (-15.0, -15.0), 4.5);
            self.grain((x + 1.0, y), (15.0, -15.0), 4.5);
        }
    }

    /// Draws a grain from its foot in a direction, with a width to either side.
    fn grain(&mut self, foot: (f32, f32), way: (f32, f32), wide: f32) {
        let top = (foot.0 + way.0, foot.1 + way.1);
        let length = way.0.hypot(way.1);
        let aside = (-way.1 / length * wide, way.0 / length * wide);
        let middle = (foot.0 + way.0 / 2.0, foot.1 + way.1 / 2.0);
        let mut path = PathBuilder::new();
        path.move_to(foot.0, foot.1);
        path.quad_to(middle.0 + aside.0, middle.1 + aside.1, top.0, top.1);
        path.quad_to(middle.0 - aside.0, middle.1 - aside.1, foot.0, foot.1);
        self.filled(ACCENT, path);
    }

    fn area(&mut self, colour: (u8, u8, u8), [left, top, right, bottom]: [f32; 4]) {
        let mut path = PathBuilder::new();
        if let Some(area) = Rect::from_ltrb(left, top, right, bottom) {
            path.push_rect(area);
        }
        self.filled(colour, path);
    }

    fn filled(&mut self, colour: (u8, u8, u8), path: PathBuilder) {
        if let Some(path) = path.finish() {
            self.surface.set_fill(Some(fill(colour)));
            self.surface.draw_path(&path);
        }
    }
}

fn artifact(kind: ArtifactType) -> ContentTag<'static> {
    ContentTag::Artifact(Artifact::with_kind(kind))
}

fn fill((red, green, blue): (u8, u8, u8)) -> Fill {
    Fill { paint: rgb::Color::new(red, green, blue).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

/// Tag tree in reading order; consecutive points form one list.
fn tree(document: &Document, mut drawn: Drawn) -> TagTree {
    let mut tree = TagTree::new().with_lang(Some(LANGUAGE.into()));
    let mut list: Option<TagGroup> = None;
    for (place, block) in document.blocks.iter().enumerate() {
        let Some(parts) = drawn.remove(&place) else { continue };
        if let Block::Point(_) = block {
            list.get_or_insert_with(|| TagGroup::new(Tag::L(ListNumbering::Disc))).push(point(parts));
            continue;
        }
        if let Some(list) = list.take() {
            tree.push(list);
        }
        if let Block::Table(_) = block {
            tree.push(table(parts));
            continue;
        }
        let words: Vec<Node> = parts.words.into_iter().map(Node::from).collect();
        tree.push(match block {
            Block::Title(text) => TagGroup::with_children(heading(1, text), words),
            Block::Heading(text) => TagGroup::with_children(heading(2, text), words),
            Block::Paragraph(_) | Block::Display(_) | Block::Point(_) | Block::Table(_) => {
                TagGroup::with_children(Tag::P, words)
            }
        });
    }
    if let Some(list) = list {
        tree.push(list);
    }
    tree
}

/// Outline of the document (bookmarks): its headings under the title.
fn outline(document: &Document, pages: &[Page]) -> Outline {
    let mut title = OutlineNode::new(document.title.clone(), XyzDestination::new(0, Point::from_xy(0.0, 0.0)));
    for (number, page) in pages.iter().enumerate() {
        let mut seen = None;
        for line in page {
            let is_first = seen.replace(line.block) != Some(line.block);
            if let (true, Some(Block::Heading(text))) = (is_first, document.blocks.get(line.block)) {
                let place = XyzDestination::new(number, Point::from_xy(0.0, line.y - line.size));
                title.push_child(OutlineNode::new(text.clone(), place));
            }
        }
    }
    let mut outline = Outline::new();
    outline.push_child(title);
    outline
}

fn heading(level: u16, text: &str) -> Tag<krilla::tagging::kind::Hn> {
    Tag::Hn(NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN), Some(text.to_owned()))
}

/// Tags of a table: a row of heads and the rows of its body.
fn table(parts: Parts) -> TagGroup {
    let mut rows: BTreeMap<Option<usize>, TagGroup> = BTreeMap::new();
    for (cell, words) in parts.cells {
        let words: Vec<Node> = words.into_iter().map(Node::from).collect();
        let (row, cell) = match cell {
            Cell::Body { row, .. } => (Some(row), TagGroup::with_children(Tag::TD, words)),
            Cell::Head { .. } | Cell::Repeated => {
                (None, TagGroup::with_children(Tag::TH(TableHeaderScope::Column), words))
            }
        };
        rows.entry(row).or_insert_with(|| TagGroup::new(Tag::TR)).push(cell);
    }
    TagGroup::with_children(Tag::Table, rows.into_values().map(Node::from).collect())
}

fn point(parts: Parts) -> TagGroup {
    let mut item = TagGroup::new(Tag::LI);
    if let Some(dot) = parts.dot {
        item.push(TagGroup::with_children(Tag::Lbl, vec![dot.into()]));
    }
    item.push(TagGroup::with_children(Tag::LBody, parts.words.into_iter().map(Node::from).collect()));
    item
}
