//! Off the list: by the link, by the mail program, for good.
use jiff::SignedDuration;
use plon_kernel::on_db;
use plon_server::daily;
use plon_server::daily::Retention;

use crate::support::{TestApp, on_both};

const ANNA: &str = "anna@poczta.example";

fn path(key: &str) -> String {
    format!("/api/v1/newsletter/leave/{key}")
}

/// Where the mail program of the last e-mail's reader posts to.
async fn leave_url(app: &TestApp) -> Option<String> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar("SELECT leave_url FROM messages ORDER BY id DESC LIMIT 1").fetch_one(conn).await)
        .unwrap()
}

on_both! {
    async fn a_reader_leaves_by_one_press_and_twice_is_once(app) {
        let key = app.reader(ANNA).await;
        let left = app.post(&path(&key)).send().await;
        assert_eq!(left.assert(200).message(), "Nie wyślemy Ci już newslettera");
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("left"));
        app.wait(SignedDuration::from_hours(1));
        app.post(&path(&key)).send().await.assert(200);
        let at = "SELECT count(*) FROM newsletter_subscribers WHERE left_at = confirmed_at";
        assert_eq!(app.count(at).await, 1, "the first time stays");
        app.post(&path("nobody")).send().await.assert(404);
    }

    async fn a_mail_program_leaves_for_its_reader(app) {
        let key = app.reader(ANNA).await;
        let url = leave_url(&app).await.unwrap();
        assert_eq!(url, format!("https://plon.example{}", path(&key)));
        let one_click = app.post(&path(&key)).header("content-type", "application/x-www-form-urlencoded");
        one_click.text("List-Unsubscribe=One-Click").send().await.assert(200);
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("left"));
    }

    async fn what_only_looks_at_the_link_takes_nobody_off(app) {
        let key = app.reader(ANNA).await;
        let page = app.get(&path(&key)).send().await;
        assert_eq!(page.assert(303).headers["location"], format!("https://plon.example/newsletter/rezygnacja/{key}"));
        app.get(&path("a%0d%0ab")).send().await.assert(404);
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("active"));
    }

    async fn who_has_left_comes_back_by_a_new_link_only(app) {
        app.join(ANNA).await.assert(201);
        let old = app.link("potwierdzenie").await;
        app.confirm_address(&old).await.assert(200);
        let key = app.link("rezygnacja").await;
        app.post(&path(&key)).send().await.assert(200);
        app.confirm_address(&old).await.assert(422);
        app.join(ANNA).await.assert(201);
        assert_eq!(app.state_of(ANNA).await.as_deref(), Some("pending"));
        let token = app.link("potwierdzenie").await;
        app.confirm_address(&token).await.assert(200);
        assert_eq!(app.link("rezygnacja").await, key, "links in e-mails that are there stay good");
    }

    async fn who_left_long_ago_is_forgotten(app) {
        let key = app.reader(ANNA).await;
        app.post(&path(&key)).send().await.assert(200);
        app.wait(SignedDuration::from_hours(24 * 1096));
        let removed = daily::run_once(&app.app, &Retention::default()).await.unwrap().unwrap();
        assert_eq!((removed.contacts, app.state_of(ANNA).await), (1, None));
    }
}
