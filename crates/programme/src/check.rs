//! The whole programme read from its files, with every reference between them checked.
use std::collections::{BTreeMap, HashSet};

use plon_domain::audience::AccountType;
use plon_domain::points::Points;
use plon_domain::product::Slug;
use plon_domain::reward::RewardKind;
use plon_domain::trip::{Reminders, Terms, Wording};
use serde_json::Value;

use super::files::{
    Brand, Category, Consent, ContentPage, Crop, Distributor, Level, News, Product, Promotion, Question,
    Representative, Reward, SeasonRow, Stock, TaxRule, Trip,
};
use super::source::{Error, File, Source, each_once, error};
use plon_content::home::HomeTexts;
use plon_kernel::html;

/// Contents of the programme's files. Invariant: natural keys are unique, and every reference names an existing row.
#[derive(Debug)]
pub struct Programme {
    pub(super) settings: BTreeMap<String, String>,
    pub(super) levels: Vec<Level>,
    pub(super) seasons: Vec<SeasonRow>,
    pub(super) crops: Vec<Crop>,
    pub(super) brands: Vec<Brand>,
    pub(super) categories: Vec<Category>,
    pub(super) products: Vec<Product>,
    pub(super) distributors: Vec<Distributor>,
    pub(super) availability: Vec<Stock>,
    pub(super) representatives: Vec<Representative>,
    pub(super) rewards: Vec<Reward>,
    pub(super) consents: Vec<Consent>,
    pub(super) promotions: Vec<Promotion>,
    pub(super) trips: Vec<Trip>,
    pub(super) tax_rules: Vec<TaxRule>,
    pub(super) news: Vec<News>,
    pub(super) pages: Vec<ContentPage>,
    pub(super) questions: Vec<Question>,
    pub(super) home: Option<HomeTexts>,
}

impl Programme {
    /// Reads the programme's files.
    ///
    /// # Errors
    /// The first error, as one sentence with the file and the row.
    pub fn read(source: &Source) -> Result<Programme, Error> {
        let mut general = source.json("programme.json")?;
        let settings: BTreeMap<String, Value> = general.value_of("settings")?;
        let mut catalogue = source.json("products.json")?;
        let mut content = source.json("content.json")?;
        let programme = Programme {
            settings: settings.into_iter().map(|(key, value)| (key, plain(value))).collect(),
            levels: general.rows_of("achievements")?,
            seasons: source.json("seasons.json")?.rows()?,
            crops: source.json("crops.json")?.rows()?,
            brands: catalogue.rows_of("brands")?,
            categories: catalogue.rows_of("categories")?,
            products: catalogue.rows_of("products")?,
            distributors: source.json("distributors.json")?.rows()?,
            availability: source.json("availability.json")?.rows()?,
            representatives: source.json("representatives.json")?.rows()?,
            rewards: source.json("rewards.json")?.rows()?,
            consents: source.json("consents.json")?.rows()?,
            promotions: source.json("promotions.json")?.rows()?,
            trips: source.json("trips.json")?.rows()?,
            tax_rules: source.json("tax.json")?.rows()?,
            news: content.rows_of("news")?,
            pages: content.rows_of("pages")?,
            questions: content.rows_of("questions")?,
            home: read_home(&mut content)?,
        };
        programme.check_keys()?;
        programme.check_products()?;
        programme.check_availability()?;
        programme.check_rewards()?;
        programme.check_trips()?;
        programme.check_promotions()?;
        programme.check_tax()?;
        programme.check_content()?;
        Ok(programme)
    }

