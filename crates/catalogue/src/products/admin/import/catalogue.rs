//! The catalogue in memory, and the changes that a file's rows make to it. Preview and posting both use it, each with
//! the catalogue of its own time.
use std::collections::{BTreeMap, HashMap, HashSet};

use plon_domain::money::Grosze;
use plon_domain::points::PointsPerUnit;
use plon_domain::product::{Code, ProductCap, Slug};
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Unit};

use super::super::form::sold_product_message;
use super::model::{CapEntry, Entry, PackEntry, RateEntry};
use plon_kernel::ids::{PackId, ProductId};
use plon_platform::error::REQUIRED;

/// A message at a column, by the column's key.
pub type Error = (&'static str, String);

/// Number of changes by a row, by the codes of the kind's figures.
pub type Counts = Vec<(&'static str, i64)>;

/// Data of a product, without its packs and rates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductData {
    pub name: String,
    pub brand: String,
    pub category: String,
    pub crops: Vec<String>,
    pub unit: Unit,
    pub active: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// `None` while it is new.
    pub id: Option<PackId>,
    pub code: String,
    pub volume: PackVolume,
    /// The row of the file that named it first.
    said: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rate {
    pub points_per_unit: PointsPerUnit,
    pub list_price: Grosze,
    pub cap: Option<ProductCap>,
    said: Option<i64>,
}

#[derive(Debug, Clone)]
pub struct Product {
    /// `None` while it is new.
    pub id: Option<ProductId>,
    pub data: ProductData,
    pub packs: Vec<Pack>,
    pub rates: BTreeMap<Season, Rate>,
    /// The row of the file that named it first.
    said: Option<i64>,
    is_changed: bool,
}

/// The state with which rows are compared, as changed by the rows before.
#[derive(Debug, Default)]
pub struct Catalogue {
    pub products: HashMap<String, Product>,
    /// The product of a pack, by the pack's code.
    codes: HashMap<String, String>,
    /// The product by its slug.
    slugs: HashMap<String, String>,
    seasons: HashSet<Season>,
    /// Packs and products that invoices name: their contents and counting properties are fixed.
    pub sold_packs: HashSet<PackId>,
    pub sold_products: HashSet<ProductId>,
}

/// Change to the pack that a row names.
enum PackStep {
    New(Pack),
    /// An existing pack, by its index among the product's, with its new code and volume.
    Known(usize, String, PackVolume),
}

impl Pack {
    pub fn known(id: PackId, code: String, volume: PackVolume) -> Pack {
        Pack { id: Some(id), code, volume, said: None }
    }

    pub fn is_same(&self, other: &Pack) -> bool {
        self.id == other.id && self.is(&other.code, other.volume)
    }

    fn is(&self, code: &str, volume: PackVolume) -> bool {
        self.code == code && self.volume == volume
    }
}

impl Rate {
    pub fn known(points_per_unit: PointsPerUnit, list_price: Grosze, cap: Option<ProductCap>) -> Rate {
        Rate { points_per_unit, list_price, cap, said: None }
    }

    pub fn is(&self, other: &Rate) -> bool {
        (self.points_per_unit, self.list_price, self.cap) == (other.points_per_unit, other.list_price, other.cap)
    }
}

impl Product {
    pub fn known(id: ProductId, data: ProductData) -> Product {
        let (packs, rates) = (Vec::new(), BTreeMap::new());
        Product { id: Some(id), data, packs, rates, said: None, is_changed: false }
    }

    fn new(entry: &Entry) -> Product {
        let data = ProductData {
            name: entry.name.clone(),
            brand: entry.brand.clone(),
            category: entry.category.clone(),
            crops: entry.crops.clone().unwrap_or_default(),
            unit: entry.unit,
            active: entry.active.unwrap_or(true),
        };
        Product { id: None, data, packs: Vec::new(), rates: BTreeMap::new(), said: None, is_changed: false }
    }
}

impl Catalogue {
    pub fn new(seasons: impl Iterator<Item = Season>) -> Catalogue {
        Catalogue { seasons: seasons.collect(), ..Catalogue::default() }
    }

    /// Notes the product that a pack's code belongs to.
    pub fn take_code(&mut self, code: String, sap: &str) {
        self.codes.insert(code, sap.to_owned());
    }

    /// Notes the product that a slug belongs to.
    pub fn take_slug(&mut self, slug: String, sap: &str) {
        self.slugs.insert(slug, sap.to_owned());
    }

    /// The product, if a row would change its unit, brand, category or a pack's volume: the caller must then find out
    /// whether invoices name it.
    pub fn doubt(&self, entry: &Entry) -> Option<ProductId> {
        let product = self.products.get(entry.sap.as_str())?;
        let pack = entry.pack.as_ref();
        let named = pack.and_then(|pack| pack.code.as_ref()).map(Code::as_str);
        let volume = pack.and_then(|pack| pack.volume);
        let is_resized = |known: &Pack| Some(known.code.as_str()) == named && volume.is_some_and(|v| v != known.volume);
        let counted_otherwise = entry.unit != product.data.unit
            || entry.brand != product.data.brand
            || entry.category != product.data.category;
        product.id.filter(|_| counted_otherwise || product.packs.iter().any(is_resized))
    }

    /// Applies a row to the catalogue.
    ///
    /// # Errors
    /// Everything in the row that is not possible; the catalogue stays as it was.
    pub fn apply(&mut self, row: i64, entry: &Entry) -> Result<Counts, Vec<Error>> {
        let mut errors = Vec::new();
        let known = self.products.get(entry.sap.as_str());
        let fresh = Product::new(entry);
        let product = known.unwrap_or(&fresh);
        let data = self.data(product, entry, &mut errors);
        let slug = if product.id.is_none() { self.slug(entry, &mut errors) } else { None };
        let pack = entry.pack.as_ref().and_then(|pack| self.pack(product, entry, pack, &mut errors));
        let rate = entry.rate.as_ref().and_then(|rate| Some((rate.season, self.rate(product, rate, &mut errors)?)));
        if !errors.is_empty() {
            return Err(errors);
        }
        let coded = match &pack {
            Some(PackStep::New(pack)) => Some((None, pack.code.clone())),
            Some(PackStep::Known(place, code, _)) => Some((Some(product.packs[*place].code.clone()), code.clone())),
            None => None,
        };
        if let Some((before, code)) = coded {
            before.map(|before| self.codes.remove(&before));
            self.take_code(code, entry.sap.as_str());
        }
        if let Some(slug) = slug {
            self.take_slug(slug, entry.sap.as_str());
        }
        let product = self.products.entry(entry.sap.as_str().to_owned()).or_insert(fresh);
        Ok(change(product, row, data, pack, rate))
    }

    /// The product's own data after the row. Rows of one product that contradict each other get errors at the
    /// columns.
    fn data(&self, product: &Product, entry: &Entry, errors: &mut Vec<Error>) -> ProductData {
        let was = &product.data;
        let same_crops = |crops: &Vec<String>| {
            let set = |crops: &[String]| crops.iter().cloned().collect::<HashSet<String>>();
            set(crops) == set(&was.crops)
        };
        let data = ProductData {
            name: entry.name.clone(),
            brand: entry.brand.clone(),
            category: entry.category.clone(),
            crops: entry.crops.clone().filter(|crops| !same_crops(crops)).unwrap_or_else(|| was.crops.clone()),
            unit: entry.unit,
            active: entry.active.unwrap_or(was.active),
        };
        if let Some(row) = product.said {
            let differs = [
                ("name", data.name != was.name),
                ("brand", data.brand != was.brand),
                ("category", data.category != was.category),
                ("crops", data.crops != was.crops),
                ("unit", data.unit != was.unit),
                ("active", data.active != was.active),
            ];
            let told = differs.into_iter().filter(|(_, differs)| *differs);
            errors.extend(told.map(|(key, _)| (key, format!("Inaczej niż w\u{a0}wierszu {row} tego produktu"))));
        } else if product.id.is_some_and(|id| self.sold_products.contains(&id)) {
            let counted_by = [
                ("brand", "marka", data.brand != was.brand),
                ("category", "kategoria", data.category != was.category),
                ("unit", "jednostka", data.unit != was.unit),
            ];
            errors.extend(
                counted_by
                    .into_iter()
                    .filter(|(.., differs)| *differs)
                    .map(|(key, what, _)| (key, sold_product_message(what))),
            );
        }
        data
    }

    /// Derives the slug of a new product.
    fn slug(&self, entry: &Entry, errors: &mut Vec<Error>) -> Option<String> {
        let slug = match Slug::of_name(&entry.name) {
            Ok(slug) => slug.as_str().to_owned(),
            Err(_) => {
                errors.push(("name", "Nazwa musi mieć literę lub cyfrę".to_owned()));
                return None;
            }
        };
        match self.slugs.get(&slug) {
            Some(other) if other != entry.sap.as_str() => {
                errors
                    .push(("name", format!("Produkt o\u{a0}kodzie SAP {other} ma już tę samą lub zbyt podobną nazwę")));
                None
            }
            _ => Some(slug),
        }
    }

    fn pack(&self, product: &Product, entry: &Entry, pack: &PackEntry, errors: &mut Vec<Error>) -> Option<PackStep> {
        let code = pack.code.as_ref().map(|code| code.as_str().to_owned());
        if let Some(other) = code.as_ref().and_then(|code| self.codes.get(code))
            && other != entry.sap.as_str()
        {
            errors.push(("pack_code", format!("To kod opakowania innego produktu, o\u{a0}kodzie SAP {other}")));
            return None;
        }
        let by_code = code.as_ref().and_then(|code| product.packs.iter().position(|pack| pack.code == *code));
        let by_volume = pack.volume.and_then(|volume| product.packs.iter().position(|pack| pack.volume == volume));
        let Some(place) = by_code.or(by_volume) else {
            let missing = |key: &'static str, words: &str| (key, words.to_owned());
            match (code, pack.volume) {
                (Some(code), Some(volume)) => return Some(PackStep::New(Pack { id: None, code, volume, said: None })),
                (None, _) => errors.push(missing("pack_code", "Nowe opakowanie musi mieć kod")),
                (_, None) => errors.push(missing("pack_volume", "Nowe opakowanie musi mieć pojemność")),
            }
            return None;
        };
        let was = &product.packs[place];
        let (code, volume) = (code.unwrap_or_else(|| was.code.clone()), pack.volume.unwrap_or(was.volume));
        let before = errors.len();
        if let Some(row) = was.said.filter(|_| !was.is(&code, volume)) {
            let key = if was.code == code { "pack_volume" } else { "pack_code" };
            errors.push((key, format!("Inaczej niż w\u{a0}wierszu {row} tego opakowania")));
        } else if volume != was.volume && by_volume.is_some() {
            errors.push(("pack_volume", "Ten produkt ma już opakowanie o\u{a0}tej pojemności".to_owned()));
        } else if volume != was.volume && was.id.is_some_and(|id| self.sold_packs.contains(&id)) {
            let sold = "To opakowanie jest już na fakturach, dlatego jego pojemność nie może się zmienić";
            errors.push(("pack_volume", sold.to_owned()));
        }
        (errors.len() == before).then_some(PackStep::Known(place, code, volume))
    }

    fn rate(&self, product: &Product, entry: &RateEntry, errors: &mut Vec<Error>) -> Option<Rate> {
        if !self.seasons.contains(&entry.season) {
            errors.push(("season", format!("Program nie ma sezonu {}", entry.season)));
            return None;
        }
        let was = product.rates.get(&entry.season);
        let points_per_unit = entry.points_per_unit.or_else(|| was.map(|was| was.points_per_unit));
        let list_price = entry.list_price.or_else(|| was.map(|was| was.list_price));
        for (key, is_missing) in [("points_per_unit", points_per_unit.is_none()), ("list_price", list_price.is_none())]
        {
            if is_missing {
                errors.push((key, REQUIRED.to_owned()));
            }
        }
        let cap = match entry.cap {
            CapEntry::Unsaid => was.and_then(|was| was.cap),
            CapEntry::Uncapped => None,
            CapEntry::Capped(cap) => Some(cap),
        };
        let rate = Rate::known(points_per_unit?, list_price?, cap);
        if let Some((was, row)) = was.and_then(|was| Some((was, was.said?)))
            && !was.is(&rate)
        {
            let key = match () {
                () if was.points_per_unit != rate.points_per_unit => "points_per_unit",
                () if was.list_price != rate.list_price => "list_price",
                () => "cap_points",
            };
            errors.push((key, format!("Inaczej niż w\u{a0}wierszu {row} dla tego samego sezonu")));
            return None;
        }
        Some(rate)
    }
}

/// Applies a row that was found to be possible.
fn change(
    product: &mut Product,
    row: i64,
    data: ProductData,
    pack: Option<PackStep>,
    rate: Option<(Season, Rate)>,
) -> Counts {
    let mut counts = Counts::new();
    let is_new = product.id.is_none();
    if product.said.is_none() {
        counts.push((if is_new { "new" } else { "unchanged" }, 1));
    }
    let mut is_changed = data != product.data;
    product.data = data;
    product.said.get_or_insert(row);
    match pack {
        Some(PackStep::New(pack)) => {
            product.packs.push(Pack { said: Some(row), ..pack });
            counts.push(("new_packs", 1));
            is_changed = true;
        }
        Some(PackStep::Known(place, code, volume)) => {
            let pack = &mut product.packs[place];
            if !pack.is(&code, volume) {
                counts.push(("changed_packs", 1));
                is_changed = true;
            }
            *pack = Pack { id: pack.id, code, volume, said: pack.said.or(Some(row)) };
        }
        None => {}
    }
    if let Some((season, rate)) = rate {
        let was = product.rates.get(&season);
        let code = match was {
            None => Some("new_rates"),
            Some(was) if !was.is(&rate) => Some("changed_rates"),
            Some(_) => None,
        };
        is_changed |= code.is_some();
        counts.extend(code.map(|code| (code, 1)));
        let said = was.and_then(|was| was.said).or(Some(row));
        product.rates.insert(season, Rate { said, ..rate });
    }
    if is_changed && !is_new && !std::mem::replace(&mut product.is_changed, true) {
        counts.extend([("unchanged", -1), ("changed", 1)]);
    }
    counts
}
