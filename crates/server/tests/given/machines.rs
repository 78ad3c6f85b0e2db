//! Fixtures of API clients: a client with a token, as an administrator has made it.
use jiff::SignedDuration;
use plon_kernel::ids::{ApiClientId, DistributorId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::api_clients::{self, ApiScope, Networks, NewClient, NewToken};

use crate::support::TestApp;

/// Client with the token that it calls with.
pub struct Machine {
    pub id: ApiClientId,
    pub token: String,
}

impl TestApp {
    /// A client that lasts for a year and calls from everywhere.
    pub async fn machine(&self, by: OperatorId, scopes: &[ApiScope], distributor: Option<i64>) -> Machine {
        let now = self.now();
        let token = api_clients::make_token(&self.app.rng);
        let name = format!("Klient {}", self.app.rng.public_id());
        let mut tx = self.db().begin().await.unwrap();
        let networks = Networks::default();
        let distributor = distributor.map(DistributorId);
        let new = NewClient { name: &name, scopes, networks: &networks, distributor, by, at: now };
        let id = api_clients::insert_client(&mut tx, &new).await.unwrap().unwrap();
        let expires_at = Timestamp(now.0 + SignedDuration::from_hours(365 * 24));
        let first = NewToken {
            client: id,
            token: &token,
            hash: plon_platform::sessions::hash_secret(&token),
            by,
            at: now,
            expires_at,
        };
        api_clients::insert_token(&mut tx, &first).await.unwrap();
        tx.commit().await.unwrap();
        Machine { id, token }
    }
}
