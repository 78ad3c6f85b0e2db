//! Check of a client's token: it is known and lasts, its client is enabled and calls from a network of its own.
use jiff::SignedDuration;

use super::model::KnownClient;
use super::store::{self, BearerRow};
use super::{PER_CLIENT, REFUSED};
use crate::app::App;
use crate::client_ip::ClientIp;
use crate::error::ApiError;
use crate::rate_limit;
use crate::request_context::{RateLimit, RequestContext};
use crate::sessions::hash_secret;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ApiClientId;
use plon_kernel::networks::Networks;
use plon_kernel::types::Timestamp;

/// Time between two notes of a token's use.
const NOTED_EVERY: SignedDuration = SignedDuration::from_mins(1);

/// Client of a token. A refused one counts against the network that sent it.
///
/// # Errors
/// `ApiTokenUnknown`, `ApiTokenExpired`, `ApiClientDisabled`, `ApiNetworkRefused`; `TooMany` after many of them.
pub async fn authenticate(
    app: &App,
    context: &RequestContext,
    ip: ClientIp,
    token: &str,
) -> Result<KnownClient, ApiError> {
    let now = app.clock.now();
    let found = store::find_by_token(&mut app.db.read().await?, &hash_secret(token)).await?;
    if let Some(row) = &found {
        context.called_by_client(row.client_id);
    }
    match checked(found, ip, now)? {
        Ok(row) => {
            let since = Timestamp(now.0 - NOTED_EVERY);
            if row.last_used_at.is_none_or(|last| last <= since) {
                let mut tx = app.db.begin().await?;
                store::set_last_use(&mut tx, row.token_id, &ip.network().to_string(), (now, since)).await?;
                tx.commit().await?;
            }
            limit(app, context, row.client_id, now).await?;
            Ok(KnownClient {
                id: row.client_id,
                name: row.name,
                scopes: serde_json::from_str(&row.scopes).map_err(anyhow::Error::new)?,
                distributor: row.distributor_id,
                owner: row.created_by,
            })
        }
        Err(refused) => {
            // Counted, never given back: a try in vain is what is counted.
            let _ = rate_limit::spend(&app.db, now, vec![REFUSED.of(ip.network())]).await?;
            Err(refused.into())
        }
    }
}

/// Counts a request of a client, whatever it asks for, and notes what is left for the answer.
async fn limit(app: &App, context: &RequestContext, client: ApiClientId, now: Timestamp) -> Result<(), ApiError> {
    match rate_limit::spend(&app.db, now, vec![PER_CLIENT.of(client.0)]).await {
        Ok(spent) => context.limited(RateLimit::of(PER_CLIENT, spent.left(), now)),
        Err(refused) => {
            if matches!(refused, ApiError::TooMany(_)) {
                context.limited(RateLimit::of(PER_CLIENT, 0, now));
            }
            return Err(refused);
        }
    }
    Ok(())
}

fn checked(found: Option<BearerRow>, ip: ClientIp, now: Timestamp) -> anyhow::Result<Result<BearerRow, ErrorCode>> {
    let Some(row) = found else { return Ok(Err(ErrorCode::ApiTokenUnknown)) };
    let networks: Networks = serde_json::from_str(&row.networks)?;
    Ok(if row.disabled_at.is_some() {
        Err(ErrorCode::ApiClientDisabled)
    } else if row.expires_at <= now {
        Err(ErrorCode::ApiTokenExpired)
    } else if !networks.admit(ip.address()) {
        Err(ErrorCode::ApiNetworkRefused)
    } else {
        Ok(row)
    })
}