    fn check_keys(&self) -> Result<(), Error> {
        each_once("crops.json", self.crops.iter().map(|crop| crop.slug.as_str()))?;
        each_once("products.json", self.products.iter().map(|product| product.sap.as_str()))?;
        each_once("products.json", self.products.iter().map(|product| product.slug.as_str()))?;
        each_once("distributors.json", self.distributors.iter().map(|distributor| distributor.nip.as_str()))?;
        for distributor in &self.distributors {
            each_once("distributors.json", distributor.branches.iter().map(|branch| branch.name.as_str()))?;
        }
        each_once("representatives.json", self.representatives.iter().map(|person| person.code.as_str()))?;
        let areas = self.representatives.iter().flat_map(|person| &person.voivodeships);
        each_once("representatives.json, voivodeships", areas.map(String::as_str))?;
        each_once("rewards.json", self.rewards.iter().map(|reward| reward.slug.as_str()))?;
        for account_type in AccountType::ALL {
            let of_type = self.consents.iter().filter(|consent| consent.is_for(*account_type));
            let named: Vec<String> =
                of_type.map(|consent| format!("{} version {}", consent.slug, consent.version)).collect();
            each_once("consents.json", named.iter().map(String::as_str))?;
        }
        each_once("promotions.json", self.promotions.iter().map(|promotion| promotion.key.as_str()))?;
        each_once("promotions.json", self.promotions.iter().map(|promotion| promotion.slug.as_str()))
    }

    fn check_products(&self) -> Result<(), Error> {
        let brands: HashSet<&str> = self.brands.iter().map(|brand| brand.slug.as_str()).collect();
        let categories: HashSet<&str> = self.categories.iter().map(|category| category.slug.as_str()).collect();
        let crops: HashSet<&str> = self.crops.iter().map(|crop| crop.slug.as_str()).collect();
        let seasons: HashSet<_> = self.seasons.iter().map(|row| row.season).collect();
        let brand_names = self.brands.iter().map(|brand| (&brand.slug, &brand.name));
        let names = brand_names.chain(self.categories.iter().map(|category| (&category.slug, &category.name)));
        for (named, name) in names {
            let slug = Slug::of_name(name).map_err(|why| error("products.json", name, why))?;
            if *named != slug.as_str() {
                let why =
                    format!("its slug must be {:?}: promotions find products by their brands' names", slug.as_str());
                return Err(error("products.json", name.clone(), why));
            }
        }
        for (index, product) in self.products.iter().enumerate() {
            let wrong = |what: String| {
                Err(error("products.json", format!("products, row {} ({})", index + 1, product.name), what))
            };
            if !brands.contains(product.brand.as_str()) {
                return wrong(format!("there is no brand {:?}", product.brand));
            }
            if !categories.contains(product.category.as_str()) {
                return wrong(format!("there is no category {:?}", product.category));
            }
            if let Some(crop) = product.crops.iter().find(|crop| !crops.contains(crop.as_str())) {
                return wrong(format!("there is no crop {crop:?}"));
            }
            if let Some(season) = product.seasons.keys().find(|season| !seasons.contains(season)) {
                return wrong(format!("there is no season {season}"));
            }
        }
        let packs = self.products.iter().flat_map(|product| &product.packs);
        each_once("products.json", packs.map(|pack| pack.ean.as_str()))
    }

    fn check_availability(&self) -> Result<(), Error> {
        let named = |distributor: &Distributor, branch: &str| format!("{} {branch}", distributor.nip.as_str());
        let branches: HashSet<String> = self
            .distributors
            .iter()
            .flat_map(|distributor| distributor.branches.iter().map(|branch| named(distributor, &branch.name)))
            .collect();
        let saps: HashSet<&str> = self.products.iter().map(|product| product.sap.as_str()).collect();
        let keys: Vec<String> =
            self.availability.iter().map(|row| format!("{} {}", row.nip.as_str(), row.branch)).collect();
        each_once("availability.json", keys.iter().map(String::as_str))?;
        for (index, (row, key)) in self.availability.iter().zip(&keys).enumerate() {
            let wrong = |what: String| Err(error("availability.json", format!("row {}", index + 1), what));
            if !branches.contains(key) {
                return wrong(format!("there is no branch {key:?}"));
            }
            if let Some(sap) = row.products.iter().find(|sap| !saps.contains(sap.as_str())) {
                return wrong(format!("there is no product {sap:?}"));
            }
        }
        Ok(())
    }

