//! All pages of a query, one after the other and no more than a given number.
use std::collections::HashSet;

use plon_kernel::types::Timestamp;

use super::KsefApi;
use super::error::KsefError;
use super::metadata::MetadataPage;
use super::metadata_filter::MetadataFilter;
use crate::KsefNumber;

/// Pages of a query. Where KSeF ends a query at its limit of 10,000 invoices, the next one begins at the date of the
/// last invoice (`open-api.json`, `POST /invoices/query/metadata`); what both have comes once.
#[derive(Debug)]
pub struct MetadataPages<'a> {
    api: &'a KsefApi,
    filter: MetadataFilter,
    page: u32,
    calls_left: u32,
    is_done: bool,
    border: Border,
}

/// Invoices of the last date so far, which a query from that date on brings again.
#[derive(Debug, Default)]
struct Border {
    date: Option<Timestamp>,
    numbers: HashSet<KsefNumber>,
}

impl KsefApi {
    /// Pages of a query, at most so many: KSeF takes 20 calls an hour.
    pub fn metadata_pages(&self, filter: MetadataFilter, most_pages: u32) -> MetadataPages<'_> {
        MetadataPages { api: self, filter, page: 0, calls_left: most_pages, is_done: false, border: Border::default() }
    }
}

impl MetadataPages<'_> {
    /// Next page; `None` after the last one and when no call is left. After an error the same page is asked for again.
    ///
    /// # Errors
    /// Those of `query_metadata`; also when KSeF has more than 10,000 invoices of one instant.
    pub async fn next(&mut self) -> Result<Option<MetadataPage>, KsefError> {
        if self.is_done || self.calls_left == 0 {
            return Ok(None);
        }
        self.calls_left -= 1;
        let mut page = self.api.query_metadata(&self.filter, self.page).await?;
        self.drop_repeated(&mut page);
        if !page.has_more {
            self.is_done = true;
        } else if page.is_truncated {
            let last = page.last_date.filter(|last| *last > self.filter.dates.from());
            let last = last.ok_or_else(|| KsefError::Malformed("metadata: the query makes no progress".to_owned()))?;
            self.filter.dates = self.filter.dates.starting_at(last);
            self.page = 0;
        } else {
            self.page += 1;
        }
        Ok(Some(page))
    }

    /// True when every invoice has come; false when calls ran out before.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Date of the last invoice so far, from which a later query goes on; the filter's own before the first one.
    pub fn last_date(&self) -> Timestamp {
        self.border.date.unwrap_or(self.filter.dates.from())
    }

    fn drop_repeated(&mut self, page: &mut MetadataPage) {
        let kind = self.filter.dates.kind();
        page.invoices.retain(|invoice| {
            invoice.date(kind) != self.border.date || !self.border.numbers.contains(&invoice.ksef_number)
        });
        if page.last_date.is_some() && page.last_date != self.border.date {
            self.border = Border { date: page.last_date, numbers: HashSet::new() };
        }
        let at_border = page.invoices.iter().filter(|invoice| invoice.date(kind) == self.border.date);
        self.border.numbers.extend(at_border.map(|invoice| invoice.ksef_number.clone()));
    }
}
