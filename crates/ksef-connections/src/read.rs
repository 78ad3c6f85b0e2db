//! Invoices that are new in KSeF for one connection: listed, and downloaded where they are of use.
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use jiff::SignedDuration;
use plon_domain::nip::Nip;
use plon_domain::season::Season;
use plon_ksef::api::{
    DateKind, DateRange, InvoiceMetadata, InvoiceType, KsefApi, KsefError, KsefSettings, KsefToken, MetadataFilter,
    SubjectRole, Time,
};
use sha2::{Digest, Sha256};

use super::report;
use super::store::{self, DueConnection, Part};
use plon_kernel::db::Read;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::secrets::Place;

/// Pages of metadata of one check, of which an hour has four; KSeF takes 20 calls an hour (`limity/limity-api.md`).
const MOST_PAGES: u32 = 4;

/// Invoices downloaded in one check; KSeF gives 16 a minute and 64 an hour.
const MOST_DOWNLOADS: u32 = 15;

/// Pause before a download; KSeF gives 8 a second.
const BETWEEN_DOWNLOADS: Duration = Duration::from_millis(130);

/// Time in which KSeF hands out what it lists; what it does not by then is left out.
const PATIENCE: SignedDuration = SignedDuration::from_hours(24);

/// Longest range of one query: three months of any length.
const RANGE: SignedDuration = SignedDuration::from_hours(89 * 24);

/// Server's time; its waits end with the server.
struct ServerTime(App);

impl Time for ServerTime {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.clock.machine())
    }

    fn wait(&self, time: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.0.shutdown.pause(time))
    }
}

impl From<Part> for SubjectRole {
    fn from(part: Part) -> SubjectRole {
        match part {
            Part::Buyer => SubjectRole::Buyer,
            Part::ThirdParty => SubjectRole::ThirdParty,
        }
    }
}

/// Reason why a connection cannot be read.
pub enum ReadError {
    /// KSeF gives no usable answer.
    Ksef(KsefError),
    /// The programme's own database or store does not answer.
    Own(ApiError),
    /// The token was replaced or removed meanwhile, or its participant is no longer active.
    Ended,
}

impl From<KsefError> for ReadError {
    fn from(error: KsefError) -> ReadError {
        ReadError::Ksef(error)
    }
}

impl From<ApiError> for ReadError {
    fn from(error: ApiError) -> ReadError {
        ReadError::Own(error)
    }
}

impl From<anyhow::Error> for ReadError {
    fn from(error: anyhow::Error) -> ReadError {
        ReadError::Own(error.into())
    }
}

impl From<sqlx::Error> for ReadError {
    fn from(error: sqlx::Error) -> ReadError {
        ReadError::Own(error.into())
    }
}

/// Progress of a check.
pub enum Progress {
    /// All that KSeF knows is read.
    Whole,
    /// KSeF's limits end it before.
    Part,
}

/// Check of a connection.
struct Check<'a> {
    app: &'a App,
    due: &'a DueConnection,
    api: KsefApi,
    sellers: Vec<Nip>,
    /// Instant up to which the invoices of each part are read.
    buyer_read_until: Timestamp,
    third_party_read_until: Timestamp,
    pages_left: u32,
    downloads_left: u32,
}

/// Reports what is new since the last check, as far as KSeF's limits go, and records how far that was. Where other
/// sellers or seasons are of use than then, it begins with the season.
///
/// # Errors
/// `ReadError`; what was reported before stays.
pub async fn read_new(app: &App, due: &DueConnection, reported: &mut usize) -> Result<Progress, ReadError> {
    let mut check = Check::begin(app, due).await?;
    let mut progress = Progress::Whole;
    // An invoice that keeps the one waiting does not keep the other.
    for part in [Part::Buyer, Part::ThirdParty] {
        if let Progress::Part = check.read_part(part, reported).await? {
            progress = Progress::Part;
        }
    }
    Ok(progress)
}

/// First instant of the current season, from which invoices are read.
///
/// # Errors
/// When the database does not answer.
pub async fn beginning(app: &App, db: &mut impl Read) -> Result<Timestamp, ApiError> {
    let today = app.clock.today();
    let first_day = store::find_first_day(db, Season::of(today.0)).await?.unwrap_or(today);
    Ok(app.clock.start_of(first_day.0).map_err(anyhow::Error::new)?)
}