    fn check_rewards(&self) -> Result<(), Error> {
        for (index, reward) in self.rewards.iter().enumerate() {
            let priced = match reward.kind {
                RewardKind::BankTransfer | RewardKind::CharityTransfer => {
                    reward.points.is_none() && reward.points_per_zloty.is_some() && reward.money_price().is_some()
                }
                RewardKind::Card | RewardKind::Parcel | RewardKind::Trip => {
                    reward.points.is_some() && reward.points_per_zloty.is_none()
                }
            };
            if !priced {
                let why =
                    "a transfer needs amounts that agree with their step and points_per_zloty, any other reward points";
                return Err(error("rewards.json", format!("row {} ({})", index + 1, reward.name), why));
            }
        }
        Ok(())
    }

    fn check_trips(&self) -> Result<(), Error> {
        each_once("trips.json", self.trips.iter().map(|trip| trip.key.as_str()))?;
        each_once("trips.json", self.trips.iter().map(|trip| trip.reward.as_str()))?;
        let places: Vec<String> = self.trips.iter().map(|trip| format!("{} {}", trip.season, trip.kind)).collect();
        each_once("trips.json", places.iter().map(String::as_str))?;
        for (index, trip) in self.trips.iter().enumerate() {
            let wrong = |what: String| Err(error("trips.json", format!("row {} ({})", index + 1, trip.key), what));
            let Some(reward) = self.reward_of(trip) else {
                return wrong(format!("there is no reward {:?} of the kind trip", trip.reward));
            };
            if !self.seasons.iter().any(|row| row.season == trip.season) {
                return wrong(format!("there is no season {}", trip.season));
            }
            let wording = Wording {
                qualify_at: Points(trip.qualify_at),
                cost: Points(reward.points.unwrap_or_default()),
                reserved: Points(trip.reserved_points),
                opens_on: trip.opens_on,
                order_by: trip.order_by,
                fulfil_by: trip.fulfil_by,
            };
            if let Err(errors) = Terms::new(wording) {
                return wrong(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "));
            }
            if let Err(why) = Reminders::parse(&trip.reminders) {
                return wrong(why.to_string());
            }
        }
        Ok(())
    }

    /// Checks that everything a promotion names exists, and that no two prompts share an address or a cookie.
    fn check_promotions(&self) -> Result<(), Error> {
        const FILE: &str = "promotions.json";
        let prompts = || self.promotions.iter().filter_map(|promotion| promotion.definition.prompt.as_ref());
        let hashes = prompts().flat_map(|prompt| [Some(&prompt.hash), prompt.accepted_hash.as_ref()]);
        each_once(FILE, hashes.flatten().map(String::as_str))?;
        each_once(FILE, prompts().map(|prompt| prompt.cookie.as_str()))?;
        let brands: HashSet<&str> = self.brands.iter().map(|brand| brand.slug.as_str()).collect();
        let categories: HashSet<&str> = self.categories.iter().map(|category| category.slug.as_str()).collect();
        let products: HashSet<&str> = self.products.iter().map(|product| product.sap.as_str()).collect();
        let keys: HashSet<&str> = self.promotions.iter().map(|promotion| promotion.key.as_str()).collect();
        for (index, promotion) in self.promotions.iter().enumerate() {
            let scope = promotion.definition.terms.scope();
            let skips = promotion.definition.prompt.iter().flat_map(|prompt| &prompt.skip_if_answered);
            let unknown = missing("brand", &scope.brands, &brands)
                .or_else(|| missing("category", &scope.categories, &categories))
                .or_else(|| missing("product", &scope.products, &products))
                .or_else(|| missing("promotion", skips, &keys))
                .or_else(|| {
                    let known = self.seasons.iter().any(|row| row.season == promotion.season);
                    (!known).then(|| format!("there is no season {}", promotion.season))
                })
                .or_else(|| {
                    promotion.definition.photo.map(|_| "its own picture is chosen in the back office".to_owned())
                });
            let contradiction = || {
                let found = promotion.definition.contradictions(promotion.audience).into_iter().next();
                found.map(|contradiction| format!("{}: {contradiction}", contradiction.field()))
            };
            if let Some(what) = unknown.or_else(contradiction) {
                return Err(error(FILE, format!("row {} ({})", index + 1, promotion.definition.name), what));
            }
        }
        Ok(())
    }

    fn check_tax(&self) -> Result<(), Error> {
        let keys: Vec<String> = self.tax_rules.iter().map(|row| format!("{} {}", row.scope, row.valid_from)).collect();
        each_once("tax.json", keys.iter().map(String::as_str))?;
        for (index, row) in self.tax_rules.iter().enumerate() {
            let wrong = |what: &str| Err(error("tax.json", format!("row {} ({})", index + 1, row.scope), what));
            let promotion = row.promotion();
            if row.kind().is_none() && !self.promotions.iter().any(|known| Some(known.key.as_str()) == promotion) {
                return wrong("there is no such kind of reward or promotion");
            }
            if row.rule().is_none() {
                return wrong("a rate stands just where tax is withheld");
            }
        }
        Ok(())
    }

    /// Checks that addresses are valid and unique, and that no text has a tag that cleaning would remove.
    fn check_content(&self) -> Result<(), Error> {
        const FILE: &str = "content.json";
        each_once(FILE, self.news.iter().map(|item| item.slug.as_str()))?;
        each_once(FILE, self.pages.iter().map(|page| page.slug.as_str()))?;
        each_once(FILE, self.questions.iter().map(|question| question.key.as_str()))?;
        let news = self.news.iter().map(|item| (&item.slug, &item.text));
        let pages = self.pages.iter().map(|page| (&page.slug, &page.text));
        let questions = self.questions.iter().map(|question| (&question.key, &question.answer));
        for (slug, text) in news.chain(pages).chain(questions) {
            Slug::parse(slug).map_err(|why| error(FILE, slug, why))?;
            if let Some(block) = text.iter().find(|block| html::sanitize(block) != **block) {
                return Err(error(
                    FILE,
                    slug,
                    format!("{block:?} is not clean: it would be {:?}", html::sanitize(block)),
                ));
            }
        }
        Ok(())
    }

    /// Finds the reward under which a trip is ordered.
    pub(super) fn reward_of(&self, trip: &Trip) -> Option<&Reward> {
        self.rewards.iter().find(|reward| reward.slug == trip.reward && reward.kind == RewardKind::Trip)
    }

    /// Names of a product's crops, as participants read them.
    pub(super) fn crop_names<'a>(&'a self, product: &Product) -> Vec<&'a str> {
        let slugs: HashSet<&str> = product.crops.iter().map(String::as_str).collect();
        self.crops.iter().filter(|crop| slugs.contains(crop.slug.as_str())).map(|crop| crop.name.as_str()).collect()
    }

    pub(super) fn brand_name<'a>(&'a self, slug: &'a str) -> &'a str {
        self.brands.iter().find(|brand| brand.slug == slug).map_or(slug, |brand| &brand.name)
    }

    pub(super) fn category_name<'a>(&'a self, slug: &'a str) -> &'a str {
        self.categories.iter().find(|category| category.slug == slug).map_or(slug, |category| &category.name)
    }
}

fn missing<'a>(kind: &str, named: impl IntoIterator<Item = &'a String>, known: &HashSet<&str>) -> Option<String> {
    let unknown = named.into_iter().find(|name| !known.contains(name.as_str()))?;
    Some(format!("there is no {kind} {unknown:?}"))
}

/// Converts a setting to the text that its table stores.
/// Reads the texts of the home page, which a programme need not have; those that it leaves out have their originals.
fn read_home(content: &mut File) -> Result<Option<HomeTexts>, Error> {
    let Some(texts) = content.value_of::<Option<serde_json::Map<String, Value>>>("home")? else { return Ok(None) };
    let known = serde_json::to_value(HomeTexts::default()).unwrap_or_default();
    if let Some(unknown) = texts.keys().find(|field| known.get(field).is_none()) {
        return Err(content.error("home", format!("there is no text {unknown:?}")));
    }
    serde_json::from_value(Value::Object(texts)).map(Some).map_err(|why| content.error("home", why))
}

fn plain(value: Value) -> String {
    match value {
        Value::String(text) => text,
        other => other.to_string(),
    }
}
