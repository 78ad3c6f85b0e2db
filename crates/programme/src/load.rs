//! Loads the programme's files into a database; rows that exist by their natural key are updated (upsert).
use std::fmt;

use plon_domain::audience::AccountType;
use plon_domain::text::search_key;

use super::check::Programme;
use super::files::{Level, Product, Promotion, Reward};
use super::source::Source;
use super::store;
use plon_content::system;
use plon_kernel::db::{Db, Read, Tx};
use plon_kernel::types::{BusinessDate, Timestamp};

/// Gap between the positions of questions, so that one can be inserted between two.
const BETWEEN_QUESTIONS: i64 = 10;

/// Number of rows loaded, by kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Loaded {
    pub settings: usize,
    pub seasons: usize,
    pub products: usize,
    pub packs: usize,
    pub distributors: usize,
    pub branches: usize,
    pub availability: usize,
    pub representatives: usize,
    pub rewards: usize,
    pub consents: usize,
    pub promotions: usize,
    pub trips: usize,
    pub tax_rules: usize,
    pub news: usize,
    pub pages: usize,
    pub questions: usize,
}

impl fmt::Display for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Loaded { settings, seasons, products, packs, distributors, branches, .. } = self;
        let Loaded { availability, representatives, rewards, consents, promotions, trips, tax_rules, .. } = self;
        let Loaded { news, pages, questions, .. } = self;
        write!(
            f,
            "loaded {settings} settings, {seasons} seasons, {products} products with {packs} packs, {distributors} \
             distributors with {branches} branches that have {availability} products, {representatives} representatives, {rewards} rewards, {consents} \
             consents, {promotions} promotions, {trips} trips, {tax_rules} tax rules, {news} news, {pages} pages, \
             {questions} questions"
        )
    }
}

/// Loads a programme in one transaction; idempotent: a repeated load changes only what has changed in the files.
/// Stocks stay as they are.
///
/// # Errors
/// When the database refuses a row; then nothing is loaded.
pub async fn load(db: &Db, programme: &Programme, now: Timestamp) -> sqlx::Result<Loaded> {
    let mut tx = db.begin().await?;
    load_all_but_trips(&mut tx, programme, now).await?;
    load_trips(&mut tx, programme).await?;
    tx.commit().await?;
    Ok(Loaded {
        settings: programme.settings.len(),
        seasons: programme.seasons.len(),
        products: programme.products.len(),
        packs: programme.products.iter().map(|product| product.packs.len()).sum(),
        distributors: programme.distributors.len(),
        branches: programme.distributors.iter().map(|distributor| distributor.branches.len()).sum(),
        availability: programme.availability.iter().map(|stock| stock.products.len()).sum(),
        representatives: programme.representatives.len(),
        rewards: programme.rewards.len(),
        consents: programme.consents.len(),
        promotions: programme.promotions.len(),
        trips: programme.trips.len(),
        tax_rules: programme.tax_rules.len(),
        news: programme.news.len(),
        pages: programme.pages.len(),
        questions: programme.questions.len(),
    })
}

/// Loads the sample programme and opens the portal, for the programme is complete.
///
/// # Errors
/// With one sentence where there are participants who do not come with the demo, or when the database refuses a row.
pub async fn load_sample(db: &Db, now: Timestamp) -> anyhow::Result<Loaded> {
    anyhow::ensure!(
        !store::has_participants_of_its_own(&mut db.read().await?).await?,
        "the database has participants of its own, and the sample programme is invented: load your programme's files with --from DIR"
    );
    let loaded = load(db, &Programme::read(&Source::Embedded)?, now).await?;
    let mut tx = db.begin().await?;
    system::open_portal(&mut tx, now).await?;
    tx.commit().await?;
    Ok(loaded)
}

/// Loads everything but the trips, because a history made up afterwards must not hold points for a trip, or take them
/// when nobody ordered it.
///
/// # Errors
/// When the database refuses a row.
pub(super) async fn load_all_but_trips(tx: &mut Tx, programme: &Programme, now: Timestamp) -> sqlx::Result<()> {
    load_general(tx, programme, now).await?;
    for product in &programme.products {
        load_product(tx, programme, product).await?;
    }
    for distributor in &programme.distributors {
        let put = store::put_distributor(tx, distributor, &search_key(&distributor.name)).await?;
        let Some(id) = put else { continue };
        for branch in &distributor.branches {
            store::put_branch(tx, id, branch).await?;
        }
    }
    for stock in &programme.availability {
        store::put_availability(tx, stock).await?;
    }
    for (position, reward) in (1..).zip(&programme.rewards) {
        let trip = programme.trips.iter().find(|trip| trip.reward == reward.slug);
        if let Some(trip) = trip
            && store::has_operators_trip(tx, trip).await?
        {
            continue;
        }
        load_reward(tx, reward, position).await?;
    }
    for rule in &programme.tax_rules {
        store::put_tax_rule(tx, rule).await?;
    }
    load_content(tx, programme).await
}

