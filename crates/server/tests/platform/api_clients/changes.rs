//! Changes by place: each record once, nothing lost behind an open transaction, cursors that end with a restore.
use plon_kernel::db::{Db, Tx};
use plon_kernel::on_db;
use plon_platform::api_clients::ApiScope;
use plon_server::chain::Sealer;
use plon_server::changes::{self, Follower};
use serde_json::{Value, json};

use crate::given::review::{accepted, decision};
use crate::support::{Answer, TestApp, has_postgres, on_both};

struct Reader {
    app: TestApp,
    token: String,
}

impl Reader {
    async fn new(app: TestApp) -> Reader {
        let operator = app.operator(&["administrator"]).await;
        let token = app.machine(operator.id, &[ApiScope::ReadChanges], None).await.token;
        Reader { app, token }
    }

    async fn ask(&self, resource: &str, cursor: &str) -> Answer {
        let cursor = if cursor.is_empty() { String::new() } else { format!("?cursor={cursor}") };
        self.app.get(&format!("/api/v1/changes/{resource}{cursor}")).bearer(&self.token).send().await
    }

    /// Reads the records behind a cursor, and the next cursor.
    async fn read(&self, resource: &str, cursor: &str) -> (Vec<Value>, String) {
        let answer = self.ask(resource, cursor).await;
        let data = &answer.assert(200).json["data"];
        assert_eq!(data["has_more"], false);
        (data["items"].as_array().unwrap().clone(), data["cursor"].as_str().unwrap().to_owned())
    }

    /// Has all that is committed told: transactions of other tests on the server may hold it up for a moment.
    async fn follow(&self) {
        if matches!(self.app.db(), Db::Sqlite { .. }) {
            return;
        }
        let last = self.app.count("SELECT COALESCE(MAX(id), 0) FROM record_changes").await;
        let mut follower = Follower::default();
        while self.app.count("SELECT complete_to FROM change_feed").await < last {
            follower.advance(&self.app.app).await.unwrap();
            tokio::task::yield_now().await;
        }
    }
}

fn ids(items: &[Value]) -> Vec<&Value> {
    items.iter().map(|item| &item["id"]).collect()
}

async fn run(tx: &mut Tx, sql: &'static str, id: i64) {
    on_db!(tx, conn => sqlx::query(sql).bind(id).execute(conn).await.map(|_| ())).unwrap();
}

