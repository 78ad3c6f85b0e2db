//! Accounts of payouts: the one that transfers leave from, the charity's, and the file formats of the programme's bank.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::iban::Iban;
use plon_domain::payout::{FileEncoding, FileFormat};
use plon_identity::operators::{Signature, notify_with_advice};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AdminSettings, Change, PayoutAccountsChange, SettingsRecord};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::Settings;
use plon_platform::text_input::parse_line;

audit::events! {
    CHANGE_PAYOUT_ACCOUNTS: SettingsRecord => SettingsRecord = "settings.payouts" on "settings";
}

/// Longest name of a party in characters: two lines of a bank's file.
const LONGEST_NAME: usize = 70;
/// Longest line of an address in characters, and of the reference, as a bank's file has them.
const LONGEST_LINE: usize = 35;
/// Longest title before the order's number in characters: a bank's file has 140 for both.
const LONGEST_TITLE: usize = 100;

/// Accounts and file formats of payouts; an empty account means that no such transfers can be paid out.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct PayoutAccounts {
    /// IBAN of the account that transfers leave from.
    payout_account: String,
    /// Name of the payer, as the bank knows it.
    payout_name: String,
    payout_street: String,
    /// Postcode and town of the payer.
    payout_city: String,
    /// Title of transfers to participants, before the order's number; empty for the portal's own words.
    payout_title: String,
    /// IBAN of the charity.
    charity_account: String,
    charity_name: String,
    charity_street: String,
    charity_city: String,
    charity_title: String,
    /// Last field of Elixir-0, for banks that want one.
    elixir_reference: String,
    /// Formats of the file for the bank.
    #[schema(required)]
    pain_001_001_09: bool,
    #[schema(required)]
    pain_001_001_03: bool,
    #[schema(required)]
    elixir_0: bool,
    /// Encodings of Elixir-0.
    #[schema(required)]
    cp1250: bool,
    #[schema(required)]
    iso_8859_2: bool,
    #[schema(required)]
    cp852: bool,
    #[schema(required)]
    utf_8: bool,
}

impl PayoutAccounts {
    pub fn of(settings: &Settings) -> PayoutAccounts {
        let offers = |list: &str, code: &str| {
            settings.set(list).is_none_or(|codes| codes.split(',').any(|known| known.trim() == code))
        };
        let format = |format: FileFormat| offers("payout_formats", format.as_str());
        let encoding = |encoding: FileEncoding| offers("payout_encodings", encoding.as_str());
        PayoutAccounts {
            payout_account: settings.text("payout_account"),
            payout_name: settings.text("payout_name"),
            payout_street: settings.text("payout_street"),
            payout_city: settings.text("payout_city"),
            payout_title: settings.text("payout_title"),
            charity_account: settings.text("charity_account"),
            charity_name: settings.text("charity_name"),
            charity_street: settings.text("charity_street"),
            charity_city: settings.text("charity_city"),
            charity_title: settings.text("charity_title"),
            elixir_reference: settings.text("elixir_reference"),
            pain_001_001_09: format(FileFormat::Pain09),
            pain_001_001_03: format(FileFormat::Pain03),
            elixir_0: format(FileFormat::Elixir),
            cp1250: encoding(FileEncoding::Cp1250),
            iso_8859_2: encoding(FileEncoding::Latin2),
            cp852: encoding(FileEncoding::Cp852),
            utf_8: encoding(FileEncoding::Utf8),
        }
    }

