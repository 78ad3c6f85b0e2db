//! File of sales as a distributor might send it, with the participants who bought and the operator who imports it.
use std::fmt::Write;

use anyhow::Context;
use plon_domain::nip::Nip;
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_platform::app::App;
use plon_platform::sessions::{self, Subject};

use crate::people;

/// Season whose rates the sample programme has, and below a day in it.
const SEASON: i64 = 2025;
const ISSUED_ON: &str = "2025-08-01";

/// Lines per invoice.
const LINES: usize = 5;

const HEADER: &str = "NIP nabywcy;Numer faktury;Data wystawienia;Produkt;Liczba opakowań;Wartość netto;Nabywca";

pub struct Import {
    /// File in UTF-8.
    pub csv: String,
    /// Operator's bearer.
    pub bearer: String,
    /// Distributor whose sales they are.
    pub distributor: i64,
}

/// Creates participants and an operator, and a file of so many lines.
pub async fn prepare(app: &App, participants: usize, lines: usize) -> anyhow::Result<Import> {
    let nips: Vec<String> = nips().take(participants).collect();
    let mut tx = app.db.begin().await?;
    for nip in &nips {
        people::insert(&mut tx, app, nip).await?;
    }
    let operator: OperatorId = on_db!(&mut tx, conn => sqlx::query_scalar(
        "INSERT INTO operators (email, first_name, last_name, password_hash, status, created_at)
         VALUES ('bench@plon.example', 'Jan', 'Nowak', '', 'active', $1) RETURNING id")
        .bind(app.clock.now()).fetch_one(conn).await)?;
    on_db!(&mut tx, conn => sqlx::query("INSERT INTO operator_roles (operator_id, role) VALUES ($1, 'moderator')")
        .bind(operator).execute(conn).await.map(|_| ()))?;
    let subject = Subject::Operator(operator);
    let bearer = sessions::start_session(&mut tx, &app.clock, &app.rng, subject, "bench").await?.bearer;
    let packs: Vec<String> = on_db!(&mut tx, conn => sqlx::query_scalar(
        "SELECT k.code FROM packs k JOIN product_rates r ON r.product_id = k.product_id AND r.season = $1 ORDER BY k.id")
        .bind(SEASON).fetch_all(conn).await)?;
    let distributor = on_db!(&mut tx, conn => sqlx::query_scalar("SELECT MIN(id) FROM distributors")
        .fetch_one(conn).await)?;
    tx.commit().await?;
    anyhow::ensure!(packs.len() >= LINES, "the programme has too few packs");
    let mut csv = HEADER.to_owned();
    for line in 0..lines {
        let invoice = line / LINES;
        let (nip, pack) = (&nips[invoice % nips.len()], &packs[(invoice + line) % packs.len()]);
        let quantity = 1 + (line + invoice) % 4;
        write!(
            csv,
            "\r\n{nip};B/{invoice}/2025;{ISSUED_ON};{pack};{quantity};{},50;Gospodarstwo Rolne Łęczyca",
            100 + line % 900
        )
        .context("a line cannot be written")?;
    }
    Ok(Import { csv, bearer, distributor })
}

/// Valid NIPs, one after the other.
fn nips() -> impl Iterator<Item = String> {
    (512_000_000_u64..)
        .flat_map(|nine| (0..10).map(move |check| format!("{nine}{check}")))
        .filter(|nip| Nip::parse(nip).is_ok())
}
