//! Writes the played stories: rows in the order of events, points through the ledger's own posting.
mod notices;

use std::collections::{HashMap, HashSet};

use anyhow::Context;
use plon_domain::reward::OrderStatus;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use super::calendar::Calendar;
use super::causes::{Causes, Place, id_of, numbered};
use super::einvoices;
use super::model::{InvoiceRow, LineRow, OrderRow, ReportedCorrection};
use super::plan::Story;
use super::printing::Prints;
use super::promotions::{Stage, into_cause};
use super::record::{Cause, History};
use super::shop::Shop;
use super::store::{CorrectionRow, EInvoiceCorrectionRow, EventRow, ParticipantRow, ProposedRow};
use super::{Operator, PASSWORD, SEED, TOTP_SECRET, store, texts};
use crate::check::Programme;
use crate::load::load_trips;
use plon_kernel::db::{Db, Tx};
use plon_kernel::ids::{InvoiceId, OperatorId, OrderId, ParticipantId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::files::{self, Upload};
use plon_platform::ledger::{self, Posting};
use plon_platform::passwords::hash_now;
use plon_platform::search_index;
use plon_rewards::tax;

/// Everything to be written, participants in the same order in both lists.
pub struct Scene<'a> {
    pub programme: &'a Programme,
    pub shop: &'a Shop<'a>,
    pub calendar: &'a Calendar,
    pub stories: &'a [Story],
    pub histories: &'a [History],
}

/// Number of rows made up, by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Generated {
    pub participants: usize,
    pub invoices: usize,
    pub lines: usize,
    pub orders: usize,
    pub transfers: usize,
    pub notifications: usize,
    pub files: usize,
}

/// # Errors
/// When the database refuses; then nothing is written.
pub async fn write(db: &Db, scene: &Scene<'_>, prints: Prints, operators: &[Operator]) -> anyhow::Result<Generated> {
    let password_hash = hash_now(PASSWORD, b"plon-sample-salt")?;
    let mut tx = db.begin().await?;
    let staff = Staff::insert(&mut tx, scene, operators, &password_hash).await?;
    let people = insert_people(&mut tx, scene, &password_hash).await?;
    let mut writing = Writing { tx, scene, people, staff, keys: Rng::seeded(SEED + 1) };
    writing.insert_consents().await?;
    let files = prints.count();
    let invoices = writing.insert_invoices(&prints.invoices).await?;
    writing.insert_einvoices(&invoices, prints.correction).await?;
    let lines = writing.insert_lines(&invoices).await?;
    let lines_written = lines.len();
    let orders = writing.insert_orders().await?;
    let corrections = writing.insert_corrections(&lines).await?;
    let causes = Causes { lines, orders: &orders, corrections };
    let transfers = writing.post(&causes).await?;
    writing.insert_figures().await?;
    let notifications = writing.insert_notifications(&invoices, &orders).await?;
    let stage = Stage {
        calendar: scene.calendar,
        stories: scene.stories,
        histories: scene.histories,
        people: &writing.people,
        lines: &causes.lines,
        finance: OperatorId(writing.staff.finance),
    };
    stage.play(&mut writing.tx, &writing.keys).await?;
    writing.record_prizes(&orders).await?;
    load_trips(&mut writing.tx, scene.programme).await?;
    store::number_notifications(&mut writing.tx).await?;
    writing.tx.commit().await?;
    let participants = scene.stories.len();
    Ok(Generated {
        participants,
        invoices: invoices.len(),
        lines: lines_written,
        orders: orders.len(),
        transfers,
        notifications,
        files,
    })
}

/// The operators who decided and paid.
struct Staff {
    moderator: i64,
    finance: i64,
}

impl Staff {
    async fn insert(
        tx: &mut Tx,
        scene: &Scene<'_>,
        operators: &[Operator],
        password_hash: &str,
    ) -> anyhow::Result<Staff> {
        let first_day = scene.shop.seasons.first().context("a programme without a season")?.starts_on;
        let at = Timestamp(scene.calendar.instant(first_day.at(8, 0, 0, 0))?);
        let mut ids = HashMap::new();
        for operator in operators {
            ids.insert(
                operator.role.as_str(),
                store::insert_operator(tx, operator, (password_hash, TOTP_SECRET), at).await?,
            );
        }
        let id_of = |role: &str| ids.get(role).copied().with_context(|| format!("operators.json has no {role}"));
        Ok(Staff { moderator: id_of("moderator")?, finance: id_of("finance")? })
    }
}

