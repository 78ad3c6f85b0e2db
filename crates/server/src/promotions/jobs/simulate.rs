//! Tries a draft on recorded purchases: all who could take part do, and those with a declaration declare what they buy.
use std::collections::BTreeMap;

use plon_domain::promotions::{Line, Participation, Simulated, Simulation, Terms, evaluate};

use super::super::editor::from_json;
use super::store::{self, SimulationRow};
use crate::app::App;
use crate::columns::{Day, ParticipantId};
use crate::error::ApiError;
use crate::ledger;

/// How many participants a step tries.
const AT_ONCE: i64 = 200;

/// Tries the draft on the next participants; `false` when there is no simulation under way.
pub async fn step(app: &App) -> Result<bool, ApiError> {
    let mut db = app.db.read().await?;
    let Some(run) = store::open_simulation(&mut db).await? else { return Ok(false) };
    let terms = from_json(&run.definition)?.terms;
    let mut sums: Simulation = serde_json::from_str(&run.result).map_err(anyhow::Error::new)?;
    let counts = terms.counts_purchases();
    let days = (Day(counts.from), Day(counts.to));
    let participants = store::next_buyers(&mut db, &run, days, AT_ONCE).await?;
    add(&mut db, &run, (&terms, days), &participants, &mut sums).await?;
    drop(db);
    let result = serde_json::to_string(&sums).map_err(anyhow::Error::new)?;
    let mut tx = app.db.begin().await?;
    store::move_simulation(&mut tx, &run, participants.last().copied(), &result, app.clock.now()).await?;
    tx.commit().await?;
    Ok(true)
}

async fn add(
    db: &mut crate::db::Conn,
    run: &SimulationRow,
    (terms, days): (&Terms, (Day, Day)),
    participants: &[ParticipantId],
    sums: &mut Simulation,
) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(db).await?;
    let points_per_zloty = store::points_per_zloty(db).await?;
    let mut lines: BTreeMap<ParticipantId, Vec<Line>> = BTreeMap::new();
    for row in store::lines_of(db, participants, days).await? {
        lines.entry(row.participant_id).or_default().push(row.read()?);
    }
    let mut others: BTreeMap<ParticipantId, Vec<String>> = BTreeMap::new();
    for (participant, key) in store::winners_beside(db, run.promotion_id, participants, days).await? {
        others.entry(participant).or_default().push(key);
    }
    for (participant, lines) in lines {
        let mut participation = Participation::default();
        if terms.draft().declaration.is_some() {
            participation.declared = Some(evaluate(terms, participation, &lines).current);
        }
        let evaluation = evaluate(terms, participation, &lines);
        let room = match evaluation.promised.is_nothing() {
            true => limit,
            false => ledger::balances(db, participant).await?.figures().room(limit),
        };
        let others = others.remove(&participant).unwrap_or_default();
        sums.add(&Simulated { evaluation: &evaluation, room, others: &others }, points_per_zloty);
    }
    Ok(())
}
