//! Changes by the shares of some participants in a promotion, written for all of them together.
use std::collections::BTreeMap;

use plon_domain::balances::Balances;
use plon_domain::ledger::{CauseKind, Transfer};
use plon_domain::points::Points;
use plon_domain::promotions::Card;

use super::super::promotion::Promotion;
use super::super::store::ParticipationRow;
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posting};
use plon_platform::webhooks::{self, PromotionReached};
use plon_rewards::points;

/// Transfer of a share.
pub struct ShareTransfer {
    pub participant: ParticipantId,
    pub transfer: Transfer,
    /// Number of the transfer among those of the share.
    pub number: i64,
    pub explanation: String,
}

/// Changes of shares, with the accounts that they are posted to.
pub struct Writing<'a> {
    promotion: &'a Promotion,
    balances: BTreeMap<ParticipantId, Balances>,
    /// The programme's limit of a total.
    pub limit: Points,
    /// Points left in the promotion's pool; none where it has no pool.
    pub left: Option<Points>,
    pub transfers: Vec<ShareTransfer>,
    /// Shares with the points due and posted.
    pub posted: Vec<(ParticipationRow, Points)>,
    pub cards: Vec<(ParticipantId, String, Card)>,
    pub reached: Vec<PromotionReached>,
    /// Participants who were given points.
    pub richer: Vec<ParticipantId>,
    /// Participants from whom points were taken back.
    pub poorer: Vec<ParticipantId>,
}

impl<'a> Writing<'a> {
    /// Reads the accounts of the participants, locked by the caller.
    pub async fn open(
        tx: &mut Tx,
        promotion: &'a Promotion,
        participants: &[ParticipantId],
    ) -> Result<Writing<'a>, ApiError> {
        Ok(Writing {
            promotion,
            balances: ledger::lock_all(tx, participants).await?,
            limit: ledger::limit_of_total(tx).await?,
            left: None,
            transfers: Vec::new(),
            posted: Vec::new(),
            cards: Vec::new(),
            reached: Vec::new(),
            richer: Vec::new(),
            poorer: Vec::new(),
        })
    }

    /// Balances of a participant before anything of this is written.
    ///
    /// # Errors
    /// When the participant is none of those it was opened for.
    pub fn balances(&self, of: ParticipantId) -> anyhow::Result<&Balances> {
        self.balances.get(&of).ok_or_else(|| anyhow::anyhow!("the accounts of participant {} are not read", of.0))
    }

    /// Writes the changes, and what follows from the points.
    pub async fn write(mut self, tx: &mut Tx, now: Timestamp) -> Result<(), ApiError> {
        let mut totals = Vec::with_capacity(self.richer.len());
        for id in &self.richer {
            totals.push((*id, self.balances(*id)?.figures().total));
        }
        self.post(tx, now).await?;
        store::put_posted(tx, &self.posted).await?;
        store::insert_cards(tx, self.promotion.id, &self.cards, now).await?;
        let mut risen = Vec::with_capacity(totals.len());
        for (id, before) in totals {
            risen.push((id, before, self.balances(id)?.figures().total));
        }
        if !risen.is_empty() {
            points::apply_earned_by_many(tx, &risen, now).await?;
        }
        for id in &self.poorer {
            points::apply_taken_back(tx, *id, now).await?;
        }
        if !self.reached.is_empty() {
            webhooks::queue_all(tx, None, now, || self.reached).await?;
        }
        Ok(())
    }

    async fn post(&mut self, tx: &mut Tx, now: Timestamp) -> Result<(), ApiError> {
        let promotion = self.promotion.id;
        let postings: Vec<Posting<'_>> = self.transfers.iter().map(|due| due.posting(promotion)).collect();
        let new = ledger::post_all(tx, &postings, &mut self.balances, now).await?;
        if new < postings.len() {
            return Err(anyhow::anyhow!("a share of promotion {} was posted before", promotion.0).into());
        }
        Ok(())
    }
}

impl ShareTransfer {
    fn posting(&self, promotion: PromotionId) -> Posting<'_> {
        Posting {
            participant: self.participant,
            transfer: self.transfer,
            cause: (CauseKind::Promotion, promotion.0),
            key: format!("promotion:{}:{}:{}", promotion.0, self.participant.0, self.number),
            explanation: &self.explanation,
        }
    }
}
