//! `POST /api/v1/push/subscriptions` and its removal: a participant's device takes push messages, or stops.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::Device;
use super::services::PushServices;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::MessageResponse;

/// Most devices of a participant; a further one takes the place of the oldest.
const MOST_DEVICES: i64 = 20;

/// Longest address of a device, in characters.
const LONGEST_ENDPOINT: usize = 1_000;

const PER_PARTICIPANT: Quota = Quota { name: "push.subscribe", tries: 60, window: SignedDuration::from_hours(1) };

const WRONG_KEY: &str = "Przeglądarka podała zły klucz urządzenia";

/// Subscription as a browser makes it.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"endpoint": "https://fcm.googleapis.com/fcm/send/abc",
    "p256dh": "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY",
    "auth": "_ordMnz7uTCmrpBTeUV4Bw"}))]
pub struct SubscriptionForm {
    /// Address of the device at its push service, `https`.
    #[schema(required)]
    endpoint: String,
    /// Public key of the device: base64url of an uncompressed point of P-256.
    #[schema(required)]
    p256dh: String,
    /// Secret of the device: base64url of 16 bytes.
    #[schema(required)]
    auth: String,
}

impl SubscriptionForm {
    /// Device, and the host of its push service.
    fn parse(self, services: &PushServices) -> Result<(Device, String), ApiError> {
        let mut fields = Fields::default();
        if self.endpoint.len() > LONGEST_ENDPOINT {
            fields.add_error("endpoint", "Adres urządzenia jest za długi");
        }
        let url = fields.parse("endpoint", services.check(&self.endpoint));
        let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).unwrap_or_default();
        if web_push_native::p256::PublicKey::from_sec1_bytes(&decoded(&self.p256dh)).is_err() {
            fields.add_error("p256dh", WRONG_KEY);
        }
        if decoded(&self.auth).len() != 16 {
            fields.add_error("auth", WRONG_KEY);
        }
        let Some(url) = url.filter(|_| fields.is_clean()) else { return Err(fields.into_error()) };
        let service = url.host_str().unwrap_or_default().to_owned();
        Ok((Device { endpoint: self.endpoint, p256dh: self.p256dh, auth: self.auth }, service))
    }
}

/// Device that stops.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"endpoint": "https://fcm.googleapis.com/fcm/send/abc"}))]
pub struct EndedSubscription {
    #[schema(required)]
    endpoint: String,
}

/// Subscribes the calling browser to push messages, for as long as its session lasts.
#[utoipa::path(post, path = "/api/v1/push/subscriptions", tag = "notifications",
    responses((status = 201, body = MessageResponse), (status = 409, description = "push is switched off"),
    (status = 429)))]
pub async fn subscribe_push(
    State(app): State<App>,
    who: AnyParticipant,
    Json(form): Json<SubscriptionForm>,
) -> Result<(StatusCode, Body<MessageResponse>), ApiError> {
    let (device, service) = form.parse(&PushServices::of(&app))?;
    let now = app.clock.now();
    let _counted = rate_limit::spend(&app.db, now, vec![PER_PARTICIPANT.of(who.id.0)]).await?;
    let mut tx = app.db.begin().await?;
    if store::find_keys(&mut tx).await?.is_none_or(|keys| !keys.enabled) {
        return Err(ErrorCode::PushOff.into());
    }
    store::save_device(&mut tx, (who.id, who.session), (&device, &service), now).await?;
    store::delete_oldest_devices(&mut tx, who.id, MOST_DEVICES).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Body(MessageResponse { message: "To urządzenie dostaje teraz powiadomienia".to_owned() })))
}

/// Ends the push messages of one of the caller's devices; one that has none is no error.
#[utoipa::path(post, path = "/api/v1/push/subscriptions/remove", tag = "notifications",
    responses((status = 200, body = MessageResponse)))]
pub async fn unsubscribe_push(
    State(app): State<App>,
    who: AnyParticipant,
    Json(form): Json<EndedSubscription>,
) -> Result<Body<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::delete_device_of(&mut tx, who.id, &form.endpoint).await?;
    tx.commit().await?;
    Ok(Body(MessageResponse { message: "To urządzenie nie dostaje już powiadomień".to_owned() }))
}
