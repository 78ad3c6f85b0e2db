//! Seeds of second factors and card codes stand in the database under a key that is not in it.
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use jiff::SignedDuration;
use plon_kernel::ids::OrderId;
use plon_kernel::on_db;
use plon_kernel::rng::Rng;
use plon_platform::config::{SecretKeys, Storage};
use plon_platform::secrets::{self, Lost, Place, Secrets};
use plon_server::commands::secrets::give_up;
use serde_json::json;

use crate::given::card_codes::{NUMBER, Office, Ordered, file, row};
use crate::given::storage::storage_of;
use crate::support::{PASSWORD, TOTP_SECRET, TestApp, on_both, rows_of};

const PIN: &str = "918273645546";

/// Every table that may hold a secret.
async fn tables(app: &TestApp) -> String {
    rows_of(app.db(), &["operators", "login_challenges", "card_codes", "audit_log", "messages"]).await.join("\n")
}

#[track_caller]
fn assert_in_clear(text: &str, expected: bool) {
    for secret in [TOTP_SECRET, NUMBER, PIN] {
        assert_eq!(text.contains(secret), expected, "{secret}");
    }
}

/// An order with the tests' number and PIN.
async fn coded(app: &TestApp) -> (Office, Ordered) {
    let office = app.card_office().await;
    let order = app.code_ordered(&office.participant, &office.rewards).await;
    app.imported_codes(&office.operator, &[format!("{};{NUMBER};{PIN};31.12.2026", order.number)]).await;
    (office, order)
}

/// A card code and an operator's seed, in clear as a database of before the key has them; the operator's e-mail.
async fn of_before(app: &TestApp) -> (Office, Ordered, String) {
    let (office, order) = coded(app).await;
    let (_, email) = app.operator_with_password("administrator").await;
    app.execute(
        "UPDATE card_codes SET number = '7001000200030004', pin = '918273645546', number_hash = NULL
         WHERE order_id = $1",
        order.number,
    )
    .await;
    assert_in_clear(&tables(app).await, true);
    (office, order, email)
}

/// A card's number as the database has it.
async fn stored_number(app: &TestApp, order: &Ordered) -> String {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar("SELECT number FROM card_codes WHERE order_id = $1")
        .bind(order.number).fetch_one(conn).await)
    .unwrap()
}

/// Where a key of these tests is looked for.
fn settings(app: &TestApp, data: &Path) -> Storage {
    Storage { data: data.to_owned(), ..storage_of(app) }
}

async fn load(app: &TestApp, data: &Path) -> anyhow::Result<Secrets> {
    secrets::load_secrets(&SecretKeys::default(), &settings(app, data), (app.db(), &Rng::seeded(3)), false).await
}

