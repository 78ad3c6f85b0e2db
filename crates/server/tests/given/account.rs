//! Fixtures of account: a participant's account: the password given again, consents, changes of the profile, one's own data.
use serde_json::json;

use crate::support::{PASSWORD, ParticipantClient, TestApp};

impl TestApp {
    /// A participant who has just given the password again.
    pub async fn confirmed_participant(&self) -> ParticipantClient {
        let participant = self.participant_with_password().await;
        let form = json!({ "password": PASSWORD });
        self.post("/api/v1/auth/confirm").bearer(&participant.token).json(&form).send().await.assert(200);
        participant
    }

    /// One text about one row.
    pub async fn text(&self, sql: &'static str, id: i64) -> String {
        let mut db = self.db().read().await.unwrap();
        plon_kernel::on_db!(&mut db, conn => sqlx::query_scalar(sql).bind(id).fetch_one(conn).await).unwrap()
    }
}
