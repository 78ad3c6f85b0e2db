//! Webhooks of postings: one event for each participant of a call.
use std::collections::BTreeMap;

use plon_domain::balances::Balances;
use plon_domain::ledger::{AccountKind, TransferKind};

use super::model::Posting;
use crate::webhooks::{self, PointsPosted, PostedTransfer, Targets};
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;

/// Tells of new postings, with the balances that they have led to; the targets that want it are looked up where they
/// are not given.
pub async fn queue_points_posted(
    tx: &mut Tx,
    targets: Option<&Targets>,
    postings: &[&Posting<'_>],
    balances: impl Fn(ParticipantId) -> Option<Balances>,
    now: Timestamp,
) -> sqlx::Result<()> {
    if postings.is_empty() {
        return Ok(());
    }
    let events = || events_of(postings, balances);
    match targets {
        Some(targets) => targets.queue(tx, now, events).await,
        None => webhooks::queue_all(tx, None, now, events).await,
    }
}

fn events_of(postings: &[&Posting<'_>], balances: impl Fn(ParticipantId) -> Option<Balances>) -> Vec<PointsPosted> {
    type Sums = BTreeMap<(TransferKind, AccountKind, AccountKind), i64>;
    let mut sums: BTreeMap<ParticipantId, Sums> = BTreeMap::new();
    for Posting { participant, transfer, .. } in postings {
        let kinds = (transfer.kind(), transfer.from(), transfer.to());
        *sums.entry(*participant).or_default().entry(kinds).or_default() += transfer.amount().0;
    }
    let event = |(participant, sums): (ParticipantId, Sums)| PointsPosted {
        participant,
        transfers: sums
            .into_iter()
            .map(|((kind, from, to), points)| PostedTransfer { kind, from, to, points })
            .collect(),
        available: balances(participant).map_or(0, |balances| balances.get(AccountKind::Available).0),
    };
    sums.into_iter().map(event).collect()
}