async fn load_content(tx: &mut Tx, programme: &Programme) -> sqlx::Result<()> {
    for news in &programme.news {
        store::put_news(tx, news, &search_key(&news.title)).await?;
    }
    for page in &programme.pages {
        store::put_page(tx, page).await?;
    }
    if let Some(home) = &programme.home {
        store::put_home_page(tx, &serde_json::json!(home).to_string()).await?;
    }
    for (place, question) in (1..).zip(&programme.questions) {
        store::put_question(tx, question, place * BETWEEN_QUESTIONS).await?;
    }
    Ok(())
}

/// Loads the trips; their rewards must be loaded before.
///
/// # Errors
/// When the database refuses a row.
pub(super) async fn load_trips(tx: &mut Tx, programme: &Programme) -> sqlx::Result<()> {
    for trip in &programme.trips {
        if store::has_operators_trip(tx, trip).await? {
            continue;
        }
        store::put_trip(tx, trip, programme.reward_of(trip).and_then(|reward| reward.points)).await?;
    }
    Ok(())
}

/// Levels of the programme with their bonuses, from the lowest.
///
/// # Errors
/// When the database does not answer.
pub async fn list_levels(db: &mut impl Read) -> sqlx::Result<Vec<(i64, i64)>> {
    store::list_levels(db).await
}

/// Replaces the levels of a programme that has no participants yet.
///
/// # Errors
/// When the database does not answer, or somebody has reached a level.
pub async fn replace_levels(tx: &mut Tx, levels: &[(i64, i64)]) -> sqlx::Result<()> {
    store::delete_levels(tx).await?;
    for &(level, bonus_points) in levels {
        store::put_level(tx, &Level { level, bonus_points }).await?;
    }
    Ok(())
}

async fn load_general(tx: &mut Tx, programme: &Programme, now: Timestamp) -> sqlx::Result<()> {
    for (key, value) in &programme.settings {
        store::put_setting(tx, key, value).await?;
    }
    for level in &programme.levels {
        store::put_level(tx, level).await?;
    }
    for season in &programme.seasons {
        store::put_season(tx, season).await?;
    }
    for person in &programme.representatives {
        store::put_representative(tx, person).await?;
    }
    for (position, consent) in (1..).zip(&programme.consents) {
        for account_type in AccountType::ALL.iter().filter(|account_type| consent.is_for(**account_type)) {
            store::put_consent(tx, *account_type, consent, position).await?;
        }
    }
    for promotion in &programme.promotions {
        load_promotion(tx, promotion, now).await?;
    }
    Ok(())
}

/// Loads a promotion; changed terms become the next revision: answers keep their wording, and purchases are counted
/// anew. A promotion that an operator has edited stays as it is.
async fn load_promotion(tx: &mut Tx, promotion: &Promotion, now: Timestamp) -> sqlx::Result<()> {
    let definition = serde_json::to_string(&promotion.definition).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let Some(held) = store::find_promotion(tx, &promotion.key).await? else {
        let id = store::put_promotion(tx, promotion, 1).await?;
        return store::insert_revision(tx, id, 1, &definition).await;
    };
    if held.edited {
        return Ok(());
    }
    if held.definition == definition {
        return store::put_promotion(tx, promotion, held.revision).await.map(|_| ());
    }
    let revision = held.revision + 1;
    let id = store::put_promotion(tx, promotion, revision).await?;
    store::insert_revision(tx, id, revision, &definition).await?;
    let counts = promotion.definition.terms.counts_purchases();
    let days = (BusinessDate(counts.from.min(held.counts_from.0)), BusinessDate(counts.to.max(held.counts_to.0)));
    plon_promotions::request_recount(tx, id, days, now).await
}

async fn load_product(tx: &mut Tx, programme: &Programme, product: &Product) -> sqlx::Result<()> {
    let row = store::ProductRow {
        product,
        brand: programme.brand_name(&product.brand),
        category: programme.category_name(&product.category),
        crops: serde_json::Value::from(programme.crop_names(product)).to_string(),
        search_key: search_key(&product.name),
    };
    let Some(id) = store::put_product(tx, &row).await? else { return Ok(()) };
    for pack in &product.packs {
        store::put_pack(tx, id, pack).await?;
    }
    for (season, rate) in &product.seasons {
        store::put_rate(tx, id, *season, rate).await?;
    }
    Ok(())
}

async fn load_reward(tx: &mut Tx, reward: &Reward, position: i64) -> sqlx::Result<()> {
    let put = store::put_reward(tx, reward, &reward.description.join("\n\n"), position).await?;
    let Some(id) = put else { return Ok(()) };
    for (position, variant) in (1..).zip(&reward.variants) {
        store::put_variant(tx, id, variant, position).await?;
    }
    Ok(())
}
