//! An operator publishes a new version of a consent; whoever needs it is asked again.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::text::is_unprintable_in_lines;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::agreement::{html, text_hash};
use super::store::{self, NewVersion};
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::error::{ApiError, ErrorBody, Fields, OnUnique};
use crate::extract::Json;
use crate::who::{Edits, Operator};

/// In characters.
const LONGEST_TEXT: usize = 10_000;

#[derive(Debug, Deserialize, ToSchema)]
pub struct VersionForm {
    /// `program.retail` or `program.partner`.
    account_type: String,
    slug: String,
    /// The version that the operator saw; the new one follows it.
    after: i64,
    /// Plain text: an empty line begins a paragraph. Tags are shown as they are written.
    text: String,
    required: bool,
}

/// A version that is asked from now on.
#[derive(Debug, Serialize, ToSchema)]
pub struct VersionPublished {
    id: i64,
    version: i64,
    content: String,
}

impl VersionForm {
    fn parse(&self) -> Result<(AccountType, String), ApiError> {
        let mut fields = Fields::default();
        let account_type = AccountType::try_from(self.account_type.as_str()).map_err(|_| ApiError::NotFound)?;
        let text = self.text.replace("\r\n", "\n").trim().to_owned();
        if text.is_empty() {
            fields.required("text", None::<()>);
        }
        if text.chars().count() > LONGEST_TEXT {
            fields.fault("text", "Wpisz najwyżej 10\u{a0}000\u{a0}znaków");
        }
        if text.chars().any(is_unprintable_in_lines) {
            fields.fault("text", "Usuń znaki, których nie da się wydrukować");
        }
        if self.required && is_of_own_will(&self.slug) {
            fields.fault("required", "Ta zgoda jest zawsze dobrowolna");
        }
        fields.check()?;
        Ok((account_type, text))
    }
}

/// Nobody has to take advertising or news in order to take part.
pub fn is_of_own_will(slug: &str) -> bool {
    ["marketing", "powiadomienia"].iter().any(|root| slug.split('-').next() == Some(root))
}

/// Publishes a version. Answers to the one before stay as evidence and no longer count.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/versions", tag = "consents",
    responses((status = 201, body = Done<VersionPublished>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "somebody was faster"), (status = 413, body = ErrorBody),
              (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn publish(
    State(app): State<App>,
    operator: Operator<Edits>,
    Json(form): Json<VersionForm>,
) -> Result<(axum::http::StatusCode, Body<Done<VersionPublished>>), ApiError> {
    let now = app.clock.now();
    let (account_type, text) = form.parse()?;
    let VersionForm { slug, after, required, .. } = &form;
    let mut tx = app.db.begin().await?;
    let before = store::version(&mut tx, account_type, slug, *after).await?.ok_or(ApiError::NotFound)?;
    let new =
        NewVersion { account_type, slug, after: *after, content: &text, required: *required, by: operator.id, now };
    let inserted = store::insert_version(&mut tx, &new).await.on_unique(|| Refusal::VersionChanged)?;
    let id = inserted.ok_or(Refusal::VersionChanged)?;
    let act = Act {
        operator: operator.id,
        action: "consents.publish",
        subject: ("consents", id),
        participant: None,
        note: None,
    };
    let was = json!({"version": after, "required": before.2, "text_sha256": text_hash(&before.1)});
    let is = json!({"slug": slug, "version": after + 1, "required": required, "text_sha256": text_hash(&text)});
    audit::record(&mut tx, act, &was, &is, now).await?;
    tx.commit().await?;
    let data = VersionPublished { id, version: after + 1, content: html(&text) };
    let message = match *required {
        true => "Nowa wersja obowiązuje. Uczestnicy zobaczą ją przy najbliższej wizycie.",
        false => "Nowa wersja obowiązuje",
    };
    Ok((axum::http::StatusCode::CREATED, Body(Done { data, message: message.to_owned() })))
}
