//! Acts on orders: orders for points, operators' acts on them, cards and trips.
use rand::RngExt;
use serde_json::{Value, json};

use super::invoices::number;
use super::{Act, Dice, Proof, one_of, pick, someone};
use crate::crew::Who;
use crate::http::Body;
use crate::scene::Scene;

const ORDERS: &str = "/api/v1/prize/orders";

/// Orders money; now and then so much that an account is soon empty.
pub fn transfer(scene: &Scene, dice: &mut Dice, mark: &str, kind: &'static str) -> Option<Act> {
    let reward = scene.facts.rewards.iter().find(|reward| reward.kind == kind)?;
    let amount = if dice.random_range(0..6) == 0 { 400_000 } else { 1_000 * dice.random_range(5..30) };
    let form = json!({"reward_id": reward.id, "amount": amount});
    let name = if kind == "bank_transfer" { "order a transfer" } else { "order for charity" };
    Some(Act::new(name, Who::Participant(someone(scene, dice)), ORDERS, form).key(mark).proof(Proof::Order))
}

pub fn card(scene: &Scene, dice: &mut Dice, mark: &str, delivery: &'static str) -> Option<Act> {
    let cards: Vec<_> = scene.facts.rewards.iter().filter(|reward| reward.kind == "card").collect();
    let reward = one_of(dice, &cards)?;
    let mut form = json!({"reward_id": reward.id, "delivery": delivery});
    let name = if delivery == "post" { "order a card" } else { "order a card as a code" };
    if delivery == "post" {
        form["address"] = address(mark);
    }
    Some(Act::new(name, Who::Participant(someone(scene, dice)), ORDERS, form).key(mark).proof(Proof::Order))
}

pub fn parcel(scene: &Scene, dice: &mut Dice, mark: &str) -> Option<Act> {
    let variant = one_of(dice, &scene.facts.variants)?;
    let form = json!({"reward_id": variant.reward, "variant_id": variant.id, "address": address(mark)});
    Some(Act::new("order a parcel", Who::Participant(someone(scene, dice)), ORDERS, form).key(mark).proof(Proof::Order))
}

pub fn trip(scene: &Scene, dice: &mut Dice, mark: &str) -> Act {
    let who = Who::Participant(someone(scene, dice));
    Act::new("order a trip", who, "/api/v1/user/wycieczka/order", json!({ "type": null })).key(mark)
}

fn address(mark: &str) -> Value {
    json!({"recipient": mark, "street": "Polna", "street_number": "7", "postcode": "99-100", "city": "Łęczyca"})
}

pub async fn cancel(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let Some(order) = pick(scene, dice, &open(scene, "status = 'selected'")).await? else { return Ok(None) };
    let Some(owner) = scene.crew.place_of(&order[1]) else { return Ok(None) };
    let path = format!("{ORDERS}/{}/cancel", order[0]);
    Ok(Some(Act::new("cancel", Who::Participant(owner), path, Value::Null).body(Body::None).key(mark)))
}

pub async fn advance(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let sql = open(scene, "kind NOT IN ('bank_transfer', 'charity_transfer')");
    let Some(order) = pick(scene, dice, &sql).await? else { return Ok(None) };
    let next = match (order[3].as_str(), dice.random_range(0..4)) {
        (_, 0) => "cancelled",
        ("selected", _) => "in_progress",
        _ => "completed",
    };
    let form = json!({"status": next, "version": number(&order[2]), "note": mark});
    let path = format!("/api/v1/backoffice/orders/{}/status", order[0]);
    let act = Act::new("move an order", Who::Operator("finance"), path, form).key(mark);
    Ok(Some(act.once(format!("SELECT count(*) FROM order_events WHERE note = '{mark}'"))))
}

pub async fn advance_many(scene: &Scene, mark: &str) -> anyhow::Result<Option<Act>> {
    let sql = open(scene, "kind NOT IN ('bank_transfer', 'charity_transfer') AND status = 'selected'");
    let rows = scene.live.rows(&sql).await?;
    let seen: Vec<Value> = rows.iter().take(3).map(|row| json!({"id": row[0], "version": number(&row[2])})).collect();
    if seen.is_empty() {
        return Ok(None);
    }
    let form = json!({"orders": seen, "status": "in_progress", "note": mark});
    Ok(Some(Act::new("move orders", Who::Operator("finance"), "/api/v1/backoffice/orders/bulk-status", form).key(mark)))
}

/// Imports up to three codes for cards that wait for them.
pub async fn codes(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let sql = open(
        scene,
        "delivery = 'code' AND status IN ('selected', 'in_progress') AND NOT EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = orders.id)",
    );
    let rows = scene.live.rows(&sql).await?;
    if rows.is_empty() {
        return Ok(None);
    }
    let mut file = "Numer zamówienia;Numer karty;PIN;Ważna do".to_owned();
    for row in rows.iter().take(3) {
        file += &format!(
            "\r\n{};{:016};1234;31.12.2027",
            row[4],
            dice.random_range(7_000_000_000_000_000_u64..8_000_000_000_000_000)
        );
    }
    let body = Body::Form { fields: Vec::new(), file: ("file", "karty.csv".to_owned(), file.into_bytes()) };
    let act = Act::new("card codes", Who::Operator("finance"), "/api/v1/backoffice/card-codes", Value::Null);
    Ok(Some(act.body(body).key(mark)))
}

pub async fn read_code(scene: &Scene, dice: &mut Dice) -> anyhow::Result<Option<Act>> {
    let sql = format!(
        "SELECT o.public_id, o.participant_id FROM orders o JOIN card_codes c ON c.order_id = o.id
         WHERE o.participant_id IN ({}) ORDER BY o.id DESC LIMIT 12",
        scene.crew.ids()
    );
    let Some(order) = pick(scene, dice, &sql).await? else { return Ok(None) };
    let Some(owner) = scene.crew.place_of(&order[1]) else { return Ok(None) };
    let password = scene.crew.participants[owner].password().await;
    let path = format!("/api/v1/prize/my-orders/{}/code", order[0]);
    let kept = format!(
        "SELECT count(*) FROM card_code_readings r JOIN orders o ON o.id = r.order_id WHERE o.public_id = '{}'",
        order[0]
    );
    let act = Act::new("read a code", Who::Participant(owner), path, json!({ "password": password }));
    Ok(Some(act.proof(Proof::Kept(kept))))
}

pub async fn collect(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let sql = format!(
        "SELECT public_id, participant_id FROM promotion_rewards WHERE status = 'waiting' AND participant_id IN ({}) ORDER BY id DESC LIMIT 12",
        scene.crew.ids()
    );
    let Some(grant) = pick(scene, dice, &sql).await? else { return Ok(None) };
    let Some(owner) = scene.crew.place_of(&grant[1]) else { return Ok(None) };
    let path = format!("/api/v1/prize/collect/{}", grant[0]);
    Ok(Some(Act::new("collect a card", Who::Participant(owner), path, json!({ "delivery": "code" })).key(mark)))
}

/// Statement for the public id, owner, version, state and number of open orders.
fn open(scene: &Scene, which: &str) -> String {
    format!(
        "SELECT public_id, participant_id, version, status, id FROM orders
         WHERE status IN ('selected', 'in_progress') AND kind <> 'trip' AND participant_id IN ({}) AND {which}
         ORDER BY id DESC LIMIT 25",
        scene.crew.ids()
    )
}
