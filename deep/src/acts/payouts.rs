//! Acts on batches of transfers: one operator proposes, another signs.
use rand::RngExt;
use serde_json::{Value, json};

use super::invoices::number;
use super::{Act, Dice, pick};
use crate::crew::Who;
use crate::http::{Body, Request};
use crate::raw::Values;
use crate::scene::Scene;

const PAYOUTS: &str = "/api/v1/backoffice/payouts";

/// Roles of the two operators who sign for each other.
const SIGNERS: [&str; 2] = ["finance", "administrator"];

pub async fn propose(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let free = format!(
        "SELECT public_id FROM orders WHERE status = 'selected' AND kind IN ('bank_transfer', 'charity_transfer')
         AND participant_id IN ({}) AND NOT EXISTS (
            SELECT 1 FROM payout_transfers t WHERE t.order_id = orders.id AND t.state <> 'taken_out')
         ORDER BY id DESC LIMIT 4",
        scene.crew.ids()
    );
    let orders: Vec<String> = scene.live.rows(&free).await?.into_iter().flatten().collect();
    if orders.is_empty() {
        return Ok(None);
    }
    let who = Who::Operator(SIGNERS[dice.random_range(0..2)]);
    Ok(Some(Act::new("propose a batch", who, PAYOUTS, json!({ "orders": orders })).key(mark)))
}

pub async fn approve(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let Some(batch) = batch(scene, dice, "proposed").await? else { return Ok(None) };
    let other = if scene.crew.operator_id("finance").to_string() == batch[2] { "administrator" } else { "finance" };
    let code = fresh_code(scene, other).await?;
    Ok(Some(act("approve a batch", other, &batch, "approve", json!({ "code": code })).key(mark)))
}

/// Reads the code that the operator's app shows, as the demo tells it: each signature takes a code of its own.
async fn fresh_code(scene: &Scene, role: &str) -> anyhow::Result<Value> {
    let form = json!({"email": format!("{role}@plon.example")});
    let shown = Request::post("/api/demo/operator-code", Body::Json(form)).send(scene.address).await?;
    Ok(shown.json["data"]["code"].clone())
}

pub async fn export(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let Some(batch) = batch(scene, dice, "approved").await? else { return Ok(None) };
    let day = scene.day_ahead(5);
    Ok(Some(act("export a batch", "finance", &batch, "export", json!({ "execute_on": day })).key(mark)))
}

pub async fn confirm(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let Some(batch) = batch(scene, dice, "exported").await? else { return Ok(None) };
    Ok(Some(act("confirm a batch", "finance", &batch, "confirm", json!({})).key(mark)))
}

pub async fn send_back(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let sent = "SELECT p.id, p.version, o.public_id FROM payout_transfers t
        JOIN payouts p ON p.id = t.payout_id JOIN orders o ON o.id = t.order_id
        WHERE t.state IN ('sent', 'settled') ORDER BY p.id DESC LIMIT 12";
    let Some(found) = pick(scene, dice, sent).await? else { return Ok(None) };
    let form = json!({"order": found[2], "reason": mark});
    let act = act("return a transfer", "finance", &found, "return", form).key(mark);
    Ok(Some(act.once(format!("SELECT count(*) FROM payout_transfers WHERE note = '{mark}'"))))
}

/// Picks a batch in a state: its id, version and proposer.
async fn batch(scene: &Scene, dice: &mut Dice, status: &str) -> anyhow::Result<Option<Values>> {
    let sql =
        format!("SELECT id, version, proposed_by FROM payouts WHERE status = '{status}' ORDER BY id DESC LIMIT 8");
    pick(scene, dice, &sql).await
}

fn act(kind: &'static str, role: &'static str, batch: &[String], what: &str, mut form: Value) -> Act {
    form["version"] = json!(number(&batch[1]));
    Act::new(kind, Who::Operator(role), format!("{PAYOUTS}/{}/{what}", batch[0]), form)
}