async fn insert_people(tx: &mut Tx, scene: &Scene<'_>, password_hash: &str) -> anyhow::Result<Vec<ParticipantId>> {
    let mut people = Vec::with_capacity(scene.stories.len());
    for (story, history) in scene.stories.iter().zip(scene.histories) {
        let person = &story.person;
        let row = ParticipantRow {
            person,
            representative: scene.shop.representative_of(&person.voivodeship),
            password_hash: person.signs_in.then_some(password_hash),
            points_limit_reached_at: history.limit_reached_at.map(Timestamp),
        };
        let id = store::insert_participant(tx, &row).await?;
        ledger::open_accounts(tx, id).await?;
        search_index::refresh(tx, id).await?;
        people.push(id);
    }
    Ok(people)
}

struct Writing<'a> {
    tx: Tx,
    scene: &'a Scene<'a>,
    people: Vec<ParticipantId>,
    staff: Staff,
    keys: Rng,
}

impl<'a> Writing<'a> {
    /// Indices of all participants' items in the order of their instants.
    fn in_order(
        &self,
        instants: impl Fn(&'a Story, &'a History) -> Vec<jiff::Timestamp>,
    ) -> Vec<(jiff::Timestamp, Place)> {
        let mut places = Vec::new();
        for (who, (story, history)) in self.scene.stories.iter().zip(self.scene.histories).enumerate() {
            let own = instants(story, history).into_iter().enumerate();
            places.extend(own.map(|(place, at)| (at, (who, place))));
        }
        places.sort_by_key(|&(at, place)| (at, place));
        places
    }

    async fn insert_consents(&mut self) -> anyhow::Result<()> {
        let mut dice = ChaCha20Rng::seed_from_u64(SEED + 2);
        let mut rows = Vec::new();
        for (who, story) in self.scene.stories.iter().enumerate() {
            let mut refused = HashSet::new();
            for (consent, row) in &self.scene.shop.consents {
                let of_a_refused_whole = row.parent.as_ref().is_some_and(|whole| refused.contains(whole));
                // No sample participant wants messages: the outbox shows what is tried, not three seasons' news.
                let of_news = row.slug.starts_with("powiadomienia");
                let value = row.required || (dice.random_ratio(3, 4) && !of_a_refused_whole && !of_news);
                if !value {
                    refused.insert(row.slug.clone());
                }
                rows.push(store::AnswerRow {
                    who: self.people[who],
                    consent: *consent,
                    text_sha256: hex::encode(Sha256::digest(&row.content)),
                    value,
                    at: Timestamp(story.person.joined_at),
                });
            }
        }
        store::insert_consents(&mut self.tx, &rows).await?;
        Ok(store::insert_answers(&mut self.tx, &rows).await?)
    }

    async fn insert_invoices(&mut self, prints: &[Vec<Option<Upload>>]) -> anyhow::Result<HashMap<Place, InvoiceId>> {
        let order = self.in_order(|story, _| story.invoices.iter().map(|plan| plan.reported_at).collect());
        let mut rows = Vec::with_capacity(order.len());
        for &(at, (who, place)) in &order {
            let (story, history) = (&self.scene.stories[who], &self.scene.histories[who]);
            let owner = (self.people[who], &story.person);
            let (plan, record) = (&story.invoices[place], &history.invoices[place]);
            let mut row = InvoiceRow::new(plan, record, self.scene.shop, self.scene.calendar, owner);
            row.public_id = self.keys.public_id();
            if let Some(upload) = &prints[who][place] {
                row.file = Some(files::insert_file(&mut self.tx, Some(owner.0), upload, Timestamp(at)).await?);
            }
            rows.push(row);
        }
        store::insert_invoices(&mut self.tx, &rows).await?;
        let ids = store::invoices(&mut self.tx).await?;
        order.iter().zip(&rows).map(|((_, place), row)| Ok((*place, InvoiceId(id_of(&ids, &row.public_id)?)))).collect()
    }