on_both! {
    async fn a_record_comes_once_however_often_it_has_changed_and_again_when_it_changes_again(app) {
        let reader = Reader::new(app).await;
        let app = &reader.app;
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let programme = app.programme().await;
        let invoice = app.reported(&participant, &programme, "FV/1").await;
        let other = app.reported(&participant, &programme, "FV/2").await;
        reader.follow().await;
        let (items, cursor) = reader.read("invoices", "").await;
        assert_eq!(ids(&items), [&json!(invoice), &json!(other)]);
        assert_eq!((&items[0]["status"], &items[0]["lines"]), (&json!("pending"), &json!([])));

        app.review(&operator, &invoice, &decision(&[accepted(&programme, 4)])).await.assert(200);
        reader.follow().await;
        let (items, next) = reader.read("invoices", &cursor).await;
        assert_eq!(ids(&items), [&json!(invoice)]);
        assert_eq!((&items[0]["status"], &items[0]["points"]), (&json!("accepted"), &json!(200)));
        let line = &items[0]["lines"][0];
        assert_eq!((&line["quantity"], &line["volume"], &line["points"]), (&json!(4), &json!(20_000), &json!(200)));
        assert_eq!((&line["product"], &line["status"]), (&json!(programme.product), &json!("accepted")));
        let (items, _) = reader.read("invoices", &next).await;
        assert_eq!(items, [] as [Value; 0]);
        assert_eq!(ids(&reader.read("invoices", "").await.0), [&json!(other), &json!(invoice)]);
    }

    async fn every_resource_is_told_and_none_says_who_somebody_is(app) {
        let reader = Reader::new(app).await;
        let app = &reader.app;
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.give_points(participant.id, 50).await;
        app.execute("INSERT INTO rewards (slug, name, kind, summary, description, icon, points, position, active)
            VALUES ('r', 'Rękawice', 'item', '', '', '', 10, $1, TRUE)", 1).await;
        app.execute("INSERT INTO orders (public_id, participant_id, reward_id, kind, season, points, status, recipient,
            created_at, updated_at) SELECT 'o', $1, id, 'item', 2025, 10, 'new', 'Stanisław Kłos', 1, 1 FROM rewards",
            participant.id.0).await;
        let mut sealer = Sealer::default();
        while app.count("SELECT count(*) FROM chain_blocks WHERE chain = 'ledger'").await == 0 {
            sealer.seal(&app.app).await.unwrap();
        }
        reader.follow().await;
        let (people, after_people) = reader.read("participants", "").await;
        assert_eq!(ids(&people), [&json!(participant.id)]);
        let keys: Vec<&String> = people[0].as_object().unwrap().keys().collect();
        assert_eq!(keys, ["account_type", "created_at", "id", "kind", "postcode_area", "representative", "status"]);
        assert_eq!(people[0]["postcode_area"].as_str().unwrap().len(), 2);
        let (products, after_products) = reader.read("products", "").await;
        assert_eq!((products.len(), &products[0]["packs"][0]["volume"]), (1, &json!(5000)));
        assert_eq!(ids(&reader.read("distributors", "").await.0), [&json!(programme.distributor)]);
        let (orders, _) = reader.read("orders", "").await;
        assert_eq!((&orders[0]["reward_name"], &orders[0]["status"]), (&json!("Rękawice"), &json!("new")));
        assert!(!orders[0].to_string().contains("Kłos"));
        let (transfers, cursor) = reader.read("transfers", "").await;
        assert_eq!((transfers.len(), &transfers[0]["points"]), (1, &json!(50)));
        assert_eq!(reader.read("transfers", &cursor).await.0.len(), 0);

        app.execute("UPDATE participants SET password_hash = 'x', email = 'a@example.pl' WHERE id = $1",
            participant.id.0).await;
        app.execute("UPDATE packs SET volume = 6000 WHERE id = $1", programme.pack).await;
        reader.follow().await;
        assert_eq!(reader.read("participants", &after_people).await.0.len(), 0, "nothing that is told has changed");
        let (changed, _) = reader.read("products", &after_products).await;
        assert_eq!((changed.len(), &changed[0]["packs"][0]["volume"]), (1, &json!(6000)));
    }

    async fn pages_go_on_where_the_one_before_has_ended(app) {
        let reader = Reader::new(app).await;
        let mut tx = reader.app.db().begin().await.unwrap();
        for number in 0..501 {
            run(&mut tx, "INSERT INTO distributors (nip, name, search_key, edi, active)
                VALUES (CAST($1 AS TEXT), 'Agro', 'agro', TRUE, TRUE)", number).await;
        }
        tx.commit().await.unwrap();
        reader.follow().await;
        let first = reader.ask("distributors", "").await.assert(200).json["data"].clone();
        assert_eq!((first["items"].as_array().unwrap().len(), &first["has_more"]), (500, &json!(true)));
        let (rest, end) = reader.read("distributors", first["cursor"].as_str().unwrap()).await;
        assert_eq!(rest.len(), 1);
        assert_eq!(reader.read("distributors", &end).await, (vec![], end.clone()));
    }

    async fn a_cursor_ends_with_a_restore_and_a_made_up_one_is_refused(app) {
        let reader = Reader::new(app).await;
        let (_, cursor) = reader.read("orders", "").await;
        for wrong in ["7", "orders.first", "orders.first.-1", "invoices.first.0"] {
            assert_ne!(reader.ask("orders", wrong).await.assert(422).field("cursor"), "", "{wrong}");
        }
        changes::begin_anew(reader.app.db(), &reader.app.app.rng).await.unwrap();
        assert_eq!(reader.ask("orders", &cursor).await.assert(410).json["error"], "cursor_ended");
        reader.read("orders", "").await;
    }

    async fn only_a_client_of_the_programme_reads_it(app) {
        let (who, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let seller = app.machine(who.id, &[ApiScope::PushSales, ApiScope::ReadSales], Some(programme.distributor)).await;
        app.get("/api/v1/changes/orders").bearer(&seller.token).send().await.assert(403);
        app.get("/api/v1/changes/orders").bearer(&who.token).send().await.assert(403);
        let form = json!({"name": "Agro", "scopes": ["push_sales", "read_changes"], "networks": [],
            "distributor_id": programme.distributor, "valid_days": 30, "code": app.next_code(who.id).await});
        let answer = app.post("/api/v1/backoffice/api-clients").bearer(&who.token).json(&form).send().await;
        assert!(answer.assert(422).field("scopes").starts_with("System dystrybutora nie może czytać"));
    }
}

/// On PostgreSQL a transaction may commit a place below one that is told: what is under way holds the rest up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_of_an_open_transaction_is_waited_for() {
    if !has_postgres() {
        return;
    }
    let reader = Reader::new(TestApp::postgres().await).await;
    let app = &reader.app;
    let insert = "INSERT INTO distributors (nip, name, search_key, edi, active)
        VALUES (CAST($1 AS TEXT), 'Agro', 'agro', TRUE, TRUE)";
    let mut slow = app.db().begin().await.unwrap();
    run(&mut slow, insert, 1).await;
    let mut quick = app.db().begin().await.unwrap();
    run(&mut quick, insert, 2).await;
    quick.commit().await.unwrap();
    let mut follower = Follower::default();
    for _ in 0..5 {
        follower.advance(&app.app).await.unwrap();
        assert_eq!(reader.read("distributors", "").await.0.len(), 0, "the first place is not there yet");
    }
    slow.commit().await.unwrap();
    reader.follow().await;
    let (items, _) = reader.read("distributors", "").await;
    assert_eq!(items.iter().map(|item| item["nip"].as_str().unwrap()).collect::<Vec<_>>(), ["1", "2"]);
}
