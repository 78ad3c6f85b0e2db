//! Finance adds a version of a rule. What was recorded is never counted anew: it holds from a day after that.
use axum::extract::State;
use axum::http::StatusCode;
use jiff::civil::Date;
use plon_domain::money::Grosze;
use plon_domain::number::hundredths;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{Rate, Rounding, Rule, Treatment};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::list::{self, TaxScope};
use super::store::{self, NewRule};
use super::{Scope, take_turn};
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::columns::Day;
use crate::db::{Read, Tx};
use crate::error::{ApiError, ErrorBody, Fields, REQUIRED};
use crate::extract::Json;
use crate::idempotency::{Answer, IdempotencyKey, Request};
use crate::lines;
use crate::who::{Operator, Pays};

const PATH: &str = "/api/v1/backoffice/tax/rules";

/// The longest note, in characters.
const LONGEST_NOTE: usize = 1000;

/// A rule as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct TaxRuleForm {
    /// The code of a kind of reward, or `promotion:` and the promotion's key.
    scope: Option<String>,
    /// `YYYY-MM-DD`.
    valid_from: Option<String>,
    /// `none`, `withheld` or `reported`.
    treatment: Option<String>,
    /// Per cent as typed; only of `withheld`.
    rate: Option<String>,
    /// Zlotys as typed: a value up to this is free. Empty: none is.
    free_up_to: Option<String>,
    /// `grosz` or `zloty`; only of `withheld`.
    rounding: Option<String>,
    /// The legal ground.
    note: Option<String>,
}

impl TaxRuleForm {
    fn rule(&self, fields: &mut Fields) -> Option<Rule> {
        let treatment = choice::<Treatment>(fields, "treatment", self.treatment.as_deref());
        let typed = self.free_up_to.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let free_up_to = match typed {
            None => Some(None),
            Some(text) => fields.parse("free_up_to", positive(text)).map(Some),
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

/// One of the codes of a list, which must be chosen.
fn choice<T: for<'a> TryFrom<&'a str>>(fields: &mut Fields, field: &str, code: Option<&str>) -> Option<T> {
    let code = fields.required(field, code.filter(|code| !code.is_empty()))?;
    fields.parse(field, T::try_from(code).map_err(|_| "Wybierz jedną z\u{a0}podanych możliwości"))
}

/// A sum above zero, as a person types it.
///
/// # Errors
/// The sentence for the field.
pub fn positive(text: &str) -> Result<Grosze, String> {
    let sum = Grosze::parse(text).map_err(|fault| fault.to_string())?;
    if sum > Grosze::ZERO { Ok(sum) } else { Err("Podaj kwotę większą od zera".to_owned()) }
}

impl Scope {
    /// The scope that a form names; none with the fault kept.
    async fn named(db: &mut impl Read, fields: &mut Fields, code: Option<&str>) -> sqlx::Result<Option<Scope>> {
        let Some(code) = code.filter(|code| !code.is_empty()) else {
            fields.fault("scope", REQUIRED);
            return Ok(None);
        };
        let found = match code.strip_prefix("promotion:") {
            None => RewardKind::try_from(code).ok().map(Scope::Kind),
            Some(key) => store::promotion(db, key).await?.map(|row| Scope::Promotion { id: row.id, key: row.key }),
        };
        if found.is_none() {
            fields.fault("scope", "Nie ma takiego rodzaju nagrody ani promocji. Odśwież stronę.");
        }
        Ok(found)
    }
}

/// Adds a version of a rule; the rules as they stand then.
#[utoipa::path(post, path = PATH, tag = "tax", operation_id = "add_tax_rule", request_body = TaxRuleForm,
    params(("Idempotency-Key" = String, Header, description = "the same key adds once")),
    responses((status = 201, body = Done<Vec<TaxScope>>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 413, body = ErrorBody),
              (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody, description = "a field is wrong, or prizes are recorded from that day on"),
              (status = 503, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn add(
    State(app): State<App>,
    operator: Operator<Pays>,
    key: IdempotencyKey,
    Json(form): Json<TaxRuleForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let request = Request::new(format!("operator:{}", operator.id.0), key, PATH, &form)?;
    let mut tx = app.db.begin().await?;
    take_turn(&mut tx).await?;
    if let Some(answer) = request.replay(&mut tx).await? {
        return Ok(answer);
    }
    let Parsed { scope, valid_from, rule, note } = read(&mut tx, &form).await?;
    let new = NewRule { scope: &scope, valid_from: Day(valid_from), rule, note: &note };
    let id = store::insert(&mut tx, &new, operator.id, now).await?;
    let after = audited(&new);
    let subject = ("tax_rules", id.0);
    let act = Act { operator: operator.id, action: "tax.add_rule", subject, participant: None, note: Some(&note) };
    audit::record(&mut tx, act, &Value::Null, &after, now).await?;
    let body = Done {
        data: list::scopes(&mut tx, app.clock.today()).await?,
        message: format!("Zasada obowiązuje od {}", valid_from.strftime("%d.%m.%Y")),
    };
    let answer = request.keep(&mut tx, StatusCode::CREATED, &body, now).await?;
    tx.commit().await?;
    Ok(answer)
}

/// What the audit log keeps of a rule.
fn audited(new: &NewRule<'_>) -> Value {
    let rule = new.rule;
    let rate = rule.rate().map(|rate| format!("{}%", hundredths(rate.get())));
    json!({"scope": new.scope.code(), "valid_from": new.valid_from, "treatment": rule.treatment(), "rate": rate,
           "free_up_to": rule.free_up_to(), "rounding": rule.rounding()})
}

/// A rule that may be added.
struct Parsed {
    scope: Scope,
    valid_from: Date,
    rule: Rule,
    note: String,
}

/// # Errors
/// `Invalid` with everything that is wrong, a day up to which prizes are recorded already included.
async fn read(tx: &mut Tx, form: &TaxRuleForm) -> Result<Parsed, ApiError> {
    let mut fields = Fields::default();
    let scope = Scope::named(tx, &mut fields, form.scope.as_deref()).await?;
    let valid_from = lines::required_day(&mut fields, "valid_from", form.valid_from.as_deref());
    if let (Some(scope), Some(day)) = (&scope, valid_from)
        && let Some(last) = store::last_recorded(tx, scope).await?.filter(|last| day <= last.0)
    {
        let last = last.0.strftime("%d.%m.%Y");
        let why = format!("Nagrody są już rozliczone do {last} włącznie. Podaj późniejszy dzień.");
        fields.fault("valid_from", why);
    }
    let rule = form.rule(&mut fields);
    let note = lines::required_line(&mut fields, "note", &form.note, LONGEST_NOTE);
    let parsed = (|| Some(Parsed { scope: scope?, valid_from: valid_from?, rule: rule?, note: note? }))();
    match parsed {
        Some(parsed) => fields.check().map(|()| parsed),
        None => Err(fields.into_error()),
    }
}
