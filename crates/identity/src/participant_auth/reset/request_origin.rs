//! Origin of a request for a code: a device known from an earlier sign-in, or a network.
use std::fmt;

use axum::http::HeaderMap;
use plon_domain::nip::Nip;

use super::super::store as accounts;
use plon_platform::app::App;
use plon_platform::client_ip::{ClientIp, Network};
use plon_platform::request_context::RequestContext;
use plon_platform::sessions::{self, Subject};

#[derive(Debug, Clone, Copy)]
pub enum RequestOrigin {
    Device(i64),
    Network(Network),
}

impl RequestOrigin {
    /// Finds the origin, and tells the context the account for which a code is requested.
    pub async fn find(
        app: &App,
        nip: &Nip,
        (ip, context): (ClientIp, &RequestContext),
        headers: &HeaderMap,
    ) -> sqlx::Result<RequestOrigin> {
        let mut db = app.db.read().await?;
        let network = RequestOrigin::Network(ip.network());
        let account = accounts::find_account(&mut db, nip).await?;
        context.tries(nip.into(), account.as_ref().map(|account| Subject::Participant(account.id)));
        let Some(account) = account else { return Ok(network) };
        let device = sessions::find_known_device(&mut db, app, Subject::Participant(account.id), headers).await?;
        Ok(device.map_or(network, RequestOrigin::Device))
    }
}

impl fmt::Display for RequestOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestOrigin::Device(device) => write!(f, "device {device}"),
            RequestOrigin::Network(network) => write!(f, "network {network}"),
        }
    }
}
