//! Batches of transfers over a process that may end at any step: each step is sent with its key until it is
//! acknowledged.
use std::io;
use std::net::SocketAddr;

use bytes::Bytes;
use serde_json::{Value, json};

use super::Scene;
use crate::given::payouts::PAYOUTS;
use crate::support::{Answer, OperatorClient, Request, TestApp};

/// The acts of a batch from its proposal to its files, and who does them: nobody signs their own.
const ACTS: [&str; 3] = ["propose", "approve", "export"];

/// Every so many requests an order goes into a batch.
pub const BATCHED_ONE_OF: usize = 6;

/// Most batches that an approver signs.
const CODES: usize = 100;

/// A recovery code of every approver.
fn code(number: usize) -> String {
    format!("RECOVERY-{number}")
}

/// The recovery codes with which an approver signs: those of an app are good for one batch in half a minute.
pub async fn give_codes(app: &TestApp, approver: &OperatorClient) {
    let codes: Vec<String> = (0..CODES).map(code).collect();
    app.give_codes(approver.id, codes.iter().map(String::as_str)).await;
}

/// A batch of one order, and what was acknowledged of it.
pub struct Batch {
    order: String,
    /// Which approver signs it, and with which of their codes.
    turn: usize,
    acknowledged: Vec<Value>,
    file: Option<Bytes>,
}

impl Batch {
    /// The batch of an order that was the request with this number.
    pub fn of(order: String, number: usize) -> Batch {
        Batch { order, turn: number / BATCHED_ONE_OF, acknowledged: Vec::new(), file: None }
    }

    /// Takes the batch as far as it goes: the first answer that is no success, where there is one.
    ///
    /// # Errors
    /// When the process was killed.
    pub async fn go_on(&mut self, app: &TestApp, scene: &Scene, address: SocketAddr) -> io::Result<Option<Answer>> {
        for step in self.acknowledged.len()..ACTS.len() {
            let answer = self.request(app, scene, step).send_to(address).await?;
            if !answer.status.is_success() {
                return Ok(Some(answer));
            }
            self.acknowledged.push(answer.json);
        }
        let file = self.download(app, &scene.signers.second).send_to(address).await?;
        if file.status.is_success() {
            self.file = Some(file.body);
            return Ok(None);
        }
        Ok(Some(file))
    }

    /// Asserts that acknowledged steps are answered in the same words again, does the rest, and finds the file as it
    /// was.
    pub async fn settle(&mut self, app: &TestApp, scene: &Scene, address: SocketAddr) {
        for (step, before) in self.acknowledged.iter().enumerate() {
            let again = self.request(app, scene, step).send_to(address).await.unwrap();
            assert!(again.status.is_success(), "{}", again.json);
            assert_eq!(&again.json, before);
        }
        let file = self.file.clone();
        let refused = self.go_on(app, scene, address).await.unwrap();
        assert!(refused.is_none(), "{}", refused.unwrap().json);
        assert!(file.is_none_or(|file| Some(file) == self.file));
    }

    fn request<'a>(&self, app: &'a TestApp, scene: &Scene, step: usize) -> Request<'a> {
        let (act, key) = (ACTS[step], format!("{}-{step}", self.order));
        let (path, form) = match self.acknowledged.first() {
            Some(proposed) if step > 0 => {
                let before =
                    if step == 1 { &proposed["data"]["payouts"][0] } else { &self.acknowledged[step - 1]["data"] };
                let version = &before["version"];
                let code = code(self.turn / scene.approvers.len());
                let form = json!({"version": version, "execute_on": "2025-08-21", "code": code});
                (format!("{PAYOUTS}/{}/{act}", proposed["data"]["payouts"][0]["id"]), form)
            }
            _ => (PAYOUTS.to_owned(), json!({"orders": [self.order]})),
        };
        let approver = &scene.approvers[self.turn % scene.approvers.len()];
        let operator = if act == "approve" { approver } else { &scene.signers.first };
        app.post(&path).bearer(&operator.token).key(&key).json(&form)
    }

    fn download<'a>(&self, app: &'a TestApp, operator: &OperatorClient) -> Request<'a> {
        let id = &self.acknowledged[0]["data"]["payouts"][0]["id"];
        app.get(&format!("{PAYOUTS}/{id}/file?format=elixir-0&encoding=cp852")).bearer(&operator.token)
    }
}

/// Each batch has left once, with its order and its files.
pub async fn assert_left(app: &TestApp, batches: &[Batch]) {
    let sent = i64::try_from(batches.len()).unwrap();
    for (what, sql) in [
        ("batches", "SELECT count(*) FROM payouts WHERE status = 'exported'"),
        ("all batches", "SELECT count(*) FROM payouts"),
        ("transfers", "SELECT count(*) FROM payout_transfers WHERE state = 'sent'"),
        ("orders on their way", "SELECT count(*) FROM orders WHERE status = 'in_progress'"),
        (
            "batches with all their files",
            "SELECT count(*) FROM (SELECT payout_id FROM payout_files GROUP BY payout_id HAVING count(*) = 6) AS whole",
        ),
    ] {
        assert_eq!(app.count(sql).await, sent, "{what}");
    }
}
