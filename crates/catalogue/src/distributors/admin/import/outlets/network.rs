//! Distributors and branches in memory, and the changes that a file's rows make to them. Preview and posting both use
//! it, each with the state of its own time.
use std::collections::HashMap;

use plon_domain::text::search_key;

use super::super::super::model::{Branch, Distributor};
use super::super::{Counts, Error};
use super::model::{BranchEntry, Entry};
use plon_kernel::ids::DistributorId;

#[derive(Debug, Clone)]
pub struct Known {
    /// `None` while it is new.
    pub id: Option<DistributorId>,
    pub data: Distributor,
    pub branches: Vec<KnownBranch>,
    /// The row of the file that named it first.
    said: Option<i64>,
}

#[derive(Debug, Clone)]
pub struct KnownBranch {
    /// `None` while it is new.
    pub id: Option<i64>,
    pub data: Branch,
    said: Option<i64>,
}

/// Distributors by their NIPs, as changed by the rows before.
pub type Network = HashMap<String, Known>;

impl Known {
    pub fn new(id: Option<DistributorId>, data: Distributor) -> Known {
        Known { id, data, branches: Vec::new(), said: None }
    }

    /// Finds a branch by its exact name, else regardless of case.
    fn place_of(&self, name: &str) -> Option<usize> {
        let key = search_key(name);
        let exact = self.branches.iter().position(|branch| branch.data.name == name);
        exact.or_else(|| self.branches.iter().position(|branch| search_key(&branch.data.name) == key))
    }
}

impl KnownBranch {
    pub fn new(id: Option<i64>, data: Branch) -> KnownBranch {
        KnownBranch { id, data, said: None }
    }
}

/// Applies a row to the network.
///
/// # Errors
/// Everything in the row that is not possible; the network stays as it was.
pub fn apply(network: &mut Network, row: i64, entry: &Entry) -> Result<Counts, Vec<Error>> {
    let new = || {
        let Entry { nip, name, edi, active, .. } = entry.clone();
        Known::new(None, Distributor { nip, name, edi: edi.unwrap_or(false), active: active.unwrap_or(true) })
    };
    let mut known = network.get(entry.nip.as_str()).cloned().unwrap_or_else(new);
    let (mut errors, mut counts) = (Vec::new(), Counts::new());
    let data = Distributor {
        nip: entry.nip.clone(),
        name: entry.name.clone(),
        edi: entry.edi.unwrap_or(known.data.edi),
        active: entry.active.unwrap_or(known.data.active),
    };
    if let Some(row) = known.said {
        let was = &known.data;
        let differs =
            [("name", data.name != was.name), ("edi", data.edi != was.edi), ("active", data.active != was.active)];
        let told = differs.into_iter().filter(|(_, differs)| *differs);
        errors.extend(told.map(|(key, _)| (key, format!("Inaczej niż w\u{a0}wierszu {row} tego dystrybutora"))));
    } else {
        let code = match known.id {
            None => "new",
            Some(_) if data != known.data => "changed",
            Some(_) => "unchanged",
        };
        counts.push((code, 1));
    }
    known.data = data;
    known.said.get_or_insert(row);
    if let Some(branch) = &entry.branch {
        match place(&mut known, row, branch) {
            Ok(code) => counts.extend(code.map(|code| (code, 1))),
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    network.insert(entry.nip.as_str().to_owned(), known);
    Ok(counts)
}

/// Adds or changes a branch; returns the figure to count, `None` for a branch that an earlier row has named.
fn place(known: &mut Known, row: i64, entry: &BranchEntry) -> Result<Option<&'static str>, Error> {
    let Some(place) = known.place_of(&entry.name) else {
        let missing = || ("branch", "Nowy oddział musi mieć w\u{a0}pliku adres, położenie i\u{a0}telefon".to_owned());
        let data = entry.whole().ok_or_else(missing)?;
        known.branches.push(KnownBranch { id: None, data, said: Some(row) });
        return Ok(Some("new_branches"));
    };
    let branch = &mut known.branches[place];
    if branch.said.is_some() {
        return Ok(None);
    }
    let data = entry.over(&branch.data);
    let code = if data == branch.data { "unchanged_branches" } else { "changed_branches" };
    branch.data = data;
    branch.said = Some(row);
    Ok(Some(code))
}

impl BranchEntry {
    /// The branch, if the file gives all of its data.
    fn whole(&self) -> Option<Branch> {
        let entry = self.clone();
        Some(Branch {
            name: entry.name,
            street: entry.street?,
            street_number: entry.street_number?,
            postcode: entry.postcode?,
            city: entry.city?,
            voivodeship: entry.voivodeship?,
            latitude: entry.latitude?,
            longitude: entry.longitude?,
            phone: entry.phone?,
        })
    }

    /// The file's data, completed by the existing data.
    fn over(&self, was: &Branch) -> Branch {
        let (entry, was) = (self.clone(), was.clone());
        Branch {
            name: entry.name,
            street: entry.street.unwrap_or(was.street),
            street_number: entry.street_number.unwrap_or(was.street_number),
            postcode: entry.postcode.unwrap_or(was.postcode),
            city: entry.city.unwrap_or(was.city),
            voivodeship: entry.voivodeship.unwrap_or(was.voivodeship),
            latitude: entry.latitude.unwrap_or(was.latitude),
            longitude: entry.longitude.unwrap_or(was.longitude),
            phone: entry.phone.unwrap_or(was.phone),
        }
    }
}
