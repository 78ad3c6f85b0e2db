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
pub enum Asker {
    Device(i64),
    Network(Network),
}

impl Asker {
    /// Finds the asker, and tells the context the account for which a code is requested.
    pub async fn find(
        app: &App,
        nip: &Nip,
        (ip, context): (ClientIp, &RequestContext),
        headers: &HeaderMap,
    ) -> sqlx::Result<Asker> {
        let mut db = app.db.read().await?;
        let network = Asker::Network(ip.network());
        let account = accounts::find_account(&mut db, nip).await?;
        context.tries(nip.into(), account.as_ref().map(|account| Subject::Participant(account.id)));
        let Some(account) = account else { return Ok(network) };
        let device = sessions::find_known_device(&mut db, app, Subject::Participant(account.id), headers).await?;
        Ok(device.map_or(network, Asker::Device))
    }
}

impl fmt::Display for Asker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asker::Device(device) => write!(f, "device {device}"),
            Asker::Network(network) => write!(f, "network {network}"),
        }
    }
}
