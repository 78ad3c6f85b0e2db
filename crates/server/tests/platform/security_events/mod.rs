//! Security events: who knocked, what administrators read of it, and what warns them.
mod alarm;
mod kinds;
mod list;
mod log;
mod reads;
mod retention;

use std::net::{IpAddr, Ipv4Addr};

use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use serde_json::{Value, json};

use crate::support::{Answer, TestApp};

pub const EVENTS: &str = "/api/v1/backoffice/security-events";
pub const WRONG: &str = "Zboze#2024";

pub fn network(number: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, number).into()
}

impl TestApp {
    pub async fn log_in_wrongly(&self, nip: &str, from: IpAddr) -> Answer {
        let form = json!({ "account_type": "program.retail", "nip": nip, "password": WRONG });
        self.post("/api/v1/auth/login").from(from).json(&form).send().await
    }

    /// The events as an administrator finds them, the newest first.
    pub async fn events(&self, query: &str) -> Vec<Value> {
        let token = self.administrators_token().await;
        let answer = self.get(&format!("{EVENTS}?{query}")).bearer(&token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }

    /// A bearer of an administrator, of the same one each time.
    pub async fn administrators_token(&self) -> String {
        let known: Option<i64> = {
            let mut db = self.db().read().await.unwrap();
            on_db!(&mut db, conn => sqlx::query_scalar("SELECT id FROM operators WHERE email = 'watch@plon.example'")
                .fetch_optional(conn).await)
            .unwrap()
        };
        match known {
            Some(id) => self.operator_again(plon_kernel::ids::OperatorId(id)).await,
            None => self.operator_named("watch", &["administrator"]).await.token,
        }
    }

    /// Failed sign-ins of some time ago, as they are stored.
    pub async fn failed(&self, at: Timestamp, account: Option<&str>, count: i64) {
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO security_events (at, kind, side, account, network, request, request_id, detail, count)
             VALUES ($1, 'sign_in_failed', 'participant', $2, '192.0.2.1', 'POST /api/v1/auth/login', 'id',
                     'invalid_credentials', $3)")
            .bind(at).bind(account).bind(count).execute(conn).await.map(|_| ()))
        .unwrap();
        tx.commit().await.unwrap();
    }
}
