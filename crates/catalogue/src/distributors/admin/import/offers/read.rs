//! Checks the rows of products that branches sell.
use std::collections::{HashMap, HashSet};

use plon_domain::product::Code;
use plon_domain::text::search_key;

use super::super::Counts;
use super::store::{self, KnownProduct};
use super::{MOST_ROWS, Offer};
use plon_imports::{Group, Row, Source, Staged, Verdict};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, ProductId};
use plon_platform::error::ApiError;

/// Data against which the rows are checked.
pub struct OfferReader {
    source: Source,
    distributors: HashMap<String, DistributorId>,
    /// Branches by distributor and folded name.
    branches: HashMap<(DistributorId, String), i64>,
    products: HashMap<String, KnownProduct>,
    /// Present products of the branches named so far.
    offered: HashMap<i64, HashSet<ProductId>>,
    /// The branches that a valid row has named.
    named: HashSet<i64>,
}

/// A row whose references were found.
struct Found {
    branch: i64,
    product: KnownProduct,
    available: Option<bool>,
}

impl OfferReader {
    /// # Errors
    /// When the database does not answer.
    pub async fn open(db: &mut impl Read, source: Source) -> Result<OfferReader, ApiError> {
        let branches = store::list_branches(db).await?.into_iter();
        Ok(OfferReader {
            source,
            distributors: store::list_distributors(db).await?.into_iter().collect(),
            branches: branches.map(|(id, of, name)| ((of, search_key(&name)), id)).collect(),
            products: store::list_products(db).await?.into_iter().map(|known| (known.sap.clone(), known)).collect(),
            offered: HashMap::new(),
            named: HashSet::new(),
        })
    }

    /// Checks a batch of rows, at most 500.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rows(&mut self, db: &mut impl Read, rows: &mut [Row]) -> Result<Vec<Verdict>, ApiError> {
        let found: Vec<Option<Found>> = rows.iter_mut().map(|row| self.find(row)).collect();
        let mut unseen: Vec<i64> = found.iter().flatten().map(|found| found.branch).collect();
        unseen.retain(|branch| !self.offered.contains_key(branch));
        unseen.sort_unstable();
        unseen.dedup();
        for (branch, product) in store::list_offers(db, &unseen).await? {
            self.offered.entry(branch).or_default().insert(product);
        }
        rows.iter_mut().zip(found).map(|(row, found)| self.check(row, found)).collect()
    }

    fn find(&self, row: &mut Row) -> Option<Found> {
        let distributor = self.source.distributor(row, &self.distributors);
        let name = row.required("branch");
        let sap = row.required("sap").and_then(|text| row.parse("sap", Code::parse(&text)));
        let available = row.yes_no("available");
        let branch = distributor.zip(name).and_then(|(of, name)| {
            let known = self.branches.get(&(of, search_key(&name))).copied();
            row.parse("branch", known.ok_or("Ten dystrybutor nie ma takiego oddziału"))
        });
        let product = sap.and_then(|sap| {
            let known = self.products.get(sap.as_str()).cloned();
            row.parse("sap", known.ok_or("Nie ma produktu o\u{a0}tym kodzie SAP"))
        });
        Some(Found { branch: branch?, product: product?, available })
    }

    fn check(&mut self, row: &mut Row, found: Option<Found>) -> Result<Verdict, ApiError> {
        let Some(Found { branch, product, available }) = found.filter(|_| !row.is_faulty()) else {
            return Ok(Verdict::Faulty);
        };
        let offered = self.offered.entry(branch).or_default();
        let (has, wants) = (offered.contains(&product.id), available.unwrap_or(true));
        if wants && !has && !product.active {
            row.add_error("sap", INACTIVE);
            return Ok(Verdict::Faulty);
        }
        let is_first = self.named.insert(branch);
        let mut preview = Counts::new();
        if available.is_none() && is_first {
            // All of the branch's products are removed, except those that this and later rows name.
            preview.push(("removed", i64::try_from(offered.len()).unwrap_or(i64::MAX)));
        }
        match (has, wants) {
            (true, true) if available.is_none() => preview.extend([("removed", -1), ("unchanged", 1)]),
            (true, true) | (false, false) => preview.push(("unchanged", 1)),
            (false, true) => preview.push(("added", 1)),
            (true, false) => preview.push(("removed", 1)),
        }
        let offer = Offer { branch, sap: product.sap, product: product.id, available };
        Ok(Verdict::Valid(Staged {
            payload: serde_json::to_string(&offer).map_err(anyhow::Error::new)?,
            identity: Some(format!("{branch}:{}", product.id.0)),
            group: Some(Group { key: branch.to_string(), agrees: String::new(), differs: "", most: MOST_ROWS }),
            preview,
        }))
    }
}

/// Message when a product cannot be added to a branch.
pub const INACTIVE: &str = "Ten produkt nie jest aktywny";
