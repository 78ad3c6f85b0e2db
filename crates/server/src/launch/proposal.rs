//! `POST /api/v1/backoffice/launch-checklist/proposals`: begins a page from an editable proposal.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::ProposedPage;
use super::store;
use plon_content::content::{self, Draft};
use plon_kernel::ids::PageId;
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::Settings;

/// Page to begin.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"page": "rules"}))]
pub struct ProposalForm {
    page: ProposedPage,
}

/// Draft of a page, to be edited and published.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProposedDraft {
    id: PageId,
}

/// Begins a page as a draft, from a proposal with the programme's name and contacts. A page that is there stays.
#[utoipa::path(post, path = "/api/v1/backoffice/launch-checklist/proposals", tag = "setup",
    responses((status = 201, body = ActionResponse<ProposedDraft>)))]
pub async fn admin_create_proposed_page(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<ProposalForm>,
) -> Result<(StatusCode, Body<ActionResponse<ProposedDraft>>), ApiError> {
    let (slug, title, summary, text) = match form.page {
        ProposedPage::Rules => (
            "regulamin",
            "Regulamin programu",
            "Zasady udziału w\u{a0}programie.",
            include_str!("../../../../data/proposals/regulamin.html"),
        ),
        ProposedPage::PrivacyPolicy => (
            "polityka-prywatnosci",
            "Polityka prywatności",
            "Kto i\u{a0}po co przetwarza dane uczestników.",
            include_str!("../../../../data/proposals/polityka-prywatnosci.html"),
        ),
    };
    let mut tx = app.db.begin().await?;
    if let Some(id) = store::find_page(&mut tx, slug).await? {
        let message = "Ta strona już jest. Dokończ ją i\u{a0}opublikuj.".to_owned();
        return Ok((StatusCode::CREATED, Body(ActionResponse { data: ProposedDraft { id: PageId(id) }, message })));
    }
    let text = filled(text, &Settings::load(&mut tx).await?);
    let id = content::insert_draft(&app, tx, operator.id, Draft { slug, title, summary, text: &text }).await?;
    let message = "Wzór jest wstawiony jako szkic. Popraw go i\u{a0}opublikuj.".to_owned();
    Ok((StatusCode::CREATED, Body(ActionResponse { data: ProposedDraft { id }, message })))
}

/// Fills the programme's name and contacts in; what is not set stays as a gap to be filled by hand.
fn filled(text: &str, settings: &Settings) -> String {
    let places = [
        ("{program}", "brand_name"),
        ("{administrator}", "data_controller"),
        ("{telefon}", "brand_phone"),
        ("{email}", "brand_email"),
    ];
    places.iter().fold(text.to_owned(), |text, (place, key)| match settings.set(key) {
        Some(value) => text.replace(place, &escaped(value)),
        None => text,
    })
}

fn escaped(value: &str) -> String {
    value.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
