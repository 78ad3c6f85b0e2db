//! Clients of the API, as administrators see and change them: made, changed, given new tokens, disabled.
//!
//! An action that opens a door to a machine needs a fresh code of the administrator's second factor; one that closes a
//! door does not.
mod change;
mod create;
mod disable;
mod form;
mod list;
mod tokens;

use plon_platform::openapi::{ApiRouter, routes};
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::{ApiClientId, DistributorId};
use plon_platform::api_clients::{ApiScope, Networks};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_api_clients))
        .routes(routes!(list::admin_show_api_client))
        .routes(routes!(create::admin_create_api_client))
        .routes(routes!(change::admin_update_api_client))
        .routes(routes!(tokens::admin_create_api_client_token))
        .routes(routes!(disable::admin_disable_api_client))
}

/// Client as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct ApiClientRecord {
    name: String,
    scopes: Vec<ApiScope>,
    networks: Vec<String>,
    distributor_id: Option<DistributorId>,
}

impl ApiClientRecord {
    fn new(name: &str, scopes: &[ApiScope], networks: &Networks, distributor: Option<DistributorId>) -> Self {
        let (name, scopes) = (name.to_owned(), scopes.to_vec());
        ApiClientRecord { name, scopes, networks: networks.to_texts(), distributor_id: distributor }
    }
}

/// Token that was just made.
#[derive(Debug, Serialize, ToSchema)]
pub struct ApiTokenMade {
    id: ApiClientId,
    /// The token, which is shown this once.
    token: String,
}
