//! Proposals of consents that come with the program, to begin with; each becomes a draft that a lawyer should check.
use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::Audience;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::taken;
use super::model::{DraftRecord, WrittenDraft, audiences};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json;
use plon_platform::response::{DataResponse, MessageResponse};
use plon_platform::settings::Settings;

audit::events! {
    TAKE_PROPOSAL: () => DraftRecord = "consents.draft_take" on "consent_drafts";
}

#[derive(Debug, Clone, Deserialize)]
struct Proposal {
    slug: String,
    audience: Audience,
    required: bool,
    parent: Option<String>,
    /// Text with `{program}` and `{administrator}` for the settings' names.
    text: String,
}

static PROPOSALS: LazyLock<Vec<Proposal>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../../data/proposals/consents.json")).unwrap_or_default()
});

/// A proposal, with the programme's name and data controller in its text.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentProposal {
    slug: String,
    #[schema(schema_with = audiences)]
    audience: Audience,
    required: bool,
    /// Slug of the parent consent.
    parent: Option<String>,
    /// Plain text with line breaks.
    text: String,
    /// True when there is a draft or a consent with this slug.
    taken: bool,
}

/// The proposals to take as drafts.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"slugs": ["regulamin", "informacja-o-danych"]}))]
pub struct TakenProposals {
    slugs: BTreeSet<String>,
}

/// Lists the proposals that come with the program.
#[utoipa::path(get, path = "/api/v1/backoffice/consents/proposals", tag = "consents",
    responses((status = 200, body = DataResponse<Vec<ConsentProposal>>)))]
pub async fn admin_list_consent_proposals(
    State(app): State<App>,
    _: Operator<Editor>,
) -> Result<axum::Json<DataResponse<Vec<ConsentProposal>>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let names = Names::load(&mut tx).await?;
    let mut data = Vec::new();
    for proposal in PROPOSALS.iter() {
        let draft = names.fill(proposal);
        let taken = taken(&mut tx, 0, &draft).await?.is_some();
        let WrittenDraft { slug, audience, content: text, required, parent, .. } = draft;
        data.push(ConsentProposal { slug, audience, required, parent, text, taken });
    }
    Ok(axum::Json(DataResponse { data }))
}

/// Takes proposals as drafts. The settings must have the programme's name and data controller.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/proposals", tag = "consents",
    responses((status = 201, body = MessageResponse),
    (status = 409, description = "one of them is a draft or a consent already")))]
pub async fn admin_take_consent_proposals(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(TakenProposals { slugs }): Json<TakenProposals>,
) -> Result<(StatusCode, axum::Json<MessageResponse>), ApiError> {
    let (now, mut fields) = (app.clock.now(), Fields::default());
    let mut tx = app.db.begin().await?;
    let names = Names::load(&mut tx).await?;
    let chosen: Vec<&Proposal> = PROPOSALS.iter().filter(|proposal| slugs.contains(&proposal.slug)).collect();
    if chosen.is_empty() || chosen.len() < slugs.len() {
        fields.add_error("slugs", "Wybierz przynajmniej jeden wzór z\u{a0}listy");
    }
    if names.program.is_none() || names.administrator.is_none() {
        fields.add_error("slugs", "Najpierw wpisz w\u{a0}ustawieniach nazwę programu i\u{a0}administratora danych");
    }
    fields.check()?;
    for proposal in chosen {
        let draft = names.fill(proposal);
        if taken(&mut tx, 0, &draft).await?.is_some() {
            return Err(ErrorCode::VersionChanged.into());
        }
        let inserted = store::insert_draft(&mut tx, &draft, operator.id, now).await;
        let id = inserted.on_unique(|| ErrorCode::VersionChanged)?;
        let record = DraftRecord::from(&draft);
        audit::record(&mut tx, TAKE_PROPOSAL, audit::by(operator.id, id), (&(), &record), now).await?;
    }
    tx.commit().await?;
    let message = "Wzory są zapisane jako szkice. Przed publikacją pokaż je prawnikowi.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(MessageResponse { message })))
}

/// Names from the settings that the texts of proposals speak of.
struct Names {
    program: Option<String>,
    administrator: Option<String>,
}

impl Names {
    async fn load(db: &mut impl Read) -> sqlx::Result<Names> {
        let settings = Settings::load(db).await?;
        let name = |key| settings.set(key).map(str::to_owned);
        Ok(Names { program: name("brand_name"), administrator: name("data_controller") })
    }

    fn fill(&self, proposal: &Proposal) -> WrittenDraft {
        let Proposal { slug, audience, required, parent, text } = proposal.clone();
        let [program, administrator] = [&self.program, &self.administrator].map(|name| name.as_deref().unwrap_or("…"));
        let content = text.replace("{program}", program).replace("{administrator}", administrator);
        WrittenDraft { slug, audience, content, required, parent, proposal: true }
    }
}

#[cfg(test)]
mod tests {
    use plon_domain::consent::is_of_own_will;

    use super::*;

    #[test]
    fn every_proposal_stands_once_its_whole_before_it_and_advertising_is_voluntary() {
        assert!(PROPOSALS.len() > 10);
        for (place, proposal) in PROPOSALS.iter().enumerate() {
            let before = &PROPOSALS[..place];
            assert!(before.iter().all(|other| other.slug != proposal.slug), "{}", proposal.slug);
            assert!(!(proposal.required && is_of_own_will(&proposal.slug)), "{}", proposal.slug);
            let is_whole = |parent: &String| {
                before
                    .iter()
                    .any(|other| other.slug == *parent && other.parent.is_none() && other.audience == proposal.audience)
            };
            assert!(proposal.parent.iter().all(is_whole), "{}", proposal.slug);
        }
    }
}
