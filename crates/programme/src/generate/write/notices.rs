//! Notifications of the played stories, each with the page that it is about.
use std::collections::HashMap;

use jiff::ToSpan;

use super::super::causes::{Place, numbered};
use super::super::record::NoticeSubject;
use super::super::store::{self, NoticeRow};
use super::Writing;
use plon_kernel::ids::{InvoiceId, OrderId};
use plon_kernel::types::Timestamp;
use plon_purchases::invoices::invoice_page;
use plon_rewards::rewards::order_page;

impl Writing<'_> {
    /// Inserts the notifications; those older than a week are marked as read.
    pub(super) async fn insert_notifications(
        &mut self,
        invoices: &HashMap<Place, InvoiceId>,
        orders: &HashMap<Place, OrderId>,
    ) -> anyhow::Result<usize> {
        let public_ids: HashMap<i64, String> =
            store::invoices(&mut self.tx).await?.into_iter().map(|(public_id, id)| (id, public_id)).collect();
        let order = self.in_order(|_, history| history.notices.iter().map(|notice| notice.at).collect());
        let week_ago = self.scene.calendar.end.checked_sub((7 * 24).hours())?;
        let mut rows = Vec::with_capacity(order.len());
        for &(at, (who, place)) in &order {
            let notice = &self.scene.histories[who].notices[place];
            let (title, content) = &notice.words;
            let (content, page) = match notice.about {
                NoticeSubject::Invoice(place) => {
                    (content.clone(), invoice_page(&public_ids[&invoices[&(who, place)].0]))
                }
                NoticeSubject::Order(place) => {
                    let order = orders[&(who, place)];
                    (numbered(content, order), order_page(order))
                }
                NoticeSubject::Points => (content.clone(), "/historia-punktow".to_owned()),
            };
            rows.push(NoticeRow {
                participant: self.people[who],
                title,
                content,
                page,
                at: Timestamp(at),
                read_at: (at < week_ago).then_some(Timestamp(at.checked_add(12.hours())?)),
            });
        }
        store::insert_notifications(&mut self.tx, &rows).await?;
        Ok(rows.len())
    }
}
