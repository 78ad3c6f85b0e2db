//! Scene of a round: a server over a place, its crew, and the facts to act on.
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Context;
use jiff::civil::{DateTime, date};
use jiff::{Span, ToSpan};
use serde_json::json;
use tokio::sync::Mutex;

use crate::acts::{invoices, people};
use crate::crew::{Crew, PARTICIPANTS, Who};
use crate::http::{Body, Request};
use crate::place::{Means, Place};
use crate::raw::Raw;
use crate::server::Server;

/// NIP of the demo's participant who has reached the limit.
const AT_THE_LIMIT: &str = "9996240009";

pub struct Pack {
    pub id: i64,
    pub sap: String,
    /// Litres of a pack as a distributor's file writes them.
    pub litres: String,
}

pub struct Reward {
    pub id: i64,
    pub kind: String,
}

pub struct Variant {
    pub id: i64,
    pub reward: i64,
}

pub struct Facts {
    pub distributor: i64,
    pub source: i64,
    pub packs: Vec<Pack>,
    pub rewards: Vec<Reward>,
    pub variants: Vec<Variant>,
    pub consents: Vec<i64>,
    /// Index of the participant whose total is at the limit or just below it.
    pub near_limit: usize,
}

pub struct Scene {
    pub address: SocketAddr,
    pub live: Raw,
    pub crew: Arc<Crew>,
    pub facts: Arc<Facts>,
    pub password_turn: Arc<Mutex<()>>,
    /// Held from asking for a code until it was used: a code used up by another signature would count as a wrong try.
    pub signing_turn: Arc<Mutex<()>>,
    pub round: u64,
}

impl Scene {
    /// Opens the scene of a round over a server that has just started: the clock is moved on, so that nobody reaches
    /// an hourly rate limit, and everybody is signed in.
    ///
    /// # Errors
    /// When the server refuses one of these steps.
    pub async fn open(
        server: &Server,
        place: &Place,
        (crew, facts): (&Arc<Crew>, &Arc<Facts>),
        round: u64,
    ) -> anyhow::Result<Scene> {
        server.move_clock(&clock(round).strftime("%Y-%m-%dT%H:%M").to_string()).await?;
        crew.sign_in(server.address).await?;
        Ok(Scene {
            address: server.address,
            live: place.live().await?,
            crew: Arc::clone(crew),
            facts: Arc::clone(facts),
            password_turn: Arc::default(),
            signing_turn: Arc::default(),
            round,
        })
    }

    /// Day so many days ahead of the round's.
    pub fn day_ahead(&self, days: i64) -> String {
        (clock(self.round).date() + Span::new().days(days)).to_string()
    }

    /// Participant whose passwords change.
    pub fn changes_passwords(&self) -> Who {
        Who::Participant(PARTICIPANTS - 1)
    }

    pub fn changer(&self) -> &crate::crew::Participant {
        &self.crew.participants[PARTICIPANTS - 1]
    }
}

/// Demo's clock in a round, Warsaw time.
fn clock(round: u64) -> DateTime {
    date(2025, 8, 20).at(9, 30, 0, 0) + i64::try_from(round).unwrap_or_default().saturating_mul(75).minutes()
}

impl Facts {
    /// # Errors
    /// When a fact is missing.
    pub async fn of(raw: &Raw, crew: &Crew) -> anyhow::Result<Facts> {
        let packs = "SELECT k.id, p.sap, k.volume FROM packs k JOIN products p ON p.id = k.product_id
            JOIN product_rates r ON r.product_id = p.id AND r.season = 2025
            WHERE r.points_per_unit > 0 AND k.volume <= 20000 AND p.active ORDER BY k.id LIMIT 40";
        let pack = |row: &Vec<String>| -> anyhow::Result<Pack> {
            let litres = (row[2].parse::<f64>()? / 1000.0).to_string().replace('.', ",");
            Ok(Pack { id: row[0].parse()?, sap: row[1].clone(), litres })
        };
        let reward =
            |row: &Vec<String>| -> anyhow::Result<Reward> { Ok(Reward { id: row[0].parse()?, kind: row[1].clone() }) };
        let variant = |row: &Vec<String>| -> anyhow::Result<Variant> {
            Ok(Variant { id: row[0].parse()?, reward: row[1].parse()? })
        };
        let rewards = "SELECT id, kind FROM rewards WHERE active AND kind <> 'trip' ORDER BY id";
        let variants = "SELECT v.id, v.reward_id FROM reward_variants v JOIN rewards r ON r.id = v.reward_id WHERE r.active ORDER BY v.id";
        let consents = "SELECT id FROM consents c WHERE account_type = 'program.retail' AND version = (
            SELECT max(version) FROM consents d WHERE d.account_type = c.account_type AND d.slug = c.slug) ORDER BY id";
        let consents = raw.rows(consents).await?;
        Ok(Facts {
            distributor: raw.number("SELECT min(id) FROM distributors WHERE active AND NOT edi").await?,
            source: raw.number("SELECT coalesce(max(id), 0) FROM import_sources WHERE name = 'deep'").await?,
            packs: raw.rows(packs).await?.iter().map(pack).collect::<Result<_, _>>()?,
            rewards: raw.rows(rewards).await?.iter().map(reward).collect::<Result<_, _>>()?,
            variants: raw.rows(variants).await?.iter().map(variant).collect::<Result<_, _>>()?,
            consents: consents.iter().map(|row| row[0].parse()).collect::<Result<_, _>>()?,
            near_limit: crew
                .participants
                .iter()
                .position(|participant| participant.nip == AT_THE_LIMIT)
                .unwrap_or_default(),
        })
    }
}