/// End of a query from an instant on; `None` where that is now.
fn end_of_range(app: &App, from: Timestamp) -> Option<Timestamp> {
    from.0.checked_add(RANGE).ok().filter(|end| *end < app.clock.machine()).map(Timestamp)
}

fn client(app: &App, due: &DueConnection) -> anyhow::Result<KsefApi> {
    let token = app.secrets.open(Place::KsefToken(due.participant_id), &due.token)?;
    let settings = KsefSettings {
        url: app.ksef.url.clone(),
        nip: Some(Nip::parse(&due.nip)?),
        token: KsefToken::parse(&token),
        time: app.ksef.time,
    };
    let client = KsefApi::new(&settings, Arc::new(ServerTime(app.clone())))?;
    client.ok_or_else(|| anyhow::anyhow!("KSeF is off"))
}

/// Outcome of one invoice of a list.
enum Step {
    Goes {
        is_new: bool,
    },
    /// It is to be asked for again later.
    Stays,
}

impl Check<'_> {
    async fn begin<'a>(app: &'a App, due: &'a DueConnection) -> Result<Check<'a>, ReadError> {
        let mut db = app.db.read().await?;
        let nips = store::list_seller_nips(&mut db).await?;
        let seasons = store::list_seasons(&mut db).await?;
        let scope = hex::encode(Sha256::digest(format!("{nips:?} {seasons:?}")));
        let mut check = Check {
            app,
            due,
            api: client(app, due)?,
            sellers: nips.iter().filter_map(|nip| Nip::parse(nip).ok()).collect(),
            buyer_read_until: due.read_until,
            third_party_read_until: due.third_party_read_until,
            pages_left: MOST_PAGES,
            downloads_left: MOST_DOWNLOADS,
        };
        if scope != due.scope {
            let from = beginning(app, &mut db).await?;
            drop(db);
            check.restart(from, &scope).await?;
        }
        Ok(check)
    }

    /// Has what was of no use before read again.
    async fn restart(&mut self, from: Timestamp, scope: &str) -> Result<(), ReadError> {
        let mut tx = self.app.db.begin().await?;
        let is_connected = store::restart_reading(&mut tx, self.due, from, scope).await?;
        tx.commit().await?;
        self.buyer_read_until = self.buyer_read_until.min(from);
        self.third_party_read_until = self.third_party_read_until.min(from);
        if is_connected { Ok(()) } else { Err(ReadError::Ended) }
    }

    /// Reads the invoices in which the participant has a part, range by range.
    async fn read_part(&mut self, part: Part, reported: &mut usize) -> Result<Progress, ReadError> {
        loop {
            let from = *self.read_until(part);
            let to = end_of_range(self.app, from);
            match self.read_range(part, (from, to), reported).await? {
                Progress::Part => return Ok(Progress::Part),
                Progress::Whole if to.is_none_or(|to| *self.read_until(part) < to) => return Ok(Progress::Whole),
                Progress::Whole if self.pages_left == 0 => return Ok(Progress::Part),
                Progress::Whole => {}
            }
        }
    }

    fn read_until(&mut self, part: Part) -> &mut Timestamp {
        match part {
            Part::Buyer => &mut self.buyer_read_until,
            Part::ThirdParty => &mut self.third_party_read_until,
        }
    }

    /// Reads one range, or a part of it.
    async fn read_range(
        &mut self,
        part: Part,
        (from, to): (Timestamp, Option<Timestamp>),
        reported: &mut usize,
    ) -> Result<Progress, ReadError> {
        let dates = DateRange::new(DateKind::Stored, from, to).map_err(anyhow::Error::new)?;
        let filter = MetadataFilter { role: part.into(), dates, seller_nips: self.sellers.clone() };
        let mut page_number = 0;
        loop {
            if self.pages_left == 0 {
                return Ok(Progress::Part);
            }
            self.pages_left -= 1;
            let page = self.api.query_metadata(&filter, page_number).await?;
            if page.unreadable > 0 {
                tracing::warn!(
                    entries = page.unreadable,
                    participant = self.due.participant_id.0,
                    "KSeF lists what cannot be read"
                );
            }
            // Without the instant up to which the list is whole nothing of it may be passed.
            let Some(complete) = page.complete_until else { return Ok(Progress::Whole) };
            for invoice in &page.invoices {
                match self.read_invoice(part, invoice).await? {
                    Step::Goes { is_new } => *reported += usize::from(is_new),
                    Step::Stays => {
                        self.move_on(part, invoice.stored_at.min(complete)).await?;
                        return Ok(Progress::Part);
                    }
                }
            }
            if !page.has_more {
                self.move_on(part, to.map_or(complete, |to| to.min(complete))).await?;
                return Ok(Progress::Whole);
            }
            if let Some(last) = page.last_date {
                self.move_on(part, last.min(complete)).await?;
            }
            if page.is_truncated {
                // The next check begins at the last date.
                return Ok(Progress::Part);
            }
            page_number += 1;
        }
    }

    /// Downloads an invoice where it is of use and not read yet, and reports it.
    async fn read_invoice(&mut self, part: Part, invoice: &InvoiceMetadata) -> Result<Step, ReadError> {
        let (app, due) = (self.app, self.due);
        // Without a distributor KSeF is asked all the same, so that the token is tried.
        if self.sellers.is_empty()
            || !earns(invoice.invoice_type)
            || store::is_fetched(&mut app.db.read().await?, due.participant_id, &invoice.ksef_number).await?
        {
            return Ok(Step::Goes { is_new: false });
        }
        if self.downloads_left == 0 {
            return Ok(Step::Stays);
        }
        self.downloads_left -= 1;
        app.shutdown.pause(BETWEEN_DOWNLOADS).await;
        match self.api.download(&invoice.ksef_number, Some(&invoice.hash)).await {
            Ok(file) => match report::report(app, due, &invoice.ksef_number, file).await? {
                Some(is_new) => Ok(Step::Goes { is_new }),
                None => Err(ReadError::Ended),
            },
            Err(KsefError::NotFound) => Ok(Step::Goes { is_new: false }),
            Err(error) if concerns_invoice(&error) => Ok(self.leave(invoice, &error)),
            Err(error) => {
                self.move_on(part, invoice.stored_at).await?;
                Err(error.into())
            }
        }
    }

    /// Leaves an invoice that KSeF does not hand out, once it has had time to.
    fn leave(&self, invoice: &InvoiceMetadata, error: &KsefError) -> Step {
        if self.app.clock.machine().duration_since(invoice.stored_at.0) < PATIENCE {
            return Step::Stays;
        }
        let participant = self.due.participant_id.0;
        tracing::warn!(%error, participant, invoice = invoice.ksef_number.as_str(), "an invoice of KSeF is left out");
        Step::Goes { is_new: false }
    }

    /// Records up to where invoices are read, which is never later than now.
    async fn move_on(&mut self, part: Part, until: Timestamp) -> Result<(), ReadError> {
        let now = Timestamp(self.app.clock.machine());
        let read_until = self.read_until(part);
        *read_until = until.min(now).max(*read_until);
        let read_until = *read_until;
        let mut tx = self.app.db.begin().await?;
        let is_connected = store::move_on(&mut tx, self.due, part, read_until).await?;
        tx.commit().await?;
        if is_connected { Ok(()) } else { Err(ReadError::Ended) }
    }
}

/// True for an answer about one invoice, which says nothing of the others.
fn concerns_invoice(error: &KsefError) -> bool {
    match error {
        KsefError::NotYetAvailable | KsefError::Malformed(_) => true,
        KsefError::Refused { code, .. } => !matches!(code, 401 | 403),
        _ => false,
    }
}

/// True for the kinds of which points may come, or go: neither advances nor a farm's own sales.
const fn earns(kind: InvoiceType) -> bool {
    matches!(kind, InvoiceType::Vat | InvoiceType::Roz | InvoiceType::Upr | InvoiceType::Kor | InvoiceType::KorRoz)
}
