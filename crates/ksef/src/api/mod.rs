//! Client of KSeF's API 2.0: signs in by a KSeF token, lists metadata of invoices, and downloads invoices by number.
//!
//! Rules are from the Ministry's repository `CIRFMF/ksef-docs` as of version 2.6.0 of the API (19 May 2026), each named
//! where it is kept: `open-api.json`, `uwierzytelnianie.md`, `bezpieczenstwo/klucze-publiczne-do-szyfrowania.md`,
//! `pobieranie-faktur/*.md`, `limity/*.md`. The API is for synchronisation in the background, not for a page that
//! somebody waits for: a pair of NIP and network address may ask for metadata 20 times an hour, and for 64 invoices.
mod certificate;
mod download;
mod error;
mod metadata;
mod metadata_filter;
mod retry;
mod session;
mod settings;
mod transport;

use std::fmt;
use std::sync::Arc;

use anyhow::{Context, bail};
use plon_domain::nip::Nip;
use reqwest::RequestBuilder;
use reqwest::header::AUTHORIZATION;

pub use error::KsefError;
pub use metadata::{InvoiceMetadata, InvoiceType, MetadataPage, PartyIdentifier, ThirdParty};
pub use metadata_filter::{DateKind, DateRange, InvalidDateRange, MetadataFilter, SubjectRole};
pub use retry::Time;
pub use settings::{KsefSettings, KsefToken, is_safe_address};

use retry::Retries;
use session::SessionState;
use transport::{Answer, Call, Transport};

/// Client of the API in the context of one NIP; its calls share one session.
pub struct KsefApi {
    transport: Transport,
    nip: Nip,
    token: KsefToken,
    session: tokio::sync::Mutex<SessionState>,
}

impl fmt::Debug for KsefApi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KsefApi").field("nip", &self.nip).finish_non_exhaustive()
    }
}

impl KsefApi {
    /// Client of the API; `None` when no address is set.
    ///
    /// # Errors
    /// When the address would carry tokens in the clear, the NIP or the token is missing, or no HTTP client can be made.
    pub fn new(settings: &KsefSettings, time: Arc<dyn Time>) -> anyhow::Result<Option<KsefApi>> {
        let Some(url) = &settings.url else { return Ok(None) };
        if !settings::is_safe_address(url) {
            bail!("the address of KSeF must begin with https://");
        }
        let nip = settings.nip.clone().context("KSeF needs the NIP in whose context it is asked")?;
        let token = settings.token.clone().context("KSeF needs a token")?;
        let transport = Transport::new(url, settings.time, time)?;
        Ok(Some(KsefApi { transport, nip, token, session: tokio::sync::Mutex::default() }))
    }

    /// Calls with the session's access token, tries again what may be tried again, and signs in once more on a 401
    /// (`open-api.json`, `Unauthorized`).
    async fn authorized(
        &self,
        call: Call,
        request: impl Fn() -> RequestBuilder + Send + Sync,
    ) -> Result<Answer, KsefError> {
        let mut rejected = None;
        let mut retries = Retries::new();
        loop {
            let bearer = self.bearer(rejected.as_ref()).await?;
            let request = request().header(AUTHORIZATION, bearer.clone());
            match self.transport.send(call, request).await {
                Err(KsefError::Refused { code: 401, .. }) if rejected.is_none() => rejected = Some(bearer),
                Err(error @ KsefError::Refused { code: 401, .. }) => return Err(error.while_signing_in()),
                Err(error) => retries.wait_after(error, self.transport.time()).await?,
                Ok(answer) => return Ok(answer),
            }
        }
    }
}
