//! Makes up the demo's history: the same participants, invoices and orders each time, played through the real rules.
mod calendar;
mod causes;
mod decide;
mod document;
mod einvoices;
mod model;
mod people;
mod plan;
mod printing;
mod promotions;
mod purchases;
mod record;
mod replay;
mod rows;
mod samples;
mod shop;
mod spending;
mod store;
mod texts;
mod write;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use self::calendar::Calendar;
use self::people::Names;
use self::plan::Story;
use self::purchases::Buyer;
use self::record::History;
use self::samples::Sample;
use self::shop::Shop;
use super::check::Programme;
use super::files::Operator;
use super::load::load_all_but_trips;
use super::source::{Error, Source};
use super::store::put_setting;
use plon_content::system;
use plon_kernel::db::Db;
use plon_kernel::types::Timestamp;
use plon_platform::demo::DemoLogin;
use plon_platform::files::Files;

pub use calendar::HISTORY_END;
pub use write::Generated;

/// Number of participants, those with a login included.
const PARTICIPANTS: usize = 200;

/// The password of every login that the demo publishes.
const PASSWORD: &str = "Plon#2025";

/// The second factor of every operator that the demo publishes, in base32.
const TOTP_SECRET: &str = "PLONPLONPLONPLONPLONPLONPLONPLON";

/// Seed of the random generator; another one makes up other stories.
const SEED: u64 = 2025;

/// Lists the logins of the sample participants and operators.
///
/// # Errors
/// When a file of the programme is missing or wrong.
pub fn logins(source: &Source) -> Result<Vec<DemoLogin>, Error> {
    let login = |role: &str, label: &str, login: &str| DemoLogin {
        role: role.to_owned(),
        label: label.to_owned(),
        login: login.to_owned(),
        password: PASSWORD.to_owned(),
    };
    let participants = samples::read(source)?;
    let participants = participants.iter().map(|sample| login("participant", &sample.label, sample.nip.as_str()));
    let operators = operators(source)?;
    let operators = operators.iter().map(|operator| login(&operator.role, &operator.label, &operator.email));
    Ok(participants.chain(operators).collect())
}

fn operators(source: &Source) -> Result<Vec<Operator>, Error> {
    source.json("operators.json")?.rows()
}

/// Loads the programme and makes up its history, in a database without participants; `None` where it has some.
///
/// # Errors
/// A file that is missing or wrong, a story that breaks a rule, or a database or store that refuses; there are still
/// no participants then, and a retry is possible.
pub async fn generate(db: &Db, files: &Files, source: &Source) -> anyhow::Result<Option<Generated>> {
    let _turn = store::lock_generation(db).await?;
    if store::has_participants(&mut db.read().await?).await? {
        open(db).await?;
        return Ok(None);
    }
    let programme = Programme::read(source)?;
    let calendar = Calendar::new()?;
    let mut tx = db.begin().await?;
    load_all_but_trips(&mut tx, &programme, Timestamp(calendar.end)).await?;
    tx.commit().await?;
    let shop = Shop::open(&mut db.read().await?, &programme).await?;
    let mut dice = ChaCha20Rng::seed_from_u64(SEED);
    let mut stories = stories(&shop, &calendar, source, &mut dice)?;
    flag_a_duplicate(&mut stories);
    einvoices::choose(&mut stories);
    let histories = stories
        .iter()
        .map(|story| replay::replay(story, &shop, &calendar, &mut dice))
        .collect::<anyhow::Result<Vec<History>>>()?;
    let scene = write::Scene {
        programme: &programme,
        shop: &shop,
        calendar: &calendar,
        stories: &stories,
        histories: &histories,
    };
    let prints = printing::put(files, source, &scene).await?;
    let generated = write::write(db, &scene, prints, &operators(source)?).await?;
    open(db).await?;
    Ok(Some(generated))
}

/// Opens the portal, for the sample programme is complete, and notes that its participants are made up.
async fn open(db: &Db) -> anyhow::Result<()> {
    let mut tx = db.begin().await?;
    put_setting(&mut tx, "sample_history", "true").await?;
    system::open_portal(&mut tx, Timestamp(Calendar::new()?.end)).await?;
    tx.commit().await?;
    Ok(())
}

fn stories(
    shop: &Shop<'_>,
    calendar: &Calendar,
    source: &Source,
    dice: &mut ChaCha20Rng,
) -> anyhow::Result<Vec<Story>> {
    let samples: Vec<Sample> = samples::read(source)?;
    let mut stories =
        samples.iter().map(|sample| sample.story(shop, calendar)).collect::<anyhow::Result<Vec<Story>>>()?;
    let names = Names::read(source)?;
    for number in stories.len()..PARTICIPANTS {
        let person = names.person(dice, calendar, number)?;
        let invoices = Buyer { shop, calendar, dice }.invoices(&person)?;
        let looks = spending::looks(dice, calendar, &invoices)?;
        let (answers, collects) = (Vec::new(), Vec::new());
        stories.push(Story { person, invoices, orders: Vec::new(), looks, answers, collects });
    }
    Ok(stories)
}

/// Makes two participants report one invoice, so that the operator sees a possible duplicate.
fn flag_a_duplicate(stories: &mut [Story]) {
    let waiting = |story: &Story| story.invoices.iter().position(|invoice| invoice.waits() && !invoice.edi);
    let mut found = (0..stories.len()).filter(|&who| !stories[who].person.signs_in);
    let pair: Vec<(usize, usize)> =
        found.by_ref().filter_map(|who| Some((who, waiting(&stories[who])?))).take(2).collect();
    if let [(first, original), (second, copy)] = pair[..] {
        let original = &stories[first].invoices[original];
        let (number, distributor, issued_on) = (original.number.clone(), original.distributor, original.issued_on);
        let copy = &mut stories[second].invoices[copy];
        (copy.number, copy.distributor, copy.issued_on) = (number, distributor, issued_on);
        copy.possible_duplicate = true;
    }
}
