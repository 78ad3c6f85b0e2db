//! Checklist before the opening: what the law and the programme need, and what of it is there.
use axum::Json;
use axum::extract::State;
use plon_domain::message::{Channel, MessageStatus};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Facts, LaunchItemCode, LaunchItemState};
use super::store;
use plon_kernel::db::Read;
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;
use plon_platform::settings::Settings;

/// Checklist before the opening.
#[derive(Debug, Serialize, ToSchema)]
pub struct LaunchChecklist {
    /// True once the portal is open.
    is_open: bool,
    items: Vec<LaunchItem>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LaunchItem {
    pub code: LaunchItemCode,
    pub state: LaunchItemState,
    /// Finding, for an operator; none where the state says it all.
    note: Option<String>,
}

/// Shows what the portal still needs before it is opened.
#[utoipa::path(get, path = "/api/v1/backoffice/launch-checklist", tag = "setup",
    responses((status = 200, body = DataResponse<LaunchChecklist>)))]
pub async fn admin_show_launch_checklist(
    State(app): State<App>,
    _: Operator<Administrator>,
) -> Result<Json<DataResponse<LaunchChecklist>>, ApiError> {
    Ok(Json(DataResponse { data: LaunchChecklist::load(&app, &mut app.db.read().await?).await? }))
}

impl LaunchChecklist {
    /// # Errors
    /// When the database does not answer.
    pub async fn load(app: &App, db: &mut impl Read) -> Result<LaunchChecklist, ApiError> {
        let facts = store::load_facts(db, app.clock.today()).await?;
        let settings = Settings::load(db).await?;
        let mut items = of_the_programme(&facts, &settings);
        items.push(sender(app, db, Channel::Sms, (LaunchItemCode::SmsSender, "PLON_SMSAPI_TOKEN")).await?);
        items.push(sender(app, db, Channel::Email, (LaunchItemCode::EmailSender, "PLON_SMTP_HOST")).await?);
        items.extend(of_the_operation(&facts, &app.public_url));
        Ok(LaunchChecklist { is_open: app.opening.read(db).await?, items })
    }

    /// Items without which the portal is not opened.
    pub fn missing(&self) -> impl Iterator<Item = &LaunchItem> {
        self.items.iter().filter(|item| item.state == LaunchItemState::Missing)
    }
}

fn required(code: LaunchItemCode, is_done: bool) -> LaunchItem {
    let state = if is_done { LaunchItemState::Done } else { LaunchItemState::Missing };
    LaunchItem { code, state, note: None }
}

fn recommended(code: LaunchItemCode, is_done: bool) -> LaunchItem {
    let state = if is_done { LaunchItemState::Done } else { LaunchItemState::Recommended };
    LaunchItem { code, state, note: None }
}

fn has_all(settings: &Settings, keys: [&str; 4]) -> bool {
    keys.iter().all(|key| settings.set(key).is_some())
}

fn of_the_programme(facts: &Facts, settings: &Settings) -> Vec<LaunchItem> {
    let is_named = has_all(settings, ["brand_name", "data_controller", "brand_phone", "brand_email"]);
    let has_account = has_all(settings, ["payout_account", "payout_name", "payout_street", "payout_city"])
        && (!facts.charity || has_all(settings, ["charity_account", "charity_name", "charity_street", "charity_city"]));
    vec![
        required(LaunchItemCode::Programme, is_named),
        required(LaunchItemCode::Season, facts.season),
        recommended(LaunchItemCode::Levels, facts.levels),
        required(LaunchItemCode::Consents, facts.consents),
        required(LaunchItemCode::Rules, facts.rules),
        required(LaunchItemCode::PrivacyPolicy, facts.privacy),
        required(LaunchItemCode::Products, facts.products),
        required(LaunchItemCode::Distributor, facts.distributor),
        required(LaunchItemCode::Reward, facts.reward),
        match facts.transfers {
            true => required(LaunchItemCode::PayoutAccount, has_account),
            false => recommended(LaunchItemCode::PayoutAccount, has_account),
        },
    ]
}

fn of_the_operation(facts: &Facts, public_url: &str) -> [LaunchItem; 4] {
    let counted = |item: LaunchItem, count: i64| LaunchItem { note: Some(format!("Teraz: {count}")), ..item };
    let signers = match facts.transfers {
        true => required(LaunchItemCode::Signers, facts.signers >= 2),
        false => recommended(LaunchItemCode::Signers, facts.signers >= 2),
    };
    let is_tried_out = is_of_this_machine(public_url);
    let https = required(LaunchItemCode::Https, public_url.starts_with("https://") || is_tried_out);
    let reach = if is_tried_out { ". Działa tylko na tym komputerze" } else { "" };
    [
        counted(required(LaunchItemCode::Administrators, facts.administrators >= 2), facts.administrators),
        counted(signers, facts.signers),
        recommended(LaunchItemCode::Backup, facts.backup),
        LaunchItem { note: Some(format!("Adres portalu: {public_url}{reach}")), ..https },
    ]
}

/// True for an address that nobody else can reach, where the portal is tried out.
fn is_of_this_machine(url: &str) -> bool {
    let host = url.strip_prefix("http://").unwrap_or_default();
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|own| {
        host.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with(':') || rest.starts_with('/'))
    })
}

/// Sender of a channel, by its item and the setting that names it: set, and tried by a message that it has taken.
async fn sender(
    app: &App,
    db: &mut impl Read,
    channel: Channel,
    (code, setting): (LaunchItemCode, &str),
) -> Result<LaunchItem, ApiError> {
    if app.senders.missing().contains(&channel) {
        let note = format!("Wysyłka nie jest ustawiona na serwerze ({setting}).");
        return Ok(LaunchItem { note: Some(note), ..required(code, false) });
    }
    let Some(last) = store::find_test_message(db, channel).await? else {
        let note = "Wysyłka jest ustawiona. Wyślij wiadomość próbną.".to_owned();
        return Ok(LaunchItem { note: Some(note), ..required(code, false) });
    };
    let is_done = matches!(last.status, MessageStatus::Sent | MessageStatus::Delivered);
    let mut note = format!("Wiadomość próbna: {}", last.status.label().to_lowercase());
    if let Some(error) = last.last_error.filter(|_| !is_done) {
        note.push_str(&format!(". {error}"));
    }
    Ok(LaunchItem { note: Some(note), ..required(code, is_done) })
}

#[cfg(test)]
mod tests {
    use super::is_of_this_machine;

    #[test]
    fn only_this_machine_is_tried_out_without_tls() {
        for url in ["http://127.0.0.1:8080", "http://localhost", "http://[::1]:80"] {
            assert!(is_of_this_machine(url), "{url}");
        }
        for url in ["http://plon.pl", "http://localhost.plon.pl", "http://127.0.0.10", "ftp://localhost", ""] {
            assert!(!is_of_this_machine(url), "{url}");
        }
    }
}