/// Demo prepared so that all kinds of acts can be done; made once for a run.
///
/// # Errors
/// When it cannot be made.
pub async fn base(means: &Means) -> anyhow::Result<Place> {
    if let Some(made) = means.existing("base") {
        return Ok(made);
    }
    let place = means.empty("base").await?;
    let server = place.start().serve()?;
    server.end().await?;
    let raw = match &place.database_url {
        Some(url) => Raw::postgres(url).await?,
        None => Raw::sqlite(&place.data.join("plon.db"), false).await?,
    };
    prepare(&raw).await?;
    let crew = Arc::new(Crew::of(&raw).await?);
    let facts = Arc::new(Facts::of(&raw, &crew).await?);
    raw.close().await;
    let server = place.start().serve()?;
    let scene = Scene::open(&server, &place, (&crew, &facts), 0).await?;
    people_the(&scene).await?;
    scene.live.close().await;
    server.end().await?;
    place.mark_made()?;
    Ok(place)
}

/// Prepares what the demo's people cannot do themselves: more of them sign in and have accounts, some days move.
async fn prepare(raw: &Raw) -> anyhow::Result<()> {
    let first = "(SELECT min(id) FROM participants WHERE account_type = 'program.retail' AND status = 'active' AND password_hash IS NOT NULL)";
    let all = format!(
        "id IN (SELECT id FROM participants WHERE account_type = 'program.retail' AND status = 'active' ORDER BY id LIMIT {PARTICIPANTS})"
    );
    for sql in [
        format!("UPDATE participants SET password_hash = (SELECT password_hash FROM participants WHERE id = {first}) WHERE {all}"),
        format!("UPDATE participants SET bank_account = (SELECT bank_account FROM participants WHERE id = {first}), bank_account_changed_at = NULL WHERE {all}"),
        "UPDATE trips SET order_by = '2025-10-15', swept_to = 0 WHERE season = 2025".to_owned(),
        "UPDATE rewards SET stock = 60 WHERE kind = 'card' AND stock IS NOT NULL AND id = (SELECT max(id) FROM rewards WHERE kind = 'card')".to_owned(),
        format!("UPDATE promotions SET counts_to = '2025-10-31', last_day = '2025-10-31' WHERE key = '{}'", people::DECLARED),
    ] {
        raw.execute(&sql).await?;
    }
    // A published revision is append-only: its trigger is switched off, for the base alone.
    let sql = format!(
        "UPDATE promotion_revisions SET definition = replace(replace(definition, '2024-12-31', '2025-10-30'), '2025-05-31', '2025-10-31')
         WHERE promotion_id = (SELECT id FROM promotions WHERE key = '{}')",
        people::DECLARED
    );
    raw.past_trigger("promotion_revisions", "promotion_revisions_no_update", &sql).await
}

/// Gives everybody points, as operators do, and creates a source of imports.
async fn people_the(scene: &Scene) -> anyhow::Result<()> {
    let moderator = scene.crew.bearer(Who::Operator("moderator")).await.unwrap_or_default();
    let form = json!({"kind": "edi_sales", "name": "deep", "distributor_id": scene.facts.distributor});
    let source = Request::post("/api/v1/backoffice/import-sources", Body::Json(form)).bearer(&moderator);
    source.send(scene.address).await?.success("a source")?;
    for place in 0..PARTICIPANTS - 1 {
        if place == scene.facts.near_limit {
            continue;
        }
        let mark = format!("base-{place}");
        let report = invoices::report_of(scene, Who::Participant(place), &mark, 100);
        let bearer = scene.crew.bearer(report.who).await.unwrap_or_default();
        let answer = report.request.bearer(&bearer).send(scene.address).await?.success("a report")?;
        let id = answer["data"]["id"].as_str().context("no id")?;
        let sql = format!("SELECT id, public_id, version, issued_on FROM invoices WHERE public_id = '{id}'");
        let row = scene.live.rows(&sql).await?.into_iter().next().context("no invoice")?;
        // A second participant comes near the limit too.
        let quantity = if place == 3 { 60_000 } else { 400 };
        let lines: Vec<_> = scene
            .facts
            .packs
            .iter()
            .rev()
            .take(2)
            .map(|pack| json!({"decision": "accept", "pack_id": pack.id, "quantity": quantity, "net_value": 100_000}))
            .collect();
        invoices::review(&row, &lines, &mark)
            .request
            .bearer(&moderator)
            .send(scene.address)
            .await?
            .success("a decision")?;
    }
    Ok(())
}
