//! Checks the rows of distributors and branches: first each by itself, then against the others.
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::place::{Voivodeship, degrees};
use plon_domain::postcode::Postcode;
use plon_domain::text::search_key;

use super::super::super::form::LONGEST_NAME;
use super::model::{BranchEntry, Entry};
use super::network::{self, Network};
use super::{MOST_ROWS, OF_BRANCH, store};
use plon_imports::{Group, Row, Staged, Verdict};
use plon_kernel::db::Read;
use plon_platform::error::ApiError;
use plon_platform::text_input::{LONGEST_CITY, LONGEST_NUMBER, LONGEST_STREET, parse_one_line};

/// The distributors as changed by the rows read so far.
pub struct OutletReader {
    network: Network,
}

impl OutletReader {
    /// # Errors
    /// When the database does not answer.
    pub async fn open(db: &mut impl Read) -> Result<OutletReader, ApiError> {
        Ok(OutletReader { network: store::load_network(db).await? })
    }

    /// Checks a batch of rows, at most 500.
    ///
    /// # Errors
    /// When a row cannot be staged.
    pub fn rows(&mut self, rows: &mut [Row]) -> Result<Vec<Verdict>, ApiError> {
        rows.iter_mut().map(|row| self.check(row)).collect()
    }

    fn check(&mut self, row: &mut Row) -> Result<Verdict, ApiError> {
        let entry = entry(row);
        let Some(entry) = entry.filter(|_| !row.is_faulty()) else { return Ok(Verdict::Faulty) };
        match network::apply(&mut self.network, row.number, &entry) {
            Ok(preview) => Ok(Verdict::Valid(Staged {
                payload: serde_json::to_string(&entry).map_err(anyhow::Error::new)?,
                identity: Some(identity(&entry)),
                group: Some(Group {
                    key: entry.nip.as_str().to_owned(),
                    agrees: String::new(),
                    differs: "",
                    most: MOST_ROWS,
                }),
                preview,
            })),
            Err(errors) => {
                row.add_errors(errors);
                Ok(Verdict::Faulty)
            }
        }
    }
}

fn identity(entry: &Entry) -> String {
    let branch = entry.branch.as_ref().map_or_else(String::new, |branch| search_key(&branch.name));
    format!("{}:{branch}", entry.nip)
}

/// Parses a row by itself; `None` after errors, which the row keeps.
fn entry(row: &mut Row) -> Option<Entry> {
    let nip = row.required("nip").and_then(|text| row.parse("nip", Nip::parse(&text)));
    let name = row.line("name", LONGEST_NAME);
    let (edi, active) = (row.yes_no("edi"), row.yes_no("active"));
    let branch = branch(row);
    Some(Entry { nip: nip?, name: name?, edi, active, branch })
}

/// Parses the branch of a row, if it names one.
fn branch(row: &mut Row) -> Option<BranchEntry> {
    if row.text("branch").is_none() {
        if OF_BRANCH.iter().any(|key| row.text(key).is_some()) {
            row.required("branch");
        }
        return None;
    }
    let name = row.line("branch", LONGEST_NAME);
    let street = line(row, "street", LONGEST_STREET);
    let street_number = line(row, "street_number", LONGEST_NUMBER);
    let postcode = row.if_there("postcode", |row, text| row.parse("postcode", Postcode::parse(&text)));
    let city = line(row, "city", LONGEST_CITY);
    let voivodeship = row.if_there("voivodeship", |row, text| row.parse("voivodeship", Voivodeship::parse(&text)));
    let latitude = row.if_there("latitude", |row, text| row.parse("latitude", degrees(&text)));
    let longitude = row.if_there("longitude", |row, text| row.parse("longitude", degrees(&text)));
    let phone = row.if_there("phone", |row, text| row.parse("phone", Phone::parse(&text)));
    Some(BranchEntry { name: name?, street, street_number, postcode, city, voivodeship, latitude, longitude, phone })
}

fn line(row: &mut Row, key: &str, longest: usize) -> Option<String> {
    row.if_there(key, |row, text| row.parse(key, parse_one_line(&text, longest)))
}
