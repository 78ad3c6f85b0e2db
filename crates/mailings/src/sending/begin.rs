//! Beginning of a mailing: its links, and its recipients, who are fixed from then on.
use plon_domain::mailing::MailingChannel;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;

use super::store;
use super::worker::Next;
use crate::model::MailingRow;
use crate::rules::Rules;

/// Participants whose rows are written at once: the conditions are looked at anew for each of these pages.
const AT_ONCE: i64 = 2_000;

/// Characters of a link's code; an SMS has few to spare.
const CODE_LENGTH: usize = 10;

/// Begins a mailing. One that has grown past the size of which a second person must know waits for that person.
pub async fn begin(app: &App, tx: &mut Tx, mailing: &MailingRow) -> anyhow::Result<Next> {
    let now = app.clock.now();
    let members = plon_audiences::count(tx, &mailing.frozen_conditions()?, now).await?;
    if mailing.approved_by.is_none() && members > Rules::load(tx).await?.approval_above {
        store::hold_for_approval(tx, mailing.id, members).await?;
        return Ok(Next::Over);
    }
    if !mailing.page.is_empty() {
        for channel in [MailingChannel::Email, MailingChannel::Sms] {
            if mailing.channels.has(channel) {
                let code: String = app.rng.public_id().chars().take(CODE_LENGTH).collect();
                store::insert_link(tx, mailing.id, channel, &code).await?;
            }
        }
    }
    store::mark_begun(tx, mailing.id, now).await?;
    Ok(Next::Step)
}

/// Adds the next members of the segment, in every channel of the mailing.
pub async fn add_recipients(app: &App, tx: &mut Tx, mailing: &MailingRow) -> anyhow::Result<Next> {
    let after = Some(ParticipantId(mailing.prepared_to)).filter(|id| id.0 > 0);
    let conditions = mailing.frozen_conditions()?;
    let members = plon_audiences::list_members(tx, &conditions, app.clock.now(), (after, AT_ONCE)).await?;
    let channels = mailing.channels.list();
    let rows: Vec<(ParticipantId, MailingChannel)> =
        members.iter().flat_map(|member| channels.iter().map(|channel| (*member, *channel))).collect();
    store::insert_recipients(tx, mailing.id, &rows).await?;
    let is_all = i64::try_from(members.len())? < AT_ONCE;
    let last = members.last().map_or(mailing.prepared_to, |member| member.0);
    store::mark_prepared(tx, mailing.id, last, is_all).await?;
    Ok(Next::Step)
}
