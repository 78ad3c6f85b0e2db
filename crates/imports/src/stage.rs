//! Reads an import's file row by row, has its kind check each row, and stages the valid ones.
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use anyhow::Context;
use plon_domain::import::RowState;
use plon_domain::number::grouped;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_blocking};

use super::cells::{Layout, Row};
use super::lines::model::Line;
use super::lines::store::NewError;
use super::lines::{self, Changes};
use super::model::MOST_CHANGES;
use super::rows::{FileType, RawRow, Stored, Unreadable};
use super::store::{self, Counts, ImportRow, StagedRow};
use super::upload::Head;
use super::{Group, ImportFormat, MOST_FAULTY, MOST_ROWS, Source, Staged, Verdict, batches, worker};
use crate::handler::{self, RowReader};
use plon_kernel::bulk::CHUNK;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Hash of a text; texts with equal hashes are taken as equal.
type Mark = u128;

/// Reads, checks and stages the whole file from its beginning.
///
/// # Errors
/// When the database or the file store does not answer; the file is then read again.
pub async fn stage_file(app: &App, run: &ImportRow) -> Result<(), ApiError> {
    if !clear(app, run).await? {
        return Ok(());
    }
    let source = Source { distributor: run.distributor_id };
    let mut reader =
        (handler::handler_of(run.kind)?.open)(&mut app.db.read().await?, source, app.clock.today()).await?;
    let layout = layout_of(run)?;
    let has_header = serde_json::from_str::<ImportFormat>(&run.format).map_err(anyhow::Error::new)?.header;
    let (mut batches, reading) = open(app, run).await?;
    let changes =
        lines::store::select_changes(run.id).first(&mut app.db.read().await?, "c.row_number", MOST_CHANGES).await?;
    let mut staging = Staging::new(app, run, Changes::new(changes));
    let mut header_is_next = has_header;
    let mut error = None;
    while let Some(mut batch) = batches.recv().await {
        if std::mem::take(&mut header_is_next) {
            batch.remove(0);
        }
        if !staging.stage(reader.as_mut(), &layout, batch).await? {
            return Ok(());
        }
        error = staging.too_much();
        if error.is_some() {
            break;
        }
    }
    drop(batches);
    let unreadable = reading.await.context("the reader of a file has failed")??.err().map(|why| why.to_string());
    let empty = (staging.counts.read == 0).then(|| "W\u{a0}pliku nie ma ani jednego wiersza z\u{a0}danymi".to_owned());
    let error = error.or(unreadable).or(empty);
    if let Some(mut tx) = worker::begin_step(app, run).await? {
        store::end_reading(&mut tx, run.id, error.as_deref()).await?;
        batches::accept_when_clean(&mut tx, run.id, app.clock.now()).await?;
        batches::webhook_events::queue_checked(&mut tx, run.id, app.clock.now()).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Deletes the results of an earlier reading; `false` when this process no longer holds the import's lease.
async fn clear(app: &App, run: &ImportRow) -> sqlx::Result<bool> {
    while let Some(mut tx) = worker::begin_step(app, run).await? {
        let gone = store::delete_staged_rows(&mut tx, run.id, CHUNK as i64).await?
            + lines::store::delete_lines(&mut tx, run.id, CHUNK as i64).await?
            + lines::store::delete_errors(&mut tx, run.id, CHUNK as i64).await?;
        tx.commit().await?;
        if gone == 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Layout of an import's columns in its file.
///
/// # Errors
/// When its stored format, mapping or head is not JSON.
pub fn layout_of(run: &ImportRow) -> anyhow::Result<Arc<Layout>> {
    let mapping: BTreeMap<String, String> = serde_json::from_str(&run.mapping)?;
    let head: Head = serde_json::from_str(&run.head)?;
    let names: Vec<String> = head.columns.into_iter().map(|column| column.name).collect();
    let columns = handler::labels_of(run.kind).columns;
    let file = FileType::of_media_type(&run.media_type);
    Ok(Arc::new(Layout::new(columns, &mapping, &names, file, serde_json::from_str(&run.format)?)))
}

type Reading = (mpsc::Receiver<Vec<RawRow>>, JoinHandle<anyhow::Result<Result<(), Unreadable>>>);

/// Starts a thread that reads the file, a chunk of rows ahead of staging.
async fn open(app: &App, run: &ImportRow) -> anyhow::Result<Reading> {
    let format: ImportFormat = serde_json::from_str(&run.format)?;
    let stored = Stored::open(&app.files, &run.file_key, FileType::of_media_type(&run.media_type)).await?;
    let (give, take) = mpsc::channel(2);
    let mut batch = Vec::with_capacity(CHUNK);
    let mut each = {
        let give = give.clone();
        move |row: RawRow, last: bool| {
            batch.push(row);
            if batch.len() < CHUNK && !last {
                return true;
            }
            give.blocking_send(std::mem::take(&mut batch)).is_ok()
        }
    };
    let reading = spawn_blocking(move || {
        let mut ahead = Ahead::default();
        let read = stored.rows(format, |row| ahead.push(row, &mut each));
        ahead.end(&mut each);
        read
    });
    Ok((take, reading))
}

/// Holds one row back, so that the last row is known as the last.
#[derive(Default)]
struct Ahead(Option<RawRow>);

impl Ahead {
    fn push(&mut self, row: RawRow, each: &mut impl FnMut(RawRow, bool) -> bool) -> bool {
        match self.0.replace(row) {
            Some(before) => each(before, false),
            None => true,
        }
    }

    fn end(&mut self, each: &mut impl FnMut(RawRow, bool) -> bool) {
        if let Some(last) = self.0.take() {
            each(last, true);
        }
    }
}

/// State of staging; only a hash is kept of each earlier row, so that memory use stays flat.
struct Staging<'a> {
    app: &'a App,
    run: &'a ImportRow,
    /// Operators' corrections and rows left out.
    changes: Changes,
    /// First row with each identity.
    marks: HashMap<Mark, i64>,
    groups: HashMap<Mark, SeenGroup>,
    counts: Counts,
    /// Figures that the valid rows would bring, by code.
    preview: BTreeMap<&'static str, i64>,
}

/// Chunk of a file with the operators' changes applied.
struct StagedChunk {
    rows: Vec<Row>,
    lines: Vec<Line>,
}

/// Group that has occurred before.
struct SeenGroup {
    first: i64,
    agrees: Mark,
    rows: u32,
}

impl<'a> Staging<'a> {
    fn new(app: &'a App, run: &'a ImportRow, changes: Changes) -> Staging<'a> {
        let (marks, groups) = (HashMap::new(), HashMap::new());
        Staging { app, run, changes, marks, groups, counts: Counts::default(), preview: BTreeMap::new() }
    }

    /// Checks rows and writes the results; `false` when this process no longer holds the import's lease.
    async fn stage(
        &mut self,
        reader: &mut dyn RowReader,
        layout: &Arc<Layout>,
        batch: Vec<RawRow>,
    ) -> Result<bool, ApiError> {
        let StagedChunk { mut rows, mut lines } = self.take(layout, batch);
        let verdicts = reader.read(&mut self.app.db.read().await?, &mut rows).await?;
        let (mut staged, mut errors) = (Vec::new(), Vec::new());
        let places = lines.iter_mut().filter(|line| line.state != RowState::LeftOut);
        for ((mut row, verdict), line) in rows.into_iter().zip(verdicts).zip(places) {
            let is_mended = line.state == RowState::Mended;
            let valid = match verdict {
                Verdict::Valid(valid) if !row.is_faulty() => self.place(&mut row, valid),
                Verdict::Skipped if !row.is_faulty() => {
                    self.counts.skipped += 1;
                    line.state = RowState::Outside;
                    continue;
                }
                _ => None,
            };
            match valid {
                Some(valid) => {
                    self.counts.mended += i64::from(is_mended);
                    staged.push(valid);
                }
                None => {
                    self.counts.faulty += 1;
                    line.state = RowState::Faulty;
                    errors.extend(NewError::all(row.number, row.into_errors()));
                }
            }
        }
        // Rows of buyers outside the programme are not stored, except those that somebody has changed.
        lines.retain(|line| line.state != RowState::Outside || self.changes.has(line.number));
        self.counts.valid += i64::try_from(staged.len()).unwrap_or(0);
        let Some(mut tx) = worker::begin_step(self.app, self.run).await? else { return Ok(false) };
        store::insert_staged_rows(&mut tx, self.run.id, &staged).await?;
        lines::store::insert_lines(&mut tx, self.run.id, self.run.edition, &lines).await?;
        lines::store::insert_errors(&mut tx, self.run.id, &errors).await?;
        let preview = serde_json::to_string(&self.preview).map_err(anyhow::Error::new)?;
        store::store_counts(&mut tx, self.run.id, self.counts, &preview).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Splits a chunk into the rows to be read, without those left out, and all rows for review.
    fn take(&mut self, layout: &Arc<Layout>, batch: Vec<RawRow>) -> StagedChunk {
        let (mut rows, mut lines) = (Vec::new(), Vec::new());
        for mut raw in batch {
            self.counts.read += 1;
            let (number, cells) = (raw.number, layout.cells(&raw));
            let state = if self.changes.is_left_out(number) {
                self.counts.left_out += 1;
                RowState::LeftOut
            } else {
                let is_mended = self.changes.mend(&mut raw, layout);
                rows.push(Row::new(raw, Arc::clone(layout)));
                if is_mended { RowState::Mended } else { RowState::Good }
            };
            lines.push(Line { number, state, cells });
        }
        StagedChunk { rows, lines }
    }

    /// Row with its group; none when it repeats another row or does not agree with its group.
    fn place(&mut self, row: &mut Row, valid: Staged) -> Option<StagedRow> {
        if let Some(identity) = &valid.identity {
            let first = *self.marks.entry(mark(identity)).or_insert(row.number);
            if first != row.number {
                row.add_row_error(format!("Ten wiersz powtarza wiersz {first}"));
                return None;
            }
        }
        let group_row = match &valid.group {
            Some(group) => self.join(row, group)?,
            None => {
                self.counts.groups += 1;
                row.number
            }
        };
        for (code, value) in &valid.preview {
            *self.preview.entry(code).or_default() += value;
        }
        Some(StagedRow { group_row, row_number: row.number, payload: valid.payload })
    }

    fn join(&mut self, row: &mut Row, group: &Group) -> Option<i64> {
        let agrees = mark(&group.agrees);
        let groups = &mut self.counts.groups;
        let known = self.groups.entry(mark(&group.key)).or_insert_with(|| {
            *groups += 1;
            SeenGroup { first: row.number, agrees, rows: 0 }
        });
        known.rows += 1;
        if known.agrees != agrees {
            row.add_row_error(format!("{} (wiersz {})", group.differs, known.first));
            return None;
        }
        if known.rows > group.most {
            row.add_row_error(format!("Więcej niż {}\u{a0}pozycji od wiersza {}", group.most, known.first));
            return None;
        }
        Some(known.first)
    }

    /// Reason why reading stops here.
    fn too_much(&self) -> Option<String> {
        if self.counts.faulty > MOST_FAULTY {
            return Some(format!(
                "Błędnych wierszy jest więcej niż {}, dlatego nie sprawdzaliśmy dalej. Sprawdź kolumny i\u{a0}format pliku.",
                grouped(MOST_FAULTY)
            ));
        }
        (self.counts.read > MOST_ROWS)
            .then(|| format!("Plik ma więcej niż {}\u{a0}wierszy. Podziel go na mniejsze.", grouped(MOST_ROWS)))
    }
}

fn mark(text: &str) -> Mark {
    let hash = Sha256::digest(text.as_bytes());
    hash.iter().take(16).fold(0, |mark, byte| (mark << 8) | Mark::from(*byte))
}