    /// Inserts the proofs of those invoices that are e-invoices, and the correction.
    async fn insert_einvoices(
        &mut self,
        invoices: &HashMap<Place, InvoiceId>,
        correction: Option<(ReportedCorrection, Upload)>,
    ) -> anyhow::Result<()> {
        let (mut rows, mut proposed) = (Vec::new(), Vec::new());
        for (_, place) in self.in_order(|story, _| story.invoices.iter().map(|plan| plan.reported_at).collect()) {
            let plan = &self.scene.stories[place.0].invoices[place.1];
            if plan.is_einvoice() {
                let shop = self.scene.shop;
                proposed.extend(plan.lines.iter().zip(1..).map(|(line, position)| ProposedRow {
                    invoice: invoices[&place],
                    position,
                    product: shop.products[line.product].id,
                    pack: shop.products[line.product].packs[line.pack].0,
                    line,
                }));
                rows.push((invoices[&place], einvoices::ksef_number(plan, self.scene.shop)));
            }
        }
        store::insert_einvoices(&mut self.tx, &rows).await?;
        store::insert_proposed_lines(&mut self.tx, &proposed).await?;
        let Some((correction, upload)) = correction else { return Ok(()) };
        let participant = self.people[correction.who];
        let received_at = Timestamp(correction.received_at);
        let row = EInvoiceCorrectionRow {
            public_id: self.keys.public_id(),
            invoice: invoices[&(correction.who, correction.invoice)],
            file: files::insert_file(&mut self.tx, Some(participant), &upload, received_at).await?,
            correction: &correction,
        };
        Ok(store::insert_einvoice_correction(&mut self.tx, &row).await?)
    }

    /// Inserts the lines; their ids by participant, invoice and position.
    async fn insert_lines(
        &mut self,
        invoices: &HashMap<Place, InvoiceId>,
    ) -> anyhow::Result<HashMap<(Place, usize), i64>> {
        let mut places = Vec::new();
        let mut rows = Vec::new();
        for (_, place @ (who, invoice)) in
            self.in_order(|story, _| story.invoices.iter().map(|plan| plan.reported_at).collect())
        {
            let record = &self.scene.histories[who].invoices[invoice];
            let by_hand = !self.scene.stories[who].invoices[invoice].edi;
            for (position, line) in record.lines.iter().enumerate() {
                let product = &self.scene.shop.products[line.product];
                places.push((place, position));
                rows.push(LineRow {
                    invoice: invoices[&place],
                    position: i64::try_from(position + 1)?,
                    product: product.id,
                    pack: product.packs[line.pack].0,
                    line,
                    decided_at: record.decided_at.map(Timestamp),
                    decided_by: record.decided_at.and(by_hand.then_some(self.staff.moderator)),
                });
            }
        }
        store::insert_lines(&mut self.tx, &rows).await?;
        let ids = store::lines(&mut self.tx).await?;
        let key = |row: &LineRow<'_>| format!("{} {}", row.invoice.0, row.position);
        places.into_iter().zip(&rows).map(|(place, row)| Ok((place, id_of(&ids, &key(row))?))).collect()
    }

    /// Inserts the corrections; their ids by participant and index.
    async fn insert_corrections(
        &mut self,
        lines: &HashMap<(Place, usize), i64>,
    ) -> anyhow::Result<HashMap<Place, i64>> {
        let mut ids = HashMap::new();
        for (_, place @ (who, number)) in
            self.in_order(|_, history| history.corrections.iter().map(|row| row.at).collect())
        {
            let history = &self.scene.histories[who];
            let correction = &history.corrections[number];
            let (invoice, position) = correction.line;
            let line = &history.invoices[invoice].lines[position];
            let row = CorrectionRow {
                line: lines[&((who, invoice), position)],
                pack: self.scene.shop.products[line.product].packs[line.pack].0,
                correction,
                now: line,
                by: self.staff.moderator,
            };
            ids.insert(place, store::insert_correction(&mut self.tx, &row).await?);
        }
        Ok(ids)
    }

