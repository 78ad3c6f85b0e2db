//! Adding a version of a tax rule; it starts after the last recorded day, so that no record is ever recalculated.
use axum::extract::State;
use axum::http::StatusCode;
use jiff::civil::Date;
use plon_domain::money::Grosze;
use plon_domain::number::hundredths;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{Rate, Rounding, Rule, Treatment};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{Object, ObjectBuilder, OneOfBuilder, Schema, Type};

use super::super::treatments;
use super::list::{self, TaxScope};
use super::lock_rules;
use super::model::Scope;
use super::store::{self, NewRule};
use plon_kernel::db::{Read, Tx};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::openapi;
use plon_platform::response::ActionResponse;
use plon_platform::text_input;

audit::events! {
    ADD_RULE: () => RuleRecord = "tax.add_rule" on "tax_rules";
}

/// Tax rule in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct RuleRecord {
    /// Grosze.
    free_up_to: Option<i64>,
    /// Per cent in human form: `10%`.
    rate: Option<String>,
    #[schema(schema_with = roundings)]
    rounding: Rounding,
    #[schema(schema_with = scopes)]
    scope: String,
    #[schema(schema_with = treatments)]
    treatment: Treatment,
    valid_from: BusinessDate,
}

fn roundings() -> Object {
    openapi::codes(Rounding::ALL.iter().map(|rounding| rounding.as_str()))
}

/// Code of a kind of reward, or `promotion:` and a promotion's key.
fn scopes() -> RefOr<Schema> {
    let kinds = openapi::codes(RewardKind::ALL.iter().map(|kind| kind.as_str()));
    let promotion = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^promotion:"));
    OneOfBuilder::new().item(kinds).item(promotion).into()
}

const PATH: &str = "/api/v1/backoffice/tax/rules";

/// The longest note, in characters.
const LONGEST_NOTE: usize = 1000;

/// Form of a new tax rule.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"scope": "promotion:march_refuel", "valid_from": "2026-03-01", "treatment": "withheld",
    "rate": "10", "free_up_to": "2000,00", "rounding": "zloty", "note":
    "Sprzedaż premiowa, zryczałtowany podatek 10%"}))]
pub struct TaxRuleForm {
    /// The code of a kind of reward, or `promotion:` and the promotion's key.
    #[schema(required, nullable = false)]
    scope: Option<String>,
    /// `YYYY-MM-DD`.
    #[schema(required, nullable = false)]
    valid_from: Option<String>,
    /// `none`, `withheld` or `reported`.
    #[schema(required, schema_with = openapi::treatments)]
    treatment: Option<String>,
    /// Per cent, as typed; only for `withheld`.
    rate: Option<String>,
    /// Zlotys, as typed: values up to this are free of tax. Empty: none are.
    free_up_to: Option<String>,
    /// `grosz` or `zloty`; only for `withheld`.
    #[schema(schema_with = withholding_roundings)]
    rounding: Option<String>,
    /// The legal ground.
    #[schema(required, nullable = false)]
    note: Option<String>,
}

fn withholding_roundings() -> Object {
    openapi::described(openapi::roundings(), "only for `withheld`")
}

impl TaxRuleForm {
    fn rule(&self, fields: &mut Fields) -> Option<Rule> {
        let treatment = choice::<Treatment>(fields, "treatment", self.treatment.as_deref());
        let typed = self.free_up_to.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let free_up_to = match typed {
            None => Some(None),
            Some(text) => fields.parse("free_up_to", parse_positive(text)).map(Some),
        };
        let (rate, rounding) = if treatment == Some(Treatment::Withheld) {
            let rate = fields.parse("rate", Rate::parse(self.rate.as_deref().unwrap_or_default()));
            (rate.map(Some), choice::<Rounding>(fields, "rounding", self.rounding.as_deref()))
        } else {
            (Some(None), Some(Rounding::Grosz))
        };
        Rule::new(treatment?, rate?, free_up_to?, rounding?).ok()
    }
}

/// Reads a required choice out of a list of codes.
fn choice<T: for<'a> TryFrom<&'a str>>(fields: &mut Fields, field: &str, code: Option<&str>) -> Option<T> {
    let code = fields.required(field, code.filter(|code| !code.is_empty()))?;
    fields.parse(field, T::try_from(code).map_err(|_| "Wybierz jedną z\u{a0}podanych możliwości"))
}

