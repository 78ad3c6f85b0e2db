//! Checklist before the opening: what is missing is told, and the portal is opened once nothing is.
use plon_platform::config::Messages;
use plon_platform::messages::{Senders, Sms, Smtp, SmtpTls, Times};
use serde_json::{Value, json};

use crate::support::{OperatorClient, TestApp, on_both};

const LIST: &str = "/api/v1/backoffice/launch-checklist";

/// Obligatory items of an empty portal at an address with TLS.
const MISSING: [&str; 10] = [
    "programme",
    "season",
    "consents",
    "rules",
    "privacy_policy",
    "products",
    "distributor",
    "reward",
    "sms_sender",
    "email_sender",
];

/// Server with senders, which nothing of these tests reaches.
fn with_senders(app: TestApp) -> TestApp {
    let sms = Sms {
        token: Some("t".into()),
        url: "https://127.0.0.1:1".into(),
        from: Some("Plon".into()),
        report_secret: None,
    };
    let smtp = Smtp {
        host: Some("127.0.0.1".into()),
        port: Some(1),
        tls: SmtpTls::None,
        user: None,
        password: None,
        from: Some("Plon <plon@plon.example>".into()),
    };
    app.set(|parts| parts.senders = Senders::new(&Messages { sms, smtp }, Times::default()).unwrap())
}

impl TestApp {
    async fn launch_post(&self, operator: &OperatorClient, action: &str, body: Value) -> crate::support::Answer {
        self.post(&format!("{LIST}/{action}")).bearer(&operator.token).json(&body).send().await
    }

    async fn items(&self, operator: &OperatorClient, state: &str) -> Vec<String> {
        let list = self.get(LIST).bearer(&operator.token).send().await.assert(200).json["data"]["items"].clone();
        let items = list.as_array().unwrap().iter().filter(|item| item["state"] == state);
        items.map(|item| item["code"].as_str().unwrap().to_owned()).collect()
    }

    /// Fills in what the programme needs, but for the pages and the tried senders.
    async fn fill_in(&self) {
        self.programme().await;
        self.rewards().await;
        for sql in [
            "INSERT INTO settings (key, value) SELECT k.key, 'x' FROM (SELECT 'brand_name' AS key UNION SELECT 'data_controller'
                UNION SELECT 'brand_phone' UNION SELECT 'brand_email' UNION SELECT 'payout_account'
                UNION SELECT 'payout_name' UNION SELECT 'payout_street' UNION SELECT 'payout_city'
                UNION SELECT 'charity_account' UNION SELECT 'charity_name' UNION SELECT 'charity_street'
                UNION SELECT 'charity_city') k WHERE $1 = 1",
            "INSERT INTO consents (account_type, slug, version, position, content, required)
             SELECT 'program.retail', 'regulamin', 1, 1, 'Akceptuję', TRUE WHERE $1 = 1",
        ] {
            self.execute(sql, 1).await;
        }
    }
}

/// Administrator whose password is set.
async fn administrator(app: &TestApp, name: &str) -> OperatorClient {
    let operator = app.operator_named(name, &["administrator"]).await;
    app.execute("UPDATE operators SET password_hash = 'x' WHERE id = $1", operator.id.0).await;
    operator
}

