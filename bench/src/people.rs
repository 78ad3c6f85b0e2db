//! Signed-in participants with more points than a measurement can spend.
use clap::Parser;
use jiff::civil::Date;
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_platform::app::App;
use plon_platform::config::Storage;
use plon_platform::ledger::{self, Posting};
use plon_platform::sessions::{self, Subject};
use plon_server::cli::{Cli, Command};
use plon_server::start;

const BANK_ACCOUNT: &str = "PL61109010140000071219812874";
const POINTS: Points = Points(1_000_000_000_000);

pub struct People {
    pub bearers: Vec<String>,
    /// Ids of the first and the last; all ids between them are participants too.
    pub ids: (i64, i64),
    pub season: i64,
    /// Reward that everybody orders: a bank transfer.
    pub reward: i64,
}

/// Builds the server's state over a storage, as `plon serve` does.
pub async fn app(storage: &Storage) -> anyhow::Result<App> {
    let Command::Serve(mut settings) = Cli::parse_from(["plon", "serve"]).command else {
        anyhow::bail!("plon serve is gone");
    };
    settings.storage = storage.clone();
    start::app(&settings, None).await
}

/// Signs in so many participants and gives each of them points, all in one transaction.
pub async fn sign_in(app: &App, count: i64) -> anyhow::Result<People> {
    let mut tx = app.db.begin().await?;
    let season = open_season(&mut tx, app.clock.today().0).await?;
    let reward = on_db!(&mut tx, conn => sqlx::query_scalar(
        "SELECT id FROM rewards WHERE kind = 'bank_transfer' AND active ORDER BY id").fetch_one(conn).await)?;
    let (mut bearers, mut ids) = (Vec::new(), Vec::new());
    for number in 0..count {
        let nip = format!("bench-{}-{number}", app.clock.now().0.as_microsecond());
        let id = insert(&mut tx, app, &nip).await?;
        let posting = Posting {
            participant: id,
            transfer: Transfer::accrual(Source::Purchases, POINTS)?,
            cause: (CauseKind::Operator, 0),
            key: format!("bench:{}", app.rng.public_id()),
            explanation: "Punkty na potrzeby pomiaru",
        };
        ledger::post(&mut tx, &posting, app.clock.now()).await?;
        let subject = Subject::Participant(id);
        bearers.push(sessions::start_session(&mut tx, &app.clock, &app.rng, subject, "bench").await?.bearer);
        ids.push(id.0);
    }
    tx.commit().await?;
    anyhow::ensure!(ids.windows(2).all(|pair| pair[0] + 1 == pair[1]), "the ids of the participants have gaps");
    let (Some(first), Some(last)) = (ids.first(), ids.last()) else { anyhow::bail!("nobody to measure with") };
    Ok(People { bearers, ids: (*first, *last), season, reward })
}

/// Opens the season of today's orders, which the programme's files may not have.
async fn open_season(tx: &mut Tx, today: Date) -> sqlx::Result<i64> {
    let season = Season::of(today);
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
         VALUES ($1, $2, $3, 'open', 0, 0) ON CONFLICT (year) DO NOTHING")
        .bind(i64::from(season)).bind(season.first_day().to_string()).bind(season.last_day().to_string())
        .execute(conn).await.map(|_| ()))?;
    Ok(season.into())
}

/// Inserts a participant with accounts and no points.
pub async fn insert(tx: &mut Tx, app: &App, nip: &str) -> sqlx::Result<ParticipantId> {
    let id = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name,
            company_name, company_street, company_street_number, company_postcode, company_city,
            correspondence_address, bank_account, created_at)
         VALUES ('program.retail', 'farm', 'active', $1, 'bench@example.pl', '+48500000001', 'Anna', 'Wiśniewska',
            'Gospodarstwo Rolne', 'Polna', '1', '99-100', 'Łęczyca', FALSE, $2, $3)
         RETURNING id")
        .bind(nip).bind(BANK_ACCOUNT).bind(app.clock.now()).fetch_one(conn).await)?;
    ledger::open_accounts(tx, id).await?;
    Ok(id)
}
