//! Crops whose areas a participant gives, and the sums of areas in a group.

use std::collections::{BTreeMap, BTreeSet};

use crate::area::Area;
use crate::number::{NO_BREAK_SPACE, thousandths};

/// Crop under the number that other systems use for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crop {
    pub id: i64,
    pub name: String,
}

/// Group of crops that are asked for together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CropGroup {
    pub name: String,
    /// Crop for the sum of the parts, if the group has a total of its own.
    pub total: Option<Crop>,
    pub parts: Vec<Crop>,
}

/// Crop in the programme's list, asked for or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedCrop {
    pub id: i64,
    pub group: String,
    pub name: String,
    /// True for the crop that holds the sum of its group.
    pub is_total: bool,
    /// The lowest is asked for first.
    pub position: i64,
    /// True when it is no longer asked for; its stored areas stay.
    pub is_retired: bool,
}

impl CropGroup {
    /// All crops of the group, its total first.
    pub fn crops(&self) -> impl Iterator<Item = &Crop> {
        self.total.iter().chain(&self.parts)
    }
}

/// Group of crops that a programme begins with.
struct Original {
    name: &'static str,
    total: Option<(i64, &'static str)>,
    parts: &'static [(i64, &'static str)],
}

const fn crop(id: i64, name: &'static str) -> (i64, &'static str) {
    (id, name)
}

/// Step between the positions of the first crops, so that one can be put between two.
const STEP: i64 = 10;

/// Crops that a programme begins with.
pub fn originals() -> Vec<ListedCrop> {
    let crops = ORIGINALS.iter().flat_map(|group| {
        let total = group.total.iter().map(|crop| (group.name, crop, true));
        total.chain(group.parts.iter().map(|crop| (group.name, crop, false)))
    });
    let listed = (1..).zip(crops).map(|(place, (group, (id, name), is_total))| ListedCrop {
        id: *id,
        group: group.to_owned(),
        name: (*name).to_owned(),
        is_total,
        position: place * STEP,
        is_retired: false,
    });
    listed.collect()
}

/// Groups of the crops that are asked for, each where its first crop stands in the list.
pub fn groups(crops: &[ListedCrop]) -> Vec<CropGroup> {
    let mut groups: Vec<CropGroup> = Vec::new();
    for ListedCrop { id, group: name, name: crop, is_total, .. } in crops.iter().filter(|crop| !crop.is_retired) {
        let place = groups.iter().position(|known| known.name == *name).unwrap_or(groups.len());
        if place == groups.len() {
            groups.push(CropGroup { name: name.clone(), total: None, parts: Vec::new() });
        }
        let Some(group) = groups.get_mut(place) else { continue };
        let crop = Crop { id: *id, name: crop.clone() };
        if *is_total && group.total.is_none() {
            group.total = Some(crop);
        } else {
            group.parts.push(crop);
        }
    }
    groups
}

/// Crops that a programme begins with, in the order in which they are asked for.
const ORIGINALS: &[Original] = &[
    Original {
        name: "Zboża",
        total: None,
        parts: &[
            crop(31, "Pszenica ozima"),
            crop(32, "Pszenica jara"),
            crop(33, "Jęczmień ozimy"),
            crop(34, "Jęczmień jary"),
            crop(11, "Pszenżyto"),
            crop(12, "Żyto"),
            crop(13, "Owies i mieszanki zbożowe"),
            crop(14, "Inne zboża"),
        ],
    },
    Original { name: "Rzepak", total: None, parts: &[crop(15, "Rzepak")] },
    Original { name: "Kukurydza", total: None, parts: &[crop(16, "Kukurydza")] },
    Original {
        name: "Sady",
        total: Some(crop(17, "Sady ogółem")),
        parts: &[crop(18, "Jabłonie"), crop(19, "Wiśnie"), crop(20, "Grusze"), crop(21, "Inne sady")],
    },
    Original { name: "Buraki cukrowe", total: None, parts: &[crop(22, "Buraki cukrowe")] },
    Original { name: "Ziemniaki", total: None, parts: &[crop(23, "Ziemniaki")] },
    Original {
        name: "Warzywa",
        total: Some(crop(24, "Warzywa ogółem")),
        parts: &[
            crop(25, "Pomidory"),
            crop(26, "Ogórki"),
            crop(27, "Cebula"),
            crop(28, "Marchew"),
            crop(29, "Warzywa kapustne"),
            crop(30, "Inne warzywa"),
        ],
    },
];

/// Areas of a participant's crops. Invariant: each is above zero, and a total is at least the sum of its parts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CropAreas(BTreeMap<i64, Area>);

/// Sentences at the crops that must be mended.
pub type CropErrors = BTreeMap<i64, String>;

impl CropAreas {
    /// Parses areas as a person types them, in hectares; an empty or zero area counts as none, and an empty total
    /// becomes the sum of its parts.
    ///
    /// # Errors
    /// All at once: areas that are no numbers, unknown or repeated crops, totals below the sum of their parts.
    pub fn parse<'a>(
        groups: &[CropGroup],
        typed: impl IntoIterator<Item = (i64, &'a str)>,
    ) -> Result<CropAreas, CropErrors> {
        let (mut areas, mut errors, mut seen) = (BTreeMap::new(), CropErrors::new(), BTreeSet::new());
        for (id, text) in typed {
            match read(groups, id, text, !seen.insert(id)) {
                Ok(Some(area)) => drop(areas.insert(id, area)),
                Ok(None) => {}
                Err(sentence) => drop(errors.insert(id, sentence)),
            }
        }
        for group in groups {
            total(group, &mut areas, &mut errors);
        }
        if errors.is_empty() { Ok(CropAreas(areas)) } else { Err(errors) }
    }

    /// Crops by number with their areas.
    pub fn iter(&self) -> impl Iterator<Item = (i64, Area)> {
        self.0.iter().map(|(id, area)| (*id, *area))
    }
}

fn read(groups: &[CropGroup], id: i64, text: &str, again: bool) -> Result<Option<Area>, String> {
    let mut known = groups.iter().flat_map(CropGroup::crops);
    if !known.any(|crop| crop.id == id) {
        return Err("Nie ma takiej uprawy".to_owned());
    }
    if again {
        return Err("Ta uprawa jest podana dwa razy".to_owned());
    }
    if text.trim().is_empty() {
        return Ok(None);
    }
    let area = Area::parse(text).map_err(|error| error.to_string())?;
    Ok(Some(area).filter(|area| *area > Area::MIN))
}

/// Checks a group's total, or fills it in.
fn total(group: &CropGroup, areas: &mut BTreeMap<i64, Area>, errors: &mut CropErrors) {
    let Some(total) = group.total.as_ref().filter(|total| !errors.contains_key(&total.id)) else { return };
    let sum: i64 = group.parts.iter().filter_map(|part| areas.get(&part.id)).map(|area| area.get()).sum();
    match (areas.get(&total.id), Area::try_from(sum)) {
        (Some(given), _) if given.get() < sum => {
            let sum = thousandths(sum);
            let sentence = format!("Wpisz co najmniej {sum}{NO_BREAK_SPACE}ha: tyle mają razem uprawy z tej grupy");
            errors.insert(total.id, sentence);
        }
        (None, Ok(sum)) if sum > Area::MIN => drop(areas.insert(total.id, sum)),
        (None, Err(error)) => drop(errors.insert(total.id, error.to_string())),
        _ => {}
    }
}
