//! `GET /api/v1/backoffice/message-templates/{key}/values`: a participant's values for the preview.
use axum::Json;
use axum::extract::State;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{known, store};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Path, Query};
use plon_platform::messages;
use plon_platform::response::DataResponse;
use plon_platform::texts::TextValue;

audit::events! {
    READ_VALUES: () => () = "message_templates.read_values" on "participants";
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MessageTemplateValuesQuery {
    /// NIP of the participant.
    nip: Option<String>,
}

/// Values of a participant that a text may name.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplateValues {
    values: Vec<TextValue>,
}

/// Shows the values of a participant that a template's text may name, to operators who read participants' records.
#[utoipa::path(get, path = "/api/v1/backoffice/message-templates/{key}/values", tag = "message templates",
    params(MessageTemplateValuesQuery, ("key" = String, Path)),
    responses((status = 200, body = DataResponse<MessageTemplateValues>), (status = 422)))]
pub async fn admin_show_message_template_values(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(key): Path<String>,
    Query(query): Query<MessageTemplateValuesQuery>,
) -> Result<Json<DataResponse<MessageTemplateValues>>, ApiError> {
    let template = known(&key, &operator.roles)?;
    let mut fields = Fields::default();
    let nip = fields.parse("nip", Nip::parse(query.nip.as_deref().unwrap_or_default()));
    if !template.is_to_participant {
        fields.add_error("nip", "Ta wiadomość nie zawiera danych uczestnika");
    }
    let (Some(nip), true) = (nip, fields.is_clean()) else { return Err(fields.into_error()) };
    let mut db = app.db.read().await?;
    let Some(participant) = store::find_participant(&mut db, &nip).await? else {
        fields.add_error("nip", "Nie ma uczestnika o\u{a0}tym numerze NIP");
        return Err(fields.into_error());
    };
    let context = audit::by(operator.id, participant.0).about(participant);
    let mut db = audit::record_read(&app, db, READ_VALUES, context).await?;
    let values = messages::load_common_values(&mut db, Some(participant)).await?;
    let values = values.into_iter().map(|(name, value)| TextValue { name, value }).collect();
    Ok(Json(DataResponse { data: MessageTemplateValues { values } }))
}
