//! What one feature causes in another.
use std::collections::BTreeMap;

use plon_domain::audience::AccountType;
use plon_domain::import::ImportKind;
use plon_domain::points::Points;

use crate::app::App;
use crate::columns::{At, Day, DistributorId, ParticipantId};
use crate::db::{Read, Tx};
use crate::error::{ApiError, Fields};
use crate::evidence::Evidence;
use crate::imports::{Accepted, Posted, Row, Source, StagedRow, Verdict, Words};
use crate::invoices::edi;
use crate::ledger;
use crate::{achievements, auth, consents};

/// What follows from points that a participant has earned since their total stood at `before`: new levels with their
/// bonuses, and the mark of the programme's limit.
pub async fn points_earned(tx: &mut Tx, participant: ParticipantId, before: Points, now: At) -> Result<(), ApiError> {
    achievements::award(tx, participant, before, now).await?;
    let limit = ledger::limit_of_total(tx).await?;
    if ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::mark_limit_reached(tx, participant, now).await?;
    }
    Ok(())
}

/// What follows from points that were taken back: under the programme's limit again, its mark goes. Levels stay.
pub async fn points_taken_back(tx: &mut Tx, participant: ParticipantId) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(tx).await?;
    if !ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::unmark_limit_reached(tx, participant).await?;
    }
    Ok(())
}

/// The same for many participants at once, each with their total before and after: looked into only for those whom the
/// points have taken over a level or to the limit.
pub async fn points_earned_by_many(
    tx: &mut Tx,
    totals: &[(ParticipantId, Points, Points)],
    now: At,
) -> Result<(), ApiError> {
    let levels = achievements::levels(tx).await?;
    let limit = ledger::limit_of_total(tx).await?;
    for (participant, before, after) in totals {
        if *after >= limit || levels.iter().any(|level| before < level && level <= after) {
            points_earned(tx, *participant, *before, now).await?;
        }
    }
    Ok(())
}

/// What a kind of import calls its columns and figures.
pub fn import_words(kind: ImportKind) -> Words {
    match kind {
        ImportKind::EdiSales => edi::WORDS,
    }
}

/// What a mapping lacks beside the columns that every file of the kind must have: the column's key and the sentence.
pub fn import_mapping_fault(
    kind: ImportKind,
    distributor: Option<DistributorId>,
    mapping: &BTreeMap<String, String>,
) -> Option<(&'static str, &'static str)> {
    match kind {
        ImportKind::EdiSales => edi::mapping_fault(distributor, mapping),
    }
}

/// Checks the rows of an import; see `imports`.
pub enum ImportReader {
    EdiSales(edi::SalesReader),
}

/// The reader of a file, with what its kind looks rows up by.
pub async fn open_import(
    db: &mut impl Read,
    kind: ImportKind,
    source: Source,
    today: Day,
) -> Result<ImportReader, ApiError> {
    match kind {
        ImportKind::EdiSales => Ok(ImportReader::EdiSales(edi::SalesReader::open(db, source, today).await?)),
    }
}

impl ImportReader {
    /// A verdict on each row.
    pub async fn read(&mut self, db: &mut impl Read, rows: &mut [Row]) -> Result<Vec<Verdict>, ApiError> {
        match self {
            ImportReader::EdiSales(reader) => reader.read(db, rows).await,
        }
    }
}

/// Carries a chunk of accepted rows out.
pub async fn post_import(
    app: &App,
    tx: &mut Tx,
    kind: ImportKind,
    import: Accepted,
    rows: &[StagedRow],
) -> Result<Posted, ApiError> {
    match kind {
        ImportKind::EdiSales => edi::post(app, tx, import, rows).await,
    }
}

/// What follows once all rows are carried out, some at a time; whether all of it is done.
pub async fn finish_import(app: &App, tx: &mut Tx, kind: ImportKind, import: Accepted) -> Result<bool, ApiError> {
    match kind {
        ImportKind::EdiSales => Ok(edi::finish(tx, import, app.clock.now()).await?),
    }
}

/// The answers to the consents that came with a registration. Its form is best checked by `check_consents` before.
///
/// # Errors
/// `Invalid` at `consents.<slug>` when a required one is missing, `ConsentOutdated` when one is not the latest version.
pub async fn participant_registered(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: At,
) -> Result<(), ApiError> {
    consents::answer_all(tx, participant, ticked, evidence, now).await
}

/// The faults of the consents in a form, beside the form's other faults.
///
/// # Errors
/// `ConsentOutdated` when one of the ticked is not the latest version.
pub async fn check_consents(
    db: &mut impl Read,
    account_type: AccountType,
    ticked: &[i64],
    fields: &mut Fields,
) -> Result<(), ApiError> {
    consents::check(db, account_type, ticked, fields).await
}

/// The answers that came with a change of the profile: yes to the ticked, no to the others.
///
/// # Errors
/// As of `participant_registered`.
pub async fn consents_answered(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: At,
) -> Result<(), ApiError> {
    consents::answer_all(tx, participant, ticked, evidence, now).await
}

/// What goes when a day has passed, some at a time; how many rows they were.
pub async fn day_passed(tx: &mut Tx, now: At, most: i64) -> sqlx::Result<u64> {
    auth::forget_codes(tx, now, most).await
}

/// How many wrong codes were tried within a day, and whether that is so many that the brake on them is on.
pub async fn wrong_codes(db: &mut impl Read, now: At) -> sqlx::Result<(i64, bool)> {
    auth::wrong_codes(db, now).await
}
