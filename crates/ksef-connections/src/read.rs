//! What is new in KSeF for one connection: listed, and downloaded where it is of use.
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use jiff::SignedDuration;
use plon_domain::nip::Nip;
use plon_ksef::api::{
    DateKind, DateRange, InvoiceMetadata, InvoiceType, KsefApi, KsefError, KsefSettings, KsefToken, MetadataFilter,
    SubjectRole, Time,
};

use super::report;
use super::store::{self, DueConnection};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::secrets::Place;

/// Pages of metadata of one check; KSeF takes 20 calls an hour (`limity/limity-api.md`).
const MOST_PAGES: u32 = 16;

/// Invoices downloaded in one check; KSeF gives 64 an hour.
const MOST_DOWNLOADS: u32 = 60;

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

/// Why a connection cannot be read.
pub enum ReadError {
    /// KSeF gives no usable answer.
    Ksef(KsefError),
    /// The programme's own database or store does not answer.
    Own(ApiError),
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

/// Check of a connection.
struct Check<'a> {
    app: &'a App,
    due: &'a DueConnection,
    api: KsefApi,
    pages_left: u32,
    downloads_left: u32,
}

/// Reports what is new since the last check, as far as KSeF's limits go, and records how far that was.
///
/// # Errors
/// `ReadError`; what was reported before stays.
pub async fn read_new(app: &App, due: &DueConnection, reported: &mut usize) -> Result<(), ReadError> {
    let api = client(app, due)?;
    let sellers = store::list_seller_nips(&mut app.db.read().await?).await?;
    let sellers: Vec<Nip> = sellers.iter().filter_map(|nip| Nip::parse(nip).ok()).collect();
    let mut check = Check { app, due, api, pages_left: MOST_PAGES, downloads_left: MOST_DOWNLOADS };
    let mut from = due.read_until;
    loop {
        let to = end_of_range(app, from);
        let dates = DateRange::new(DateKind::Stored, from, to).map_err(anyhow::Error::new)?;
        // Without a distributor KSeF is asked all the same, so that the token is tried; nothing of the answer is used.
        let filter = MetadataFilter { role: SubjectRole::Buyer, dates, seller_nips: sellers.clone() };
        match check.read_range(filter, !sellers.is_empty(), reported).await? {
            Some(until) if to.is_some_and(|to| until >= to) && check.pages_left > 0 => from = until,
            _ => return Ok(()),
        }
    }
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

impl Check<'_> {
    /// Reads one range; gives the instant up to which it is read whole, or none where the check ends before.
    async fn read_range(
        &mut self,
        filter: MetadataFilter,
        is_of_use: bool,
        reported: &mut usize,
    ) -> Result<Option<Timestamp>, ReadError> {
        let (app, due, to) = (self.app, self.due, filter.dates.to());
        let api = &self.api;
        let mut pages = api.metadata_pages(filter, self.pages_left);
        let mut complete_until = None;
        while let Some(page) = pages.next().await? {
            self.pages_left -= 1;
            complete_until = page.complete_until.or(complete_until);
            for invoice in page.invoices.iter().filter(|invoice| is_of_use && earns(invoice.invoice_type)) {
                if store::is_fetched(&mut app.db.read().await?, due.participant_id, &invoice.ksef_number).await? {
                    continue;
                }
                if self.downloads_left == 0 {
                    move_on(app, due, invoice.stored_at).await?;
                    return Ok(None);
                }
                self.downloads_left -= 1;
                match read_invoice(app, due, api, invoice).await {
                    Ok(is_new) => *reported += usize::from(is_new),
                    Err(error) => {
                        move_on(app, due, invoice.stored_at).await?;
                        return match error {
                            ReadError::Ksef(KsefError::NotYetAvailable) => Ok(None),
                            error => Err(error),
                        };
                    }
                }
            }
            if let Some(last) = page.last_date {
                move_on(app, due, last).await?;
            }
        }
        let until = match (to, complete_until) {
            (Some(to), Some(complete)) => to.min(complete),
            (to, complete) => match to.or(complete) {
                Some(until) => until,
                None => return Ok(None),
            },
        };
        if !pages.is_done() {
            return Ok(None);
        }
        move_on(app, due, until).await?;
        Ok(Some(until))
    }
}

/// Downloads an invoice and reports it; true when the programme did not have it.
async fn read_invoice(
    app: &App,
    due: &DueConnection,
    api: &KsefApi,
    invoice: &InvoiceMetadata,
) -> Result<bool, ReadError> {
    match api.download(&invoice.ksef_number, Some(&invoice.hash)).await {
        Ok(file) => Ok(report::report(app, due, &invoice.ksef_number, file).await?),
        Err(KsefError::NotFound) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

async fn move_on(app: &App, due: &DueConnection, until: Timestamp) -> Result<(), ReadError> {
    let mut tx = app.db.begin().await?;
    store::move_on(&mut tx, due.participant_id, until.max(due.read_until)).await?;
    tx.commit().await?;
    Ok(())
}

/// True for the kinds of which points may come, or go: neither advances nor a farm's own sales.
const fn earns(kind: InvoiceType) -> bool {
    matches!(kind, InvoiceType::Vat | InvoiceType::Roz | InvoiceType::Upr | InvoiceType::Kor | InvoiceType::KorRoz)
}