on_both! {
    async fn an_empty_portal_is_not_opened_and_every_missing_item_is_told(app) {
        app.not_open().await;
        let operator = administrator(&app, "jan").await;
        administrator(&app, "anna").await;
        assert_eq!(app.items(&operator, "missing").await, MISSING);
        let refused = app.launch_post(&operator, "open", json!({})).await;
        let errors = refused.assert(422).json["errors"].as_object().unwrap().clone();
        assert_eq!(errors.len(), MISSING.len());
        assert_eq!(refused.field("season"), "Bieżący sezon nie jest otwarty");
        app.get("/api/v1/products").send().await.assert(503);
    }

    async fn one_administrator_is_not_enough_and_a_transfer_wants_an_account(app) {
        app.not_open().await;
        let operator = administrator(&app, "jan").await;
        app.rewards().await;
        let missing = app.items(&operator, "missing").await;
        for item in ["administrators", "signers", "payout_account"] {
            assert!(missing.contains(&item.to_owned()), "{item} of {missing:?}");
        }
    }

    async fn a_consent_that_is_over_and_a_trip_that_is_a_draft_do_not_count(app) {
        app.not_open().await;
        let operator = administrator(&app, "jan").await;
        app.fill_in().await;
        let is_missing = async |item: &str| app.items(&operator, "missing").await.contains(&item.to_owned());
        assert!(!is_missing("consents").await && !is_missing("reward").await);
        app.execute("UPDATE consents SET retired_at = $1", 1).await;
        assert!(is_missing("consents").await, "it is retired");
        app.execute("UPDATE consents SET retired_at = NULL WHERE version = $1", 1).await;
        app.execute(
            "INSERT INTO consents (account_type, slug, version, position, content, required)
             VALUES ('program.retail', 'regulamin', $1, 1, 'Mogę zaakceptować', FALSE)", 2).await;
        assert!(is_missing("consents").await, "its newest version is not required");
        app.execute("UPDATE rewards SET active = (slug = 'zielony-przyladek') WHERE id >= $1", 0).await;
        assert!(!is_missing("reward").await, "it is shown");
        app.execute(
            "INSERT INTO trips (key, season, kind, reward_id, qualify_at, cost, reserved_points, opens_on, order_by,
                                fulfil_by, reminders, status)
             SELECT 'trip', 2025, 'trip', id, $1, 90000, 0, '2025-01-01', '2025-10-01', '2025-12-01', '', 'draft'
             FROM rewards WHERE slug = 'zielony-przyladek'", 90_000).await;
        assert!(is_missing("reward").await, "nobody can see a draft");
    }

    async fn a_donation_wants_an_account_of_its_own(app) {
        app.not_open().await;
        let operator = administrator(&app, "jan").await;
        administrator(&app, "anna").await;
        app.fill_in().await;
        let is_missing = async || app.items(&operator, "missing").await.contains(&"payout_account".to_owned());
        assert!(!is_missing().await);
        app.execute("DELETE FROM settings WHERE key = 'charity_account' AND $1 = 1", 1).await;
        assert!(is_missing().await);
        app.execute("UPDATE rewards SET active = FALSE WHERE kind = 'charity_transfer' AND $1 = 1", 1).await;
        assert!(!is_missing().await, "no donation is shown");
    }

    async fn with_all_that_is_obligatory_the_portal_is_opened_once(app) {
        let app = with_senders(app);
        app.not_open().await;
        let operator = administrator(&app, "jan").await;
        administrator(&app, "anna").await;
        app.fill_in().await;
        assert_eq!(app.items(&operator, "missing").await, ["rules", "privacy_policy", "sms_sender", "email_sender"]);
        for page in ["rules", "privacy_policy"] {
            let draft = app.launch_post(&operator, "proposals", json!({"page": page})).await;
            let id = draft.assert(201).json["data"]["id"].clone();
            let again = app.launch_post(&operator, "proposals", json!({"page": page})).await;
            assert_eq!(again.assert(201).json["data"]["id"], id, "there is one page");
        }
        assert_eq!(app.count("SELECT count(*) FROM pages WHERE status = 'draft' AND text LIKE '%To jest wzór%'").await, 2);
        app.execute("UPDATE pages SET status = 'published' WHERE id >= $1", 0).await;
        for (channel, to) in [("sms", "500 000 100"), ("email", "jan@plon.example")] {
            app.launch_post(&operator, "test-message", json!({"channel": channel, "to": to})).await.assert(200);
        }
        assert_eq!(app.items(&operator, "missing").await, ["sms_sender", "email_sender"], "they are on their way");
        app.execute("UPDATE messages SET status = 'sent', due_at = NULL WHERE id >= $1", 0).await;
        assert_eq!(app.items(&operator, "missing").await, [""; 0]);
        let opened = app.launch_post(&operator, "open", json!({})).await;
        assert_eq!(opened.assert(200).json["data"]["is_open"], true);
        app.launch_post(&operator, "open", json!({})).await.assert(200);
        app.get("/api/v1/products").send().await.assert(200);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'launch.open'").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'launch.test_message'").await, 2);
    }

    async fn rules_may_be_a_file_that_is_in_force(app) {
        app.not_open().await;
        let operator = administrator(&app, "jan").await;
        let add = async |day: &str| {
            let form = app.post("/api/v1/backoffice/rules").bearer(&operator.token);
            form.multipart(&[("valid_from", day)], Some(("file", "r.pdf", b"%PDF-1.7 rules"))).send().await.assert(201);
            app.items(&operator, "missing").await.contains(&"rules".to_owned())
        };
        assert!(add("2025-08-21").await, "planned ones are not enough");
        assert!(!add("2025-08-20").await);
    }

    async fn a_test_message_wants_a_sender_and_a_right_address(app) {
        let operator = administrator(&app, "jan").await;
        let refused = app.launch_post(&operator, "test-message", json!({"channel": "sms", "to": "nie"})).await;
        refused.assert(422);
        assert_eq!(refused.field("channel"), "Ta wysyłka nie jest ustawiona na serwerze");
        assert!(refused.json["errors"]["to"].is_array());
        assert_eq!(app.count("SELECT count(*) FROM messages").await, 0);
    }
}
