//! The operator's outbox.
use serde_json::{Value, json};

use super::given::{Play, Smsapi, about};
use crate::support::{OperatorClient, TestApp, on_both};

const LIST: &str = "/api/v1/backoffice/messages";

async fn list(app: &TestApp, operator: &OperatorClient, query: &str) -> Value {
    app.get(&format!("{LIST}{query}")).bearer(&operator.token).send().await.assert(200).json.clone()
}

fn ids(list: &Value) -> Vec<i64> {
    list["data"]["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

on_both! {
    async fn messages_come_newest_first_by_channel_and_status(app) {
        let app = app.sending_by(&Smsapi::start(&[]).await);
        let sms = app.lay_sms("Treść", about(false, None)).await.0;
        app.work_sms().await;
        let email = app.lay_email("anna@example.pl", "Treść", about(false, None)).await.0;
        let operator = app.operator(&["support"]).await;
        let all = list(&app, &operator, "").await;
        assert_eq!(ids(&all), [email, sms]);
        let item = &all["data"]["items"][1];
        assert_eq!(item["status"], json!({"code": "sent", "label": "Wysłana", "color": "green"}));
        assert_eq!((&item["recipient"], &item["channel"]), (&json!("+48500600700"), &json!("sms")));
        assert!(item.get("text").is_none());
        assert_eq!(ids(&list(&app, &operator, "?channel=sms").await), [sms]);
        assert_eq!(ids(&list(&app, &operator, "?status=queued").await), [email]);
        assert_eq!(ids(&list(&app, &operator, "?status=queued&channel=sms").await), [] as [i64; 0]);
        app.get(&format!("{LIST}?status=lost")).bearer(&operator.token).send().await.assert(400);
    }

    async fn the_list_goes_by_its_indexes(app) {
        let operator = app.operator(&["support"]).await;
        for query in ["?status=failed", "?status=failed&cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{LIST}{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("messages", "messages_by_status");
            plans.assert_in_order("messages");
        }
    }

    async fn a_text_can_be_read_and_a_secret_cannot(app) {
        let operator = app.operator(&["support"]).await;
        let letter = app.lay_email("anna@example.pl", "Dzień dobry", about(false, None)).await.0;
        let code = app.lay_sms("Kod: 123456", about(true, None)).await.0;
        let show = async |id: i64| app.get(&format!("{LIST}/{id}")).bearer(&operator.token).send().await;
        let letter = show(letter).await;
        assert_eq!(letter.assert(200).json["data"]["text"], "Dzień dobry");
        assert_eq!(letter.json["data"]["subject"], "Żółte łąki — zaproszenie");
        let code = show(code).await;
        assert_eq!(code.assert(200).json["data"]["secret"], true);
        assert!(!String::from_utf8_lossy(&code.body).contains("123456"), "a code signs somebody in");
        show(9_999).await.assert(404);
    }

    async fn the_demo_shows_its_codes(app) {
        let folder = tempfile::tempdir().unwrap();
        let demo = plon_platform::demo::Demo { data: folder.path().to_owned(), logins: Vec::new() };
        let app = app.set(|parts| parts.demo = Some(demo));
        let operator = app.operator(&["support"]).await;
        let code = app.lay_sms("Kod: 123456", about(true, None)).await.0;
        app.work_sms().await;
        let answer = app.get(&format!("{LIST}/{code}")).bearer(&operator.token).send().await;
        assert_eq!(answer.assert(200).json["data"]["text"], "Kod: 123456");
        assert_eq!(answer.json["data"]["status"]["label"], "Zachowana");
    }

    async fn a_message_that_failed_is_sent_once_more_and_that_is_written_down(app) {
        let smsapi = Smsapi::start(&[Play::Text(200, r#"{"error":14,"message":"x"}"#)]).await;
        let app = app.sending_by(&smsapi);
        let (operator, id) = (app.operator(&["support"]).await, app.lay_sms("x", about(false, None)).await);
        app.work_sms().await;
        assert_eq!(app.message(id).await.status, "failed");
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
        assert_eq!(dashboard.json["data"]["messages"], json!({"failed": 1, "late": 0}));

        let answer = app.post(&format!("{LIST}/{}/retry", id.0)).bearer(&operator.token).send().await;
        assert_eq!(answer.assert(200).json["data"]["status"]["code"], "queued");
        app.work_sms().await;
        assert_eq!(app.message(id).await.status, "sent");
        let forms = smsapi.forms();
        assert_ne!(forms[0]["idx"], forms[1]["idx"], "under the old name the provider would not send it again");
        let acts = app.number("SELECT count(*) FROM audit_log WHERE action = 'messages.retry' AND subject_id = $1", id.0);
        assert_eq!(acts.await, 1);

        let again = app.post(&format!("{LIST}/{}/retry", id.0)).bearer(&operator.token).send().await;
        assert_eq!(again.assert(409).message(), "Tej wiadomości nie można już wysłać ponownie");
    }

    async fn a_wiped_message_cannot_be_sent_again(app) {
        let (operator, id) = (app.operator(&["support"]).await, app.lay_sms("Kod", about(true, None)).await);
        app.work_sms().await;
        let shown = app.get(&format!("{LIST}/{}", id.0)).bearer(&operator.token).send().await;
        assert_eq!(shown.json["data"]["may_retry"], false);
        app.post(&format!("{LIST}/{}/retry", id.0)).bearer(&operator.token).send().await.assert(409);
    }
}
