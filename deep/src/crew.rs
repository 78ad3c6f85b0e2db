//! Crew of the run: participants and operators of the demo, signed in as they sign in.
use std::collections::BTreeMap;
use std::net::SocketAddr;

use anyhow::Context;
use futures_util::future::try_join_all;
use serde_json::json;
use tokio::sync::RwLock;

use crate::http::{Body, Request};
use crate::raw::Raw;

/// Password of every login of the demo.
pub const PASSWORD: &str = "Plon#2025";

/// Sender of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Nobody,
    Participant(usize),
    Operator(&'static str),
}

pub const OPERATORS: [&str; 4] = ["moderator", "finance", "administrator", "support"];

/// Number of participants who act; the last one alone changes passwords.
pub const PARTICIPANTS: usize = 9;

pub struct Participant {
    pub id: i64,
    pub nip: String,
    /// Current password; several while it is unknown whether the last change was carried out.
    pub passwords: RwLock<Vec<String>>,
    bearer: RwLock<String>,
}

struct Operator {
    id: i64,
    bearer: RwLock<String>,
}

pub struct Crew {
    pub participants: Vec<Participant>,
    operators: BTreeMap<&'static str, Operator>,
}

impl Crew {
    /// Crew of the base's database.
    ///
    /// # Errors
    /// When the expected people are missing.
    pub async fn of(raw: &Raw) -> anyhow::Result<Crew> {
        let participants = raw
            .rows(&format!(
                "SELECT id, nip FROM participants WHERE account_type = 'program.retail' AND status = 'active'
                 ORDER BY id LIMIT {PARTICIPANTS}"
            ))
            .await?;
        let participant = |row: &Vec<String>| -> anyhow::Result<Participant> {
            let passwords = RwLock::new(vec![PASSWORD.to_owned()]);
            Ok(Participant { id: row[0].parse()?, nip: row[1].clone(), passwords, bearer: RwLock::default() })
        };
        let participants: Vec<Participant> = participants.iter().map(participant).collect::<Result<_, _>>()?;
        anyhow::ensure!(participants.len() == PARTICIPANTS, "the demo has too few participants");
        let mut operators = BTreeMap::new();
        for role in OPERATORS {
            let id = raw.number(&format!("SELECT id FROM operators WHERE email = '{role}@plon.example'")).await?;
            operators.insert(role, Operator { id, bearer: RwLock::default() });
        }
        Ok(Crew { participants, operators })
    }

    /// Signs everybody in.
    ///
    /// # Errors
    /// When somebody is refused; with an acknowledged password that is a loss.
    pub async fn sign_in(&self, to: SocketAddr) -> anyhow::Result<()> {
        try_join_all(self.participants.iter().map(|participant| participant.sign_in(to))).await?;
        for (role, operator) in &self.operators {
            *operator.bearer.write().await = sign_in_operator(role, to).await?;
        }
        Ok(())
    }

    pub async fn bearer(&self, who: Who) -> Option<String> {
        match who {
            Who::Nobody => None,
            Who::Participant(place) => Some(self.participants[place].bearer.read().await.clone()),
            Who::Operator(role) => Some(self.operators[role].bearer.read().await.clone()),
        }
    }

    pub fn operator_id(&self, role: &'static str) -> i64 {
        self.operators[role].id
    }

    /// Participants whose acts are sent again later: all but the last, whose sessions end with each new password.
    pub fn acting(&self) -> &[Participant] {
        self.participants.split_last().map_or(&[], |(_, acting)| acting)
    }

    /// Index of the acting participant with an id.
    pub fn place_of(&self, id: &str) -> Option<usize> {
        self.acting().iter().position(|participant| participant.id.to_string() == id)
    }

    /// Ids of the acting participants, for a statement.
    pub fn ids(&self) -> String {
        self.acting().iter().map(|participant| participant.id.to_string()).collect::<Vec<_>>().join(", ")
    }
}

impl Participant {
    async fn sign_in(&self, to: SocketAddr) -> anyhow::Result<()> {
        let tried = self.passwords.read().await.clone();
        for password in tried.iter().rev() {
            let form = json!({"account_type": "program.retail", "nip": self.nip, "password": password});
            let answer = Request::post("/api/v1/auth/login", Body::Json(form)).send(to).await?;
            if answer.is_success() {
                *self.bearer.write().await = answer.json["auth_token"].as_str().context("no token")?.to_owned();
                *self.passwords.write().await = vec![password.clone()];
                return Ok(());
            }
            anyhow::ensure!(answer.status == 422, "a sign-in is answered with {}: {}", answer.status, answer.json);
        }
        anyhow::bail!("LOST: participant {} cannot sign in with any password that was acknowledged", self.id)
    }

    pub async fn password(&self) -> String {
        self.passwords.read().await.last().cloned().unwrap_or_default()
    }
}

async fn sign_in_operator(role: &str, to: SocketAddr) -> anyhow::Result<String> {
    let email = format!("{role}@plon.example");
    let post = async |path: &str, form| {
        Request::post(path, Body::Json(form)).send(to).await?.success(&format!("the sign-in of {role}"))
    };
    let step = post("/api/v1/backoffice/auth/login", json!({"email": email, "password": PASSWORD})).await?;
    let code = post("/api/demo/operator-code", json!({ "email": email })).await?;
    let form = json!({"handle": step["data"]["handle"], "code": code["data"]["code"]});
    let tokens = post("/api/v1/backoffice/auth/second-factor", form).await?;
    Ok(tokens["auth_token"].as_str().context("no token")?.to_owned())
}
