//! Delivery reports by SMSAPI.
use super::given::{REPORT_SECRET, Smsapi, about};
use crate::support::{Answer, TestApp, on_both};

async fn report(app: &TestApp, secret: &str, query: &str) -> Answer {
    app.get(&format!("/api/v1/messages/reports/smsapi/{secret}?{query}")).send().await
}

on_both! {
    async fn a_report_by_our_name_says_what_became_of_each_sms(app) {
        let smsapi = Smsapi::start(&[]).await;
        let app = app.sending_by(&smsapi);
        let mut ids = Vec::new();
        for number in 0..3 {
            ids.push(app.lay_sms(&format!("{number}"), about(false, None)).await);
            app.work_sms().await;
        }
        let idx: Vec<String> = smsapi.forms().iter().map(|form| form["idx"].clone()).collect();
        let query = format!("MsgId=id1,id2,id3&status=404,407,403&idx={}", idx.join(","));
        assert_eq!(report(&app, REPORT_SECRET, &query).await.assert(200).body.as_ref(), b"OK");
        let [first, second, third] = [&app.message(ids[0]).await, &app.message(ids[1]).await, &app.message(ids[2]).await];
        assert_eq!(first.status, "delivered");
        assert_eq!((second.status.as_str(), second.last_error.as_deref()),
            ("failed", Some("Numer nie istnieje albo jest zablokowany")));
        assert_eq!(third.status, "sent", "sent by the network is not yet arrived");
    }

    async fn a_report_by_post_and_by_the_providers_name_counts_as_well(app) {
        let app = app.sending_by(&Smsapi::start(&[]).await);
        let id = app.lay_sms("x", about(false, None)).await;
        app.work_sms().await;
        let path = format!("/api/v1/messages/reports/smsapi/{REPORT_SECRET}");
        let form = app.post(&path).header("content-type", "application/x-www-form-urlencoded");
        form.text("MsgId=id1&status=DELIVERED").send().await.assert(200);
        assert_eq!(app.message(id).await.status, "delivered");
    }

    async fn a_wrong_secret_is_a_404_and_an_unknown_sms_is_ok(app) {
        let app = app.sending_by(&Smsapi::start(&[]).await);
        let id = app.lay_sms("x", about(false, None)).await;
        app.work_sms().await;
        report(&app, "wrong", "MsgId=id1&status=404").await.assert(404);
        assert_eq!(app.message(id).await.status, "sent");
        report(&app, REPORT_SECRET, "MsgId=nobodys&status=404&idx=p99x1r0").await.assert(200);
        report(&app, REPORT_SECRET, "").await.assert(200);
    }

    async fn without_a_secret_there_is_no_such_address(app) {
        report(&app, "", "MsgId=id1&status=404").await.assert(404);
        report(&app, "x", "MsgId=id1&status=404").await.assert(404);
    }
}