    async fn insert_orders(&mut self) -> anyhow::Result<HashMap<Place, OrderId>> {
        let order = self.in_order(|_, history| history.orders.iter().filter_map(|order| order.at()).collect());
        let mut rows = Vec::with_capacity(order.len());
        for &(_, (who, place)) in &order {
            let owner = (self.people[who], &self.scene.stories[who].person);
            let mut row = OrderRow::new(&self.scene.histories[who].orders[place], self.scene.shop, owner)?;
            row.public_id = self.keys.public_id();
            rows.push(row);
        }
        store::insert_orders(&mut self.tx, &rows).await?;
        let ids = store::orders(&mut self.tx).await?;
        let found: HashMap<Place, OrderId> = order
            .iter()
            .zip(&rows)
            .map(|((_, place), row)| Ok((*place, OrderId(id_of(&ids, &row.public_id)?))))
            .collect::<anyhow::Result<_>>()?;
        let mut events: Vec<EventRow> = order.iter().flat_map(|(_, place)| self.events(*place, found[place])).collect();
        events.sort_by_key(|event| event.at);
        store::insert_order_events(&mut self.tx, &events).await?;
        Ok(found)
    }

    /// Records the completed orders for tax, in their order.
    async fn record_prizes(&mut self, orders: &HashMap<Place, OrderId>) -> anyhow::Result<()> {
        let mut given: Vec<(jiff::Timestamp, OrderId)> = Vec::new();
        for (&(who, place), &order) in orders {
            let states = &self.scene.histories[who].orders[place].states;
            given.extend(
                states.iter().filter(|(status, _)| *status == OrderStatus::Completed).map(|(_, at)| (*at, order)),
            );
        }
        given.sort_unstable();
        for (at, order) in given {
            tax::record_prize(&mut self.tx, order, Timestamp(at)).await.map_err(into_cause)?;
        }
        Ok(())
    }

    fn events(&self, (who, place): Place, order: OrderId) -> Vec<EventRow> {
        let participant = self.people[who].0;
        let event = |&(status, at): &(OrderStatus, jiff::Timestamp)| {
            let own = matches!(status, OrderStatus::Selected | OrderStatus::Cancelled);
            EventRow {
                order,
                status: status.as_str(),
                at: Timestamp(at),
                actor: if own { "participant" } else { "operator" },
                actor_id: if own { participant } else { self.staff.finance },
                note: texts::order_note(status),
            }
        };
        self.scene.histories[who].orders[place].states.iter().map(event).collect()
    }

    async fn post(&mut self, causes: &Causes<'_>) -> anyhow::Result<usize> {
        let order = self.in_order(|_, history| history.entries.iter().map(|entry| entry.at).collect());
        for &(at, (who, place)) in &order {
            let entry = &self.scene.histories[who].entries[place];
            let (cause, key) = causes.of(entry, (who, self.people[who]));
            let explanation = match entry.cause {
                Cause::Order(place) => numbered(&entry.explanation, causes.orders[&(who, place)]),
                _ => entry.explanation.clone(),
            };
            let posting = Posting {
                participant: self.people[who],
                transfer: entry.transfer,
                cause,
                key,
                explanation: &explanation,
            };
            ledger::post(&mut self.tx, &posting, Timestamp(at)).await?;
        }
        Ok(order.len())
    }

    /// Inserts the levels that participants reached, and the points granted for each product.
    async fn insert_figures(&mut self) -> anyhow::Result<()> {
        let (mut achievements, mut granted) = (Vec::new(), Vec::new());
        for (who, history) in self.people.iter().zip(self.scene.histories) {
            achievements.extend(history.achievements.iter().map(|(level, at)| (*who, level.0, Timestamp(*at))));
            let products = &self.scene.shop.products;
            granted.extend(
                history
                    .granted
                    .iter()
                    .map(|((product, season), points)| (*who, products[*product].id, i64::from(*season), points.0)),
            );
        }
        store::insert_achievements(&mut self.tx, &achievements).await?;
        store::insert_letters(&mut self.tx).await?;
        store::insert_memberships(&mut self.tx).await?;
        Ok(store::insert_product_points(&mut self.tx, &granted).await?)
    }
}
