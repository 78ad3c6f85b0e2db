//! Packs proposed for the lines of an e-invoice, with the points that they would bring.
use std::collections::HashMap;

use plon_domain::points::{PointsPerUnit, earned};
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity, Unit, Volume};
use plon_ksef::matching::{Catalogue, CataloguePack};
use plon_ksef::{EInvoice, Line, LineMatch};

use super::super::packs::store::{self as packs, KnownPack};
use super::content::LineProposal;
use super::store::{self, ProposedLine};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, InvoiceId, PackId, ProductId};

const WITHOUT_POINTS: &str = "Ten produkt nie ma punktów w\u{a0}sezonie tej faktury.";

/// The programme's packs and rates, read once for any number of distributors.
pub struct Goods {
    packs: HashMap<PackId, KnownPack>,
    rates: HashMap<(ProductId, Season), PointsPerUnit>,
}

/// Goods with the names that one distributor has for them.
pub struct Proposals<'a> {
    goods: &'a Goods,
    catalogue: Catalogue,
}

impl Goods {
    pub async fn load(db: &mut impl Read) -> sqlx::Result<Goods> {
        let rates = packs::list_rates(db).await?.into_iter();
        Ok(Goods {
            packs: packs::list_packs(db).await?.into_iter().map(|pack| (pack.id, pack)).collect(),
            rates: rates.filter_map(|rate| Some(((rate.product_id, rate.season), rate.rate()?))).collect(),
        })
    }

    /// Adds the names of a distributor, or none for a seller outside the programme.
    pub async fn named_by(&self, db: &mut impl Read, seller: Option<DistributorId>) -> anyhow::Result<Proposals<'_>> {
        Ok(Proposals { goods: self, catalogue: self.catalogue_of(db, seller).await? })
    }

    pub fn pack(&self, id: PackId) -> Option<&KnownPack> {
        self.packs.get(&id)
    }

    pub fn rate(&self, product: ProductId, season: Season) -> Option<PointsPerUnit> {
        self.rates.get(&(product, season)).copied()
    }

    /// Catalogue of all packs with the names of a distributor.
    pub async fn catalogue_of(&self, db: &mut impl Read, seller: Option<DistributorId>) -> anyhow::Result<Catalogue> {
        let aliases = match seller {
            Some(seller) => packs::list_alias_keys(db, seller).await?,
            None => Vec::new(),
        };
        let packs = self.packs.values().map(|pack| {
            Ok(CataloguePack {
                id: pack.id.0,
                code: pack.code.clone(),
                product: pack.product.clone(),
                sap: pack.sap.clone(),
                unit: Unit::try_from(pack.unit.as_str())?,
                volume: pack.volume,
            })
        });
        let packs = packs.collect::<anyhow::Result<Vec<_>>>()?;
        let aliases = aliases.into_iter().map(|(alias, pack)| (alias, pack.0)).collect();
        Ok(Catalogue::new(packs, aliases))
    }
}

impl Proposals<'_> {
    /// Proposal for a line and a note on it; the points are those of the season.
    pub fn of_line(&self, line: &Line, season: Season) -> (Option<LineProposal>, Option<String>) {
        let LineMatch { pack, packs, certain, why, .. } = self.catalogue.matches(line);
        match self.proposal(pack, packs, certain, season) {
            None => (None, why),
            Some(proposal) if proposal.points.is_none() => (Some(proposal), Some(WITHOUT_POINTS.to_owned())),
            Some(proposal) => (Some(proposal), why),
        }
    }

    /// Stores the packs that an e-invoice's lines are proposed to be, as what waits until an operator enters them.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn store(&self, tx: &mut Tx, id: InvoiceId, invoice: &EInvoice) -> sqlx::Result<()> {
        let season = Season::of(invoice.issued_on);
        let in_zloty = invoice.currency == "PLN";
        let proposed = invoice.lines.iter().filter_map(|line| {
            let proposal = self.of_line(line, season).0?;
            let net_value = line.net_value.filter(|value| in_zloty && value.0 > 0).map_or(0, |value| value.0);
            let product = self.goods.packs.get(&proposal.pack_id)?.product_id;
            Some(ProposedLine { product, pack: proposal.pack_id, quantity: proposal.quantity, net_value })
        });
        store::put_proposed_lines(tx, id, &proposed.collect::<Vec<_>>()).await
    }

    fn proposal(&self, pack: Option<i64>, packs: Option<i64>, certain: bool, season: Season) -> Option<LineProposal> {
        let pack = self.goods.packs.get(&PackId(pack?))?;
        let quantity = Quantity::try_from(packs?).ok()?;
        let unit = Unit::try_from(pack.unit.as_str()).ok()?;
        let volume = PackVolume::try_from(pack.volume).ok()?;
        let rate = self.goods.rates.get(&(pack.product_id, season));
        Some(LineProposal {
            pack_id: pack.id,
            product: pack.product.clone(),
            pack: Volume::from(volume).to_polish(unit),
            quantity: quantity.get(),
            points: rate.map(|rate| earned(quantity, volume, *rate).0),
            certain,
        })
    }
}
