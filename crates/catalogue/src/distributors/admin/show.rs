//! A distributor's card: the company, its branches, and its own names of the programme's packs.
use axum::Json;
use axum::extract::State;
use plon_domain::volume::{Unit, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{DistributorRow, ListedBranch};
use super::store::{self, AliasRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// A distributor as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminDistributor {
    id: DistributorId,
    /// Version for optimistic locking: a change is refused once another operator has changed the distributor.
    version: i64,
    nip: String,
    name: String,
    edi: bool,
    active: bool,
    /// Branches in Polish order.
    branches: Vec<ListedBranch>,
    /// Aliases sorted by product.
    aliases: Vec<DistributorAlias>,
}

/// A distributor's own name of a pack.
#[derive(Debug, Serialize, ToSchema)]
pub struct DistributorAlias {
    id: i64,
    alias: String,
    pack_id: PackId,
    product: String,
    /// The pack's content, such as `5 L`.
    pack: String,
}

impl TryFrom<AliasRow> for DistributorAlias {
    type Error = anyhow::Error;

    fn try_from(row: AliasRow) -> anyhow::Result<DistributorAlias> {
        let unit = Unit::try_from(row.unit)?;
        let pack = Volume(row.volume).to_polish(unit);
        Ok(DistributorAlias { id: row.id, alias: row.alias, pack_id: row.pack_id, product: row.product, pack })
    }
}

/// Shows a distributor with its branches and aliases.
#[utoipa::path(get, path = "/api/v1/backoffice/distributors/{id}", tag = "distributors", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminDistributor>)))]
pub async fn admin_show_distributor(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<DistributorId>,
) -> Result<Json<DataResponse<AdminDistributor>>, ApiError> {
    let data = load_distributor(&mut app.db.read().await?, id).await?;
    Ok(Json(DataResponse { data }))
}

/// Reads the current state of a distributor.
///
/// # Errors
/// `NotFound` when there is none with this id.
pub async fn load_distributor(db: &mut impl Read, id: DistributorId) -> Result<AdminDistributor, ApiError> {
    let row = store::find_distributor(db, id).await?.ok_or(ApiError::NotFound)?;
    let aliases = store::list_aliases(db, id).await?.into_iter().map(DistributorAlias::try_from);
    let aliases = aliases.collect::<anyhow::Result<_>>()?;
    let branches = store::list_branches(db, id).await?;
    let DistributorRow { version, nip, name, edi, active } = row;
    Ok(AdminDistributor { id, version, nip, name, edi, active, branches, aliases })
}
