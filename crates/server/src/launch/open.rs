//! `POST /api/v1/backoffice/launch-checklist/open`: opens the portal to participants.
use axum::Json;
use axum::extract::State;

use super::checklist::LaunchChecklist;
use super::model::LaunchItemCode;
use plon_content::system;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::response::ActionResponse;
use plon_platform::settings;

audit::events! {
    OPEN: () => EmptyRecord = "launch.open" on "settings";
}

/// Opens the portal, for good; maintenance closes it from then on.
/// Refused with the sentences of the items that are missing. A portal that is open gets the same answer again.
#[utoipa::path(post, path = "/api/v1/backoffice/launch-checklist/open", tag = "setup",
    responses((status = 200, body = ActionResponse<LaunchChecklist>), (status = 422)))]
pub async fn admin_open_portal(
    State(app): State<App>,
    operator: Operator<Administrator>,
) -> Result<Json<ActionResponse<LaunchChecklist>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if !app.opening.read(&mut tx).await? {
        let mut fields = Fields::default();
        for item in LaunchChecklist::load(&app, &mut tx).await?.missing() {
            let (field, sentence) = missing(item.code);
            fields.add_error(field, sentence);
        }
        fields.check()?;
        if system::open_portal(&mut tx, now).await? {
            let version = settings::VERSION.read(&mut tx).await?;
            audit::record(&mut tx, OPEN, audit::by(operator.id, version), (&(), &EmptyRecord {}), now).await?;
        }
        tx.commit().await?;
    }
    let data = LaunchChecklist::load(&app, &mut app.db.read().await?).await?;
    Ok(Json(ActionResponse { data, message: "Portal jest otwarty".to_owned() }))
}

/// Field and sentence of an item that is missing.
fn missing(code: LaunchItemCode) -> (&'static str, &'static str) {
    match code {
        LaunchItemCode::Programme => ("programme", "Brakuje nazwy, administratora danych albo kontaktu programu"),
        LaunchItemCode::Season => ("season", "Bieżący sezon nie jest otwarty"),
        LaunchItemCode::Levels => ("levels", "Brakuje poziomów osiągnięć"),
        LaunchItemCode::Consents => ("consents", "Brakuje zgody, którą uczestnik musi zaznaczyć"),
        LaunchItemCode::Rules => ("rules", "Nie ma opublikowanego regulaminu ani jego pliku PDF"),
        LaunchItemCode::PrivacyPolicy => ("privacy_policy", "Polityka prywatności nie jest opublikowana"),
        LaunchItemCode::Products => ("products", "Brakuje produktu z\u{a0}punktami w\u{a0}bieżącym sezonie"),
        LaunchItemCode::Distributor => ("distributor", "Brakuje dystrybutora"),
        LaunchItemCode::Reward => ("reward", "Brakuje nagrody"),
        LaunchItemCode::PayoutAccount => ("payout_account", "Brakuje rachunku, z\u{a0}którego wychodzą przelewy"),
        LaunchItemCode::SmsSender => ("sms_sender", "Wysyłka SMS nie jest sprawdzona"),
        LaunchItemCode::EmailSender => ("email_sender", "Wysyłka e-maili nie jest sprawdzona"),
        LaunchItemCode::Administrators => ("administrators", "Potrzeba dwóch administratorów"),
        LaunchItemCode::Signers => ("signers", "Potrzeba dwóch osób, które zatwierdzają wypłaty"),
        LaunchItemCode::Backup => ("backup", "Brakuje kopii zapasowej"),
        LaunchItemCode::Https => ("https", "Adres portalu nie zaczyna się od https://"),
    }
}