/// Reads an amount above zero, as a person types it.
///
/// # Errors
/// The sentence to show at the field.
pub fn parse_positive(text: &str) -> Result<Grosze, String> {
    let sum = Grosze::parse(text).map_err(|error| error.to_string())?;
    if sum > Grosze::ZERO { Ok(sum) } else { Err("Podaj kwotę większą od zera".to_owned()) }
}

impl Scope {
    /// Finds the scope that a form names; `None` with the error noted at the field.
    async fn named(db: &mut impl Read, fields: &mut Fields, code: Option<&str>) -> sqlx::Result<Option<Scope>> {
        let Some(code) = code.filter(|code| !code.is_empty()) else {
            fields.add_error("scope", REQUIRED);
            return Ok(None);
        };
        let found = match code.strip_prefix("promotion:") {
            None => RewardKind::try_from(code).ok().map(Scope::Kind),
            Some(key) => store::find_promotion(db, key).await?.map(|row| Scope::Promotion { id: row.id, key: row.key }),
        };
        if found.is_none() {
            fields.add_error("scope", "Nie ma takiego rodzaju nagrody ani promocji. Odśwież stronę.");
        }
        Ok(found)
    }
}

/// Adds a version of a rule and returns all rules.
#[utoipa::path(post, path = PATH, tag = "tax", request_body = TaxRuleForm,
    responses((status = 201, body = ActionResponse<Vec<TaxScope>>),
    (status = 422, description = "a field is wrong, or prizes are recorded from that day on")))]
pub async fn admin_create_tax_rule(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(form): Json<TaxRuleForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        lock_rules(tx).await?;
        let Parsed { scope, valid_from, rule, note } = read(tx, &form).await?;
        let new = NewRule { scope: &scope, valid_from: BusinessDate(valid_from), rule, note: &note };
        let id = store::insert_rule(tx, &new, operator.id, now).await?;
        let context = audit::by(operator.id, id.0).note(note.as_str());
        audit::record(tx, ADD_RULE, context, (&(), &RuleRecord::of(&new)), now).await?;
        Ok(ActionResponse {
            data: list::list_scopes(tx, app.clock.today()).await?,
            message: format!("Zasada obowiązuje od {}", valid_from.strftime("%d.%m.%Y")),
        })
    })
    .await
}

impl RuleRecord {
    fn of(new: &NewRule<'_>) -> RuleRecord {
        let rule = new.rule;
        RuleRecord {
            free_up_to: rule.free_up_to().map(|sum| sum.0),
            rate: rule.rate().map(|rate| format!("{}%", hundredths(rate.get()))),
            rounding: rule.rounding(),
            scope: new.scope.code(),
            treatment: rule.treatment(),
            valid_from: new.valid_from,
        }
    }
}

/// A checked rule, ready to be added.
struct Parsed {
    scope: Scope,
    valid_from: Date,
    rule: Rule,
    note: String,
}

/// # Errors
/// `Invalid` with all errors at once, including a day on or before the last recorded one.
async fn read(tx: &mut Tx, form: &TaxRuleForm) -> Result<Parsed, ApiError> {
    let mut fields = Fields::default();
    let scope = Scope::named(tx, &mut fields, form.scope.as_deref()).await?;
    let valid_from = text_input::parse_required_day(&mut fields, "valid_from", form.valid_from.as_deref());
    if let (Some(scope), Some(day)) = (&scope, valid_from)
        && let Some(last) = store::find_last_recorded_day(tx, scope).await?.filter(|last| day <= last.0)
    {
        let last = last.0.strftime("%d.%m.%Y");
        let why = format!("Nagrody są już rozliczone do {last} włącznie. Podaj późniejszy dzień.");
        fields.add_error("valid_from", why);
    }
    let rule = form.rule(&mut fields);
    let note = text_input::parse_required_line(&mut fields, "note", &form.note, LONGEST_NOTE);
    let parsed = (|| Some(Parsed { scope: scope?, valid_from: valid_from?, rule: rule?, note: note? }))();
    match parsed {
        Some(parsed) => fields.check().map(|()| parsed),
        None => Err(fields.into_error()),
    }
}