    /// Reads the values to store, by key.
    fn parse(&self) -> Result<[(&'static str, String); 13], ApiError> {
        let mut fields = Fields::default();
        let payout_account = account(&mut fields, "payout_account", &self.payout_account);
        let charity_account = account(&mut fields, "charity_account", &self.charity_account);
        let mut line = |field: &str, value: &str, longest, is_needed: bool| {
            let text = parse_line(&mut fields, field, &Some(value.to_owned()), longest)?;
            if is_needed { fields.required(field, text) } else { Some(text.unwrap_or_default()) }
        };
        let (pays, gives) = (payout_account != Some(String::new()), charity_account != Some(String::new()));
        let payout_name = line("payout_name", &self.payout_name, LONGEST_NAME, pays);
        let payout_street = line("payout_street", &self.payout_street, LONGEST_LINE, pays);
        let payout_city = line("payout_city", &self.payout_city, LONGEST_LINE, pays);
        let payout_title = line("payout_title", &self.payout_title, LONGEST_TITLE, false);
        let charity_name = line("charity_name", &self.charity_name, LONGEST_NAME, gives);
        let charity_street = line("charity_street", &self.charity_street, LONGEST_LINE, gives);
        let charity_city = line("charity_city", &self.charity_city, LONGEST_LINE, gives);
        let charity_title = line("charity_title", &self.charity_title, LONGEST_TITLE, false);
        let elixir_reference = line("elixir_reference", &self.elixir_reference, LONGEST_LINE, false);
        let (formats, encodings) = (self.formats(), self.encodings());
        if formats.is_empty() {
            fields.add_error("pain_001_001_09", "Wybierz co najmniej jeden format");
        }
        if self.elixir_0 && encodings.is_empty() {
            fields.add_error("cp1250", "Wybierz co najmniej jedno kodowanie");
        }
        fields.check()?;
        Ok([
            ("payout_account", payout_account),
            ("payout_name", payout_name),
            ("payout_street", payout_street),
            ("payout_city", payout_city),
            ("payout_title", payout_title),
            ("charity_account", charity_account),
            ("charity_name", charity_name),
            ("charity_street", charity_street),
            ("charity_city", charity_city),
            ("charity_title", charity_title),
            ("elixir_reference", elixir_reference),
            ("payout_formats", Some(formats)),
            ("payout_encodings", Some(encodings)),
        ]
        .map(|(key, value)| (key, value.unwrap_or_default())))
    }

    /// Codes of the chosen formats, as the settings hold them.
    fn formats(&self) -> String {
        chosen([
            (self.pain_001_001_09, FileFormat::Pain09.as_str()),
            (self.pain_001_001_03, FileFormat::Pain03.as_str()),
            (self.elixir_0, FileFormat::Elixir.as_str()),
        ])
    }

    fn encodings(&self) -> String {
        chosen([
            (self.cp1250, FileEncoding::Cp1250.as_str()),
            (self.iso_8859_2, FileEncoding::Latin2.as_str()),
            (self.cp852, FileEncoding::Cp852.as_str()),
            (self.utf_8, FileEncoding::Utf8.as_str()),
        ])
    }

    /// True when an account that is known becomes another one, by which money could be led away.
    fn replaces_account(&self, next: &[(&'static str, String)]) -> bool {
        [("payout_account", &self.payout_account), ("charity_account", &self.charity_account)]
            .iter()
            .any(|(key, known)| !known.is_empty() && next.iter().any(|(name, value)| name == key && value != *known))
    }
}

fn chosen<const N: usize>(codes: [(bool, &str); N]) -> String {
    codes.iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, code)| *code).collect::<Vec<_>>().join(", ")
}

/// Parses an account; empty for none.
fn account(fields: &mut Fields, field: &str, value: &str) -> Option<String> {
    if value.trim().is_empty() {
        return Some(String::new());
    }
    fields.parse(field, Iban::parse(value)).map(|iban| iban.as_str().to_owned())
}

/// Changes the accounts and file formats of payouts. Another account in the place of a known one needs a fresh code,
/// and all administrators and all of finance are told.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/payouts", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>),
    (status = 403, description = "the caller signs later"), (status = 409, description = "somebody was faster"),
    (status = 429)))]
pub async fn admin_update_payout_accounts(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<PayoutAccountsChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.payouts.parse()?;
    let known = PayoutAccounts::of(&Settings::load(&mut app.db.read().await?).await?);
    let signature = match known.replaces_account(&values) {
        true => Some(Signature::begin(&app, operator.id, &form.code).await?),
        false => None,
    };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, now).await?;
    match signature {
        Some(signature) => {
            signature.pass(&mut tx, &app).await?;
            notify_with_advice(&mut tx, ("Zmiana rachunku wypłat", ACCOUNT_CHANGED, "wstrzymaj wypłaty"), now).await?;
        }
        // An account that came between the look and the lock is replaced with a code as well.
        None if change.before.payouts.replaces_account(&values) => return Err(ErrorCode::VersionChanged.into()),
        None => {}
    }
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_PAYOUT_ACCOUNTS, "Ustawienia wypłat są zapisane").await
}

const ACCOUNT_CHANGED: &str = "W\u{a0}ustawieniach programu zmieniono rachunek, z\u{a0}którego wychodzą przelewy, albo \
                               rachunek darowizn. Kto i\u{a0}kiedy to zrobił, jest w\u{a0}dzienniku zdarzeń.";
