//! Invoices by the thousand, to show that a page of a list costs the same however many there are.
use plon_domain::ledger::AccountKind;
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::sessions::{self, Subject};

use crate::people::People;

/// Invoices per participant, so that the lists of a small and of a large database are alike.
const INVOICES_EACH: i64 = 25;
const LINES_EACH: i64 = 4;
/// Number of the newest invoices that wait for a decision.
const WAITING: i64 = 100;

/// Bearers of those who look at the lists.
pub struct Readers {
    pub participants: Vec<String>,
    pub operator: String,
}

/// Writes so many lines, with their invoices and the participants needed beside those who are signed in.
pub async fn fill(app: &App, people: &People, lines: i64) -> anyhow::Result<Readers> {
    let needed = lines / (INVOICES_EACH * LINES_EACH);
    anyhow::ensure!(needed > 0, "at least {} lines are needed", INVOICES_EACH * LINES_EACH);
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let signed_in = people.ids.1 - people.ids.0 + 1;
    if needed > signed_in {
        add_participants(&mut tx, needed - signed_in, now).await?;
    }
    add_invoices(&mut tx, people, needed, now).await?;
    add_lines(&mut tx).await?;
    let operator = add_operator(&mut tx, now).await?;
    let operator = sessions::start_session(&mut tx, &app.clock, &app.rng, Subject::Operator(operator), "bench").await?;
    tx.commit().await?;
    let readers = usize::try_from(needed.min(signed_in))?;
    Ok(Readers { participants: people.bearers[..readers].to_vec(), operator: operator.bearer })
}

async fn add_participants(tx: &mut Tx, count: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
         INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name,
            company_name, company_street, company_street_number, company_postcode, company_city,
            correspondence_address, created_at)
         SELECT 'program.retail', 'farm', 'active', 'many-' || n, 'bench@example.pl', '+48500000001', 'Jan', 'Nowak',
            'Gospodarstwo Rolne', 'Polna', '1', '99-100', 'Łęczyca', FALSE, $2
         FROM numbers")
        .bind(count).bind(now).execute(conn).await.map(|_| ()))?;
    for account in AccountKind::ALL {
        on_db!(tx, conn => sqlx::query(
            "INSERT INTO accounts (participant_id, kind, balance)
             SELECT id, $1, 0 FROM participants WHERE nip LIKE 'many-%'")
            .bind(account.as_str()).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

/// Spreads the invoices over all participants in turn, on days of the whole year.
async fn add_invoices(tx: &mut Tx, people: &People, participants: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < $3 * $4)
         INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at,
            issued_on, dated_on, season, buyer_name, status, points, net_value, decided_at)
         SELECT 'bench-' || n, $1 + n % $3, d.first + n % d.many, 'FV ' || n, 'FV/' || n, 'edi', $5, day, day, $2,
            'Gospodarstwo Rolne', CASE WHEN n < $3 * $4 - $6 THEN 'accepted' ELSE 'pending' END, 400, 40000, $5
         FROM (SELECT n, '2025-' || substr('010203040506070809101112', CAST(n % 12 AS INTEGER) * 2 + 1, 2) || '-'
                        || substr('1011121314151617181920', CAST(n % 11 AS INTEGER) * 2 + 1, 2) AS day
               FROM numbers) AS dated
         CROSS JOIN (SELECT MIN(id) AS first, COUNT(*) AS many FROM distributors) AS d")
        .bind(people.ids.0).bind(people.season).bind(participants).bind(INVOICES_EACH).bind(now).bind(WAITING)
        .execute(conn).await.map(|_| ()))
}

async fn add_lines(tx: &mut Tx) -> sqlx::Result<()> {
    for position in 1..=LINES_EACH {
        on_db!(tx, conn => sqlx::query(
            "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value,
                points_per_unit, points, status, explanation, decided_at)
             SELECT i.id, $1, k.product_id, k.id, 2, k.volume * 2, 10000, 10000, 100,
                CASE i.status WHEN 'pending' THEN 'pending' ELSE 'accepted' END, 'Na potrzeby pomiaru', i.decided_at
             FROM invoices i
             CROSS JOIN (SELECT MIN(id) AS first, COUNT(*) AS many FROM packs) AS p
             JOIN packs k ON k.id = p.first + (i.id * 7 + $1) % p.many
             WHERE i.public_id LIKE 'bench-%'")
            .bind(position).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

async fn add_operator(tx: &mut Tx, now: Timestamp) -> sqlx::Result<OperatorId> {
    let id = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO operators (email, first_name, last_name, password_hash, status, created_at)
         VALUES ('bench@plon.example', 'Ewa', 'Zielińska', '', 'active', $1) RETURNING id")
        .bind(now).fetch_one(conn).await)?;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO operator_roles (operator_id, role) VALUES ($1, 'moderator'), ($1, 'editor')")
        .bind(id).execute(conn).await.map(|_| ()))?;
    Ok(id)
}
