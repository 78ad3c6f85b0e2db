//! The loaded programme with the ids of its rows: products bought, their distributors, and rewards ordered.
use std::collections::{BTreeMap, HashMap};

use anyhow::Context;
use plon_domain::audience::AccountType;
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::volume::PackVolume;

use super::store;
use crate::check::Programme;
use crate::files;
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId, ProductId, RewardId, VariantId};

pub struct Shop<'a> {
    pub products: Vec<Product<'a>>,
    pub distributors: Vec<Distributor<'a>>,
    pub rewards: Vec<Reward<'a>>,
    pub representatives: Vec<(i64, &'a files::Representative)>,
    pub consents: Vec<(i64, &'a files::Consent)>,
    pub seasons: &'a [files::SeasonRow],
    /// Bonus points by level.
    pub levels: BTreeMap<Points, Points>,
    /// Upper limit of a participant's total.
    pub limit: Points,
}

pub struct Product<'a> {
    pub id: ProductId,
    pub row: &'a files::Product,
    pub packs: Vec<(PackId, PackVolume)>,
}

pub struct Distributor<'a> {
    pub id: DistributorId,
    pub row: &'a files::Distributor,
}

pub struct Reward<'a> {
    pub id: RewardId,
    pub row: &'a files::Reward,
    pub variants: Vec<(VariantId, &'a files::Variant)>,
}

impl<'a> Shop<'a> {
    /// # Errors
    /// A row that has not been loaded.
    pub async fn open(db: &mut impl Read, programme: &'a Programme) -> anyhow::Result<Shop<'a>> {
        let limit = programme.settings.get("points_limit").context("there is no setting points_limit")?;
        Ok(Shop {
            products: products(db, programme).await?,
            distributors: distributors(db, programme).await?,
            rewards: rewards(db, programme).await?,
            representatives: {
                let ids = Ids(store::representatives(db).await?);
                ids.beside(&programme.representatives, |person| person.code.clone())?
            },
            consents: {
                let ids = Ids(store::consents(db).await?);
                let retail = programme.consents.iter().filter(|consent| consent.is_for(AccountType::Retail));
                ids.beside(retail, |consent| format!("{} {}", consent.slug, consent.version))?
            },
            seasons: &programme.seasons,
            levels: programme.levels.iter().map(|row| (Points(row.level), Points(row.bonus_points))).collect(),
            limit: Points(limit.parse().context("points_limit is no number")?),
        })
    }

    pub fn rate(&self, product: usize, season: Season) -> Option<&'a files::Rate> {
        self.products[product].row.seasons.get(&season)
    }

    pub fn season(&self, season: Season) -> Option<&'a files::SeasonRow> {
        self.seasons.iter().find(|row| row.season == season)
    }

    pub fn representative_of(&self, voivodeship: &str) -> Option<i64> {
        let looks_after = |person: &files::Representative| person.voivodeships.iter().any(|area| area == voivodeship);
        self.representatives.iter().find(|(_, person)| looks_after(person)).map(|(id, _)| *id)
    }
}

async fn products<'a>(db: &mut impl Read, programme: &'a Programme) -> anyhow::Result<Vec<Product<'a>>> {
    let (ids, pack_ids) = (Ids(store::products(db).await?), Ids(store::packs(db).await?));
    let product = |row: &'a files::Product| {
        let packs = row.packs.iter().map(|pack| Ok((PackId(pack_ids.of(&pack.ean)?), pack.volume)));
        Ok(Product { id: ProductId(ids.of(&row.sap)?), row, packs: packs.collect::<anyhow::Result<_>>()? })
    };
    programme.products.iter().map(product).collect()
}

async fn distributors<'a>(db: &mut impl Read, programme: &'a Programme) -> anyhow::Result<Vec<Distributor<'a>>> {
    let ids = Ids(store::distributors(db).await?);
    let distributor =
        |row: &'a files::Distributor| Ok(Distributor { id: DistributorId(ids.of(row.nip.as_str())?), row });
    programme.distributors.iter().map(distributor).collect()
}

async fn rewards<'a>(db: &mut impl Read, programme: &'a Programme) -> anyhow::Result<Vec<Reward<'a>>> {
    let (ids, variant_ids) = (Ids(store::rewards(db).await?), Ids(store::variants(db).await?));
    let reward = |row: &'a files::Reward| {
        let variants = row.variants.iter().map(|variant| {
            let id = variant_ids.of(&format!("{} {}", row.slug, variant.code))?;
            Ok((VariantId(id), variant))
        });
        Ok(Reward { id: RewardId(ids.of(&row.slug)?), row, variants: variants.collect::<anyhow::Result<_>>()? })
    };
    programme.rewards.iter().map(reward).collect()
}

/// Ids by natural key.
struct Ids(HashMap<String, i64>);

impl Ids {
    fn of(&self, key: &str) -> anyhow::Result<i64> {
        self.0.get(key).copied().with_context(|| format!("{key} has not been loaded"))
    }

    fn beside<'a, T>(
        &self,
        rows: impl IntoIterator<Item = &'a T>,
        key: impl Fn(&T) -> String,
    ) -> anyhow::Result<Vec<(i64, &'a T)>> {
        rows.into_iter().map(|row| Ok((self.of(&key(row))?, row))).collect()
    }
}
