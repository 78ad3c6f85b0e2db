//! SQL of the distributors and branches with which a file's rows are compared.
use std::collections::HashMap;

use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::place::{Latitude, Longitude, Voivodeship};
use plon_domain::postcode::Postcode;

use super::super::super::model::{Branch, Distributor};
use super::network::{Known, KnownBranch, Network};
use plon_kernel::db::Read;
use plon_kernel::ids::DistributorId;
use plon_kernel::{on_db, select_in};

#[derive(Debug, sqlx::FromRow)]
struct DistributorRow {
    id: DistributorId,
    #[sqlx(try_from = "String")]
    nip: Nip,
    name: String,
    edi: bool,
    active: bool,
}

#[derive(Debug, sqlx::FromRow)]
struct BranchRow {
    id: i64,
    distributor_id: DistributorId,
    name: String,
    street: String,
    street_number: String,
    #[sqlx(try_from = "String")]
    postcode: Postcode,
    city: String,
    #[sqlx(try_from = "String")]
    voivodeship: Voivodeship,
    #[sqlx(try_from = "i64")]
    latitude: Latitude,
    #[sqlx(try_from = "i64")]
    longitude: Longitude,
    #[sqlx(try_from = "String")]
    phone: Phone,
}

/// Reads all distributors with their branches.
pub async fn load_network(db: &mut impl Read) -> sqlx::Result<Network> {
    let distributors: Vec<DistributorRow> = on_db!(db, conn => sqlx::query_as(
        "SELECT id, nip, name, edi, active FROM distributors").fetch_all(conn).await)?;
    let branches: Vec<BranchRow> = on_db!(db, conn => sqlx::query_as(
        "SELECT id, distributor_id, name, street, street_number, postcode, city, voivodeship, latitude, longitude, phone
         FROM branches ORDER BY id").fetch_all(conn).await)?;
    Ok(join_network(distributors, branches))
}

/// Reads the distributors that some rows name.
pub async fn load_network_of(db: &mut impl Read, nips: &[String]) -> sqlx::Result<Network> {
    let distributors: Vec<DistributorRow> =
        select_in!(db, "SELECT id, nip, name, edi, active FROM distributors WHERE nip IN", nips.iter().cloned(), "")?;
    let branches: Vec<BranchRow> = match distributors.is_empty() {
        true => Vec::new(),
        false => select_in!(
            db,
            "SELECT id, distributor_id, name, street, street_number, postcode, city, voivodeship, latitude, longitude,
                    phone
             FROM branches WHERE distributor_id IN",
            distributors.iter().map(|distributor| distributor.id),
            "ORDER BY id"
        )?,
    };
    Ok(join_network(distributors, branches))
}

fn join_network(distributors: Vec<DistributorRow>, branches: Vec<BranchRow>) -> Network {
    let (mut network, mut nips) = (Network::new(), HashMap::new());
    for DistributorRow { id, nip, name, edi, active } in distributors {
        nips.insert(id, nip.as_str().to_owned());
        network.insert(nip.as_str().to_owned(), Known::new(Some(id), Distributor { nip, name, edi, active }));
    }
    for row in branches {
        let BranchRow { id, distributor_id, name, street, street_number, postcode, city, .. } = row;
        let BranchRow { voivodeship, latitude, longitude, phone, .. } = row;
        let data = Branch { name, street, street_number, postcode, city, voivodeship, latitude, longitude, phone };
        if let Some(known) = nips.get(&distributor_id).and_then(|nip| network.get_mut(nip)) {
            known.branches.push(KnownBranch::new(Some(id), data));
        }
    }
    network
}
