//! Referrals, as the record of a participant shows them.
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{ReferralCounts, ReferralRow};
use super::{link_url, store};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{Page, PageRequest};
use plon_platform::app::App;

/// Partner by whose link a participant came.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReferredBy {
    id: ParticipantId,
    company_name: String,
    /// True if the partner may see the participant.
    agreed: bool,
}

/// A partner's link, and the numbers of those who came by it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReferralLinkCounts {
    url: String,
    total: i64,
    /// Number of those who agreed to be seen by the partner.
    visible: i64,
}

/// Finds the partner by whose link a participant came.
///
/// # Errors
/// When the database does not answer.
pub async fn find_referrer(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Option<ReferredBy>> {
    let found = store::find_referrer(db, of).await?;
    Ok(found.map(|(id, company_name, agreed)| ReferredBy { id, company_name, agreed }))
}

/// Finds a partner's link with its numbers; `None` before it was first asked for.
///
/// # Errors
/// When the database does not answer.
pub async fn find_link(db: &mut impl Read, app: &App, of: ParticipantId) -> sqlx::Result<Option<ReferralLinkCounts>> {
    let Some(code) = store::find_code(db, of).await? else { return Ok(None) };
    let ReferralCounts { total, visible } = store::count_referrals(db, of).await?;
    Ok(Some(ReferralLinkCounts { url: link_url(app, &code), total, visible }))
}

/// A page of those who came by a partner's link, the newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn list_all(db: &mut impl Read, of: ParticipantId, slice: PageRequest) -> sqlx::Result<Page<ReferralRow>> {
    store::select_referrals(of, true).page(db, store::BY_TIME, true, slice).await
}