on_both! {
    async fn an_enrolment_leaves_no_seed_in_clear(app) {
        let (_, email) = app.operator_without_second_factor("finance").await;
        let first = app.operator_password(&email, PASSWORD).await;
        let data = &first.assert(200).json["data"];
        let seed = data["enrolment"]["secret"].as_str().unwrap();
        assert!(!tables(&app).await.contains(seed));
        let form = json!({"handle": data["handle"], "code": app.code_of(seed)});
        app.post("/api/v1/backoffice/auth/enrolment").json(&form).send().await.assert(200);
        assert!(!tables(&app).await.contains(seed));
        assert_eq!(app.count("SELECT count(*) FROM operators WHERE totp_secret LIKE 'v1.%'").await, 1);
        app.wait(SignedDuration::from_mins(1));
        let handle = app.handle_of(&email).await;
        app.second_factor(&handle, &app.code_of(seed)).await.assert(200);
    }

    async fn a_card_code_is_read_in_its_own_order_and_stands_nowhere_in_clear(app) {
        let (Office { participant, rewards, .. }, order) = coded(&app).await;
        let text = tables(&app).await;
        assert!(!text.contains(NUMBER) && !text.contains(PIN), "{text}");
        let code = app.card_code(&participant, &order).await;
        assert_eq!((&code["number"], &code["pin"]), (&json!(NUMBER), &json!(PIN)));
        let moved = stored_number(&app, &order).await;
        let here = Place::CardNumber(OrderId(order.number));
        assert_eq!(app.app.secrets.open(here, &moved).unwrap(), NUMBER);
        let other = app.code_ordered(&participant, &rewards).await;
        let elsewhere = [Place::CardNumber(OrderId(other.number)), Place::CardPin(OrderId(order.number))];
        assert!(elsewhere.iter().all(|place| app.app.secrets.open(*place, &moved).is_err()));
    }

    async fn a_start_seals_what_stands_in_clear(app) {
        let (Office { participant, rewards, operator }, order, email) = of_before(&app).await;
        let parts = &app.app;
        assert_eq!(secrets::seal_all(&parts.db, &parts.rng, &parts.secrets).await.unwrap(), 3);
        assert_in_clear(&tables(&app).await, false);
        assert_eq!(secrets::seal_all(&parts.db, &parts.rng, &parts.secrets).await.unwrap(), 0);
        app.sign_in_operator(&email).await.assert(200);
        assert_eq!(app.card_code(&participant, &order).await["number"], NUMBER);
        let same = app.imported_codes(&operator, &[format!("{};{NUMBER};{PIN};31.12.2026", order.number)]).await;
        assert_eq!(same, json!({"imported": 0, "carried_out": 0, "replaced": 0, "unchanged": 1,
            "mended": 0, "left_out": []}));
        let other = app.code_ordered(&participant, &rewards).await;
        let refused = app.check_codes(&operator, &crate::given::card_codes::file(&[row(&other, NUMBER)])).await;
        assert_eq!(refused.assert(200).json["data"]["errors"][0]["column"], "Numer karty");
    }

    async fn a_new_key_takes_over_and_the_one_before_can_go(app) {
        let (_, order, _) = of_before(&app).await;
        let parts = &app.app;
        secrets::seal_all(&parts.db, &parts.rng, &parts.secrets).await.unwrap();
        let before = secrets::key_ids(&parts.db).await.unwrap();
        let both = Secrets::new(&[[8; 32], [7; 32]]).unwrap();
        assert_eq!(secrets::seal_all(&parts.db, &parts.rng, &both).await.unwrap(), 3);
        let after = secrets::key_ids(&parts.db).await.unwrap();
        assert!(after.len() == 1 && after != before, "{before:?} {after:?}");
        let alone = Secrets::new(&[[8; 32]]).unwrap();
        let (place, stored) = (Place::CardNumber(OrderId(order.number)), stored_number(&app, &order).await);
        assert_eq!(alone.open(place, &stored).unwrap(), NUMBER);
        assert!(parts.secrets.open(place, &stored).is_err());
        assert_eq!(secrets::seal_all(&parts.db, &parts.rng, &alone).await.unwrap(), 0);
    }

    async fn a_key_is_made_once_for_its_owner_and_missed_when_it_is_gone(app) {
        let (Office { participant, operator, .. }, order, email) = of_before(&app).await;
        let folder = tempfile::tempdir().unwrap();
        let made = load(&app, folder.path()).await.unwrap();
        let file = folder.path().join(secrets::FILE);
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        secrets::seal_all(app.db(), &app.app.rng, &made).await.unwrap();
        load(&app, folder.path()).await.unwrap();

        let kept = std::fs::read(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        let [id] = &secrets::key_ids(app.db()).await.unwrap()[..] else { panic!("more than one key") };
        let missed = load(&app, folder.path()).await.err().unwrap().to_string();
        assert!(missed.contains(id) && missed.contains("PLON_SECRET_KEY") && !file.exists(), "{missed}");
        std::fs::write(&file, "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n").unwrap();
        let wrong = load(&app, folder.path()).await.err().unwrap().to_string();
        assert!(wrong.contains(id) && wrong.contains("plon secrets forget"), "{wrong}");
        std::fs::write(&file, &kept).unwrap();
        let nothing = give_up(app.db(), Some(&load(&app, folder.path()).await.unwrap())).await.unwrap();
        assert_eq!(nothing, Lost::default());

        let recovery = "SELECT count(*) FROM operator_recovery_codes";
        app.next_code(operator.id).await;
        let lost = give_up(app.db(), None).await.unwrap();
        assert_eq!(app.count(recovery).await, 0, "a way in goes with the factor that it stands for");
        assert_eq!((lost.operators.len(), &lost.orders[..]), (2, &[OrderId(order.number)][..]));
        std::fs::remove_file(&file).unwrap();
        load(&app, folder.path()).await.unwrap();
        let first = app.operator_password(&email, PASSWORD).await;
        assert!(first.assert(200).json["data"]["enrolment"].is_object());
        assert_eq!(app.read_code(&participant, &order, PASSWORD).await.assert(409).json["error"], "card_code_lost");
    }

    async fn a_card_whose_number_is_lost_gets_another_once(app) {
        let (office, order) = coded(&app).await;
        let other = app.code_ordered(&office.participant, &office.rewards).await;
        app.imported_codes(&office.operator, &[row(&other, "7001000200030005")]).await;
        let books = app.balances_of(office.participant.id).await;
        app.execute("UPDATE card_codes SET number = 'v1.aaaaaaaa.' || number WHERE order_id = $1", order.number).await;
        let known = give_up(app.db(), Some(&app.app.secrets)).await.unwrap();
        assert_eq!((known.operators.len(), &known.orders[..]), (0, &[OrderId(order.number)][..]));

        let taken = app.import_codes(&office.operator, "a", &file(&[row(&order, "7001000200030005")])).await;
        assert_eq!(taken.assert(409).json["error"], "import_has_errors");
        let replaced = app.import_codes(&office.operator, "c", &file(&[row(&order, "7001000200030006")])).await;
        assert_eq!(replaced.assert(200).message(),
            "Kody są wczytane. Nowy kod w\u{a0}miejsce utraconego: 1\u{a0}zamówienie.");
        let data = &replaced.json["data"];
        assert_eq!((&data["carried_out"], &data["replaced"]), (&json!(0), &json!(1)));
        assert_eq!(app.card_code(&office.participant, &order).await["number"], "7001000200030006");
        assert_eq!(app.card_code(&office.participant, &other).await["number"], "7001000200030005");
        app.finish_jobs().await;
        let (_, content) = app.last_news(office.participant.id).await;
        assert!(content.starts_with(&format!("Do zamówienia nr\u{a0}{} jest nowy kod karty", order.number)), "{content}");
        assert_eq!(app.balances_of(office.participant.id).await, books, "the points were taken once");
        let third = app.import_codes(&office.operator, "b", &file(&[row(&order, "7001000200030007")])).await;
        assert_eq!(third.assert(409).json["error"], "import_has_errors");
    }
}

#[tokio::test]
async fn where_nothing_is_kept_on_disk_a_key_must_be_given() {
    let (app, folder) = (TestApp::sqlite().await, tempfile::tempdir().unwrap());
    let mut storage = settings(&app, folder.path());
    storage.database_url = Some("postgres://elsewhere".to_owned());
    storage.s3.bucket = Some("plon".to_owned());
    let given = (app.db(), &Rng::seeded(3));
    let refused =
        secrets::load_secrets(&SecretKeys::default(), &storage, given, false).await.err().unwrap().to_string();
    assert!(refused.contains("PLON_SECRET_KEY") && !folder.path().join(secrets::FILE).exists(), "{refused}");
    secrets::load_secrets(&SecretKeys::default(), &storage, given, true).await.unwrap();
}
