//! Participant's own connection: shown, made with a token, and ended.
use axum::Json as Body;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::nip::Nip;
use plon_ksef::api::KsefToken;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::read;
use super::shown::KsefConnection;
use super::store::{self, NewConnection};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::secrets::Place;

/// Tokens that may be given: a person tries a few, and each is tried at KSeF.
const TOKENS: Quota = Quota { name: "ksef.connect", tries: 10, window: SignedDuration::from_hours(1) };

/// Whether a participant's invoices are read from KSeF.
#[derive(Debug, Serialize, ToSchema)]
pub struct KsefConnectionState {
    /// True when the programme reads invoices from KSeF at all.
    available: bool,
    /// NIP in whose context the token has to be made.
    nip: String,
    connection: Option<KsefConnection>,
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"token": "20260601-EC-ABCDEF0123-456789ABCD-EF|nip-5265877635|0f1e2d3c4b5a6978"}))]
pub struct KsefTokenForm {
    /// Token with the right to read invoices, as KSeF shows it once.
    #[schema(required, nullable = false)]
    token: Option<String>,
}

/// Shows the participant's connection to KSeF.
#[utoipa::path(get, path = "/api/v1/ksef-connection", tag = "invoices",
    responses((status = 200, body = DataResponse<KsefConnectionState>)))]
pub async fn show_ksef_connection(
    State(app): State<App>,
    who: Participant,
) -> Result<Body<DataResponse<KsefConnectionState>>, ApiError> {
    let data = load(&app, &mut app.db.read().await?, who.id).await?;
    Ok(Body(DataResponse { data }))
}

/// Connects the participant's company to KSeF, or gives its connection a new token. KSeF is asked soon afterwards.
#[utoipa::path(post, path = "/api/v1/ksef-connection", tag = "invoices",
    responses((status = 200, body = ActionResponse<KsefConnectionState>), (status = 404), (status = 422)))]
pub async fn set_ksef_connection(
    State(app): State<App>,
    who: Participant,
    Json(form): Json<KsefTokenForm>,
) -> Result<Body<ActionResponse<KsefConnectionState>>, ApiError> {
    if app.ksef.url.is_none() {
        return Err(ApiError::NotFound);
    }
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![TOKENS.of(who.id.0)]).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let nip = store::load_nip(&mut tx, who.id).await?;
    let token = parse_token(form.token, &nip)?;
    let sealed = app.secrets.seal(&app.rng, Place::KsefToken(who.id), &token)?;
    let read_until = read::beginning(&app, &mut tx).await?;
    store::put_connection(&mut tx, &NewConnection { participant: who.id, token: &sealed, now, read_until }).await?;
    let data = load(&app, &mut tx, who.id).await?;
    tx.commit().await?;
    let message = "Token został zapisany. Sprawdzamy połączenie z\u{a0}KSeF.".to_owned();
    Ok(Body(ActionResponse { data, message }))
}

/// Ends the connection and forgets its token; what it has reported stays.
#[utoipa::path(post, path = "/api/v1/ksef-connection/remove", tag = "invoices",
    responses((status = 200, body = ActionResponse<KsefConnectionState>)))]
pub async fn remove_ksef_connection(
    State(app): State<App>,
    who: Participant,
) -> Result<Body<ActionResponse<KsefConnectionState>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::delete_connection(&mut tx, who.id).await?;
    let data = load(&app, &mut tx, who.id).await?;
    tx.commit().await?;
    let message = "Połączenie z\u{a0}KSeF jest zakończone, a\u{a0}token usunięty.".to_owned();
    Ok(Body(ActionResponse { data, message }))
}

async fn load(app: &App, db: &mut impl Read, participant: ParticipantId) -> Result<KsefConnectionState, ApiError> {
    Ok(KsefConnectionState {
        available: app.ksef.url.is_some(),
        nip: store::load_nip(db, participant).await?,
        connection: store::find_connection(db, participant).await?.map(KsefConnection::from),
    })
}

/// Parses a token; one that names its NIP, as those of KSeF 2.0 do, must be of the participant's company.
fn parse_token(typed: Option<String>, nip: &str) -> Result<String, ApiError> {
    let mut fields = Fields::default();
    let typed = fields.required("token", typed.map(|typed| typed.trim().to_owned()).filter(|typed| !typed.is_empty()));
    if let Some(token) = &typed {
        match (KsefToken::parse(token), nip_in(token)) {
            (None, _) => fields.add_error("token", "To nie jest token KSeF. Skopiuj go w\u{a0}całości, bez odstępów."),
            (Some(_), Some(other)) if other.as_str() != nip => {
                let other = other.as_str();
                fields.add_error(
                    "token",
                    format!("To token firmy o\u{a0}NIP-ie {other}. Potrzebny jest token Twojej firmy."),
                );
            }
            (Some(_), _) => {}
        }
    }
    match typed {
        Some(token) if fields.is_clean() => Ok(token),
        _ => Err(fields.into_error()),
    }
}

/// NIP that a token names (`tokeny-ksef.md`: `reference|nip-…|secret`).
fn nip_in(token: &str) -> Option<Nip> {
    Nip::parse(token.split('|').nth(1)?.strip_prefix("nip-")?).ok()
}
