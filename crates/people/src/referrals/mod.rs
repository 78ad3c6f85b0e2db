//! Referrals: partners recommend the programme by a link, and see those who came by it and agreed to be seen.
mod admin;
mod link;
mod list;
mod model;
mod own;
mod show;
mod store;

use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::evidence::Evidence;
use plon_platform::openapi::{ApiRouter, routes};

pub use admin::{ReferralLinkCounts, ReferredBy, find_link, find_referrer, list_all};
pub use model::ReferralRow;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(show::show_referral))
        .routes(routes!(link::show_referral_link))
        .routes(routes!(list::list_referrals))
        .routes(routes!(own::show_own_referral))
        .routes(routes!(own::answer_own_referral))
}

/// Records that a new participant came by a partner's link. The partner may see who it is if the words that were agreed
/// to are still those of the question. An unknown code is none: nobody is kept out by it.
///
/// # Errors
/// When the database does not answer.
pub async fn record_referral(
    tx: &mut Tx,
    new: ParticipantId,
    (code, agreed_to): (&str, Option<&str>),
    evidence: &Evidence,
    now: Timestamp,
) -> sqlx::Result<()> {
    let Some(partner) = store::find_partner(tx, code.trim()).await? else { return Ok(()) };
    let consent = consent(&partner.company_name);
    let agreed = agreed_to == Some(consent.as_str());
    store::insert_referral(tx, (new, partner.id), agreed, now).await?;
    store::insert_answer(tx, new, (agreed, &consent), evidence, now).await
}

/// The question whether a partner may see a participant.
fn consent(partner: &str) -> String {
    format!(
        "Zgadzam się, żeby partner programu {partner} widział nazwę mojego gospodarstwa lub firmy, miejscowość \
         i\u{a0}dzień zapisu do programu. Zgodę mogę wycofać w\u{a0}każdej chwili w\u{a0}swoim profilu."
    )
}

/// Address of the registration form by a partner's link.
fn link_url(app: &App, code: &str) -> String {
    format!("{}/rejestracja?polecenie={code}", app.public_url)
}
