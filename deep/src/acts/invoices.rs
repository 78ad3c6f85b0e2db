//! Acts on invoices: reports, decisions, corrections of lines, and appeals.
use rand::RngExt;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{Act, Dice, Proof, one_of, pick, someone};
use crate::crew::Who;
use crate::http::Body;
use crate::scene::Scene;

/// Day that decisions enter; in the open season.
const ISSUED: &str = "2025-08-14";

const REPORT: &str = "/api/v1/invoices/submit";

pub fn report(scene: &Scene, dice: &mut Dice, mark: &str) -> Act {
    let size = dice.random_range(40..20_000);
    report_of(scene, Who::Participant(someone(scene, dice)), mark, size)
}

/// Reports an invoice with a file of so many bytes.
pub fn report_of(scene: &Scene, who: Who, mark: &str, size: usize) -> Act {
    let mut file = format!("%PDF-1.7\n% {mark}\n").into_bytes();
    file.resize(file.len().max(size), b'%');
    let sha256 = hex::encode(Sha256::digest(&file));
    let fields = vec![("document_name", mark.to_owned()), ("distributor_id", scene.facts.distributor.to_string())];
    Act::new("report", who, REPORT, Value::Null)
        .body(Body::Form { fields, file: ("invoice", "faktura.pdf".to_owned(), file) })
        .key(mark)
        .proof(Proof::Invoice { sha256 })
}

/// Accepts lines; now and then so many packs that a cap or the limit is reached.
pub async fn accept(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let Some(invoice) = pick(scene, dice, &waiting(scene)).await? else { return Ok(None) };
    let quantity = match dice.random_range(0..40) {
        0 => dice.random_range(40..300),
        _ => dice.random_range(1..9),
    };
    let mut lines = Vec::new();
    for line in scene
        .live
        .rows(&format!(
            "SELECT id, pack_id, quantity, net_value FROM invoice_lines WHERE status = 'pending' AND invoice_id = {}",
            invoice[0]
        ))
        .await?
    {
        let decision = if dice.random_range(0..4) == 0 { "reject" } else { "accept" };
        lines.push(json!({"id": number(&line[0]), "decision": decision, "pack_id": number(&line[1]),
            "quantity": number(&line[2]), "net_value": number(&line[3]), "reason": mark}));
    }
    for _ in 0..dice.random_range(1..3) {
        let Some(pack) = one_of(dice, &scene.facts.packs) else { return Ok(None) };
        lines.push(
            json!({"decision": "accept", "pack_id": pack.id, "quantity": quantity, "net_value": 10_000 * quantity}),
        );
    }
    Ok(Some(review(&invoice, &lines, mark)))
}

/// Decision on the lines of a waiting invoice.
pub fn review(invoice: &[String], lines: &[Value], mark: &str) -> Act {
    let issued = if invoice[3].is_empty() { ISSUED } else { &invoice[3] };
    let form = json!({"version": number(&invoice[2]), "issued_on": issued, "buyer_name": "Gospodarstwo Rolne", "lines": lines});
    Act::new("accept", Who::Operator("moderator"), format!("/api/v1/backoffice/invoices/{}/review", invoice[1]), form)
        .key(mark)
}

pub async fn reject(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let Some(invoice) = pick(scene, dice, &waiting(scene)).await? else { return Ok(None) };
    let form = json!({"version": number(&invoice[2]), "reject": {"reason": mark}});
    let path = format!("/api/v1/backoffice/invoices/{}/review", invoice[1]);
    Ok(Some(Act::new("reject", Who::Operator("moderator"), path, form).key(mark)))
}

pub async fn appeal(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let rejected = format!(
        "SELECT i.public_id, i.participant_id, i.status, (SELECT min(l.id) FROM invoice_lines l WHERE l.invoice_id = i.id AND l.status = 'rejected')
         FROM invoices i WHERE i.participant_id IN ({}) AND (i.status = 'rejected' OR i.status = 'partial')
         ORDER BY i.id DESC LIMIT 12",
        scene.crew.ids()
    );
    let Some(invoice) = pick(scene, dice, &rejected).await? else { return Ok(None) };
    let Some(owner) = scene.crew.place_of(&invoice[1]) else { return Ok(None) };
    let line = invoice[3].parse::<i64>().ok();
    let form = json!({"document": invoice[0], "line": line, "reason": mark});
    let act = Act::new("appeal", Who::Participant(owner), "/api/v1/invoices/appeal", form).key(mark);
    Ok(Some(act.once(format!("SELECT count(*) FROM appeals WHERE reason = '{mark}'"))))
}

pub async fn correct(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let accepted = format!(
        "SELECT i.public_id, i.version, l.id, l.quantity, l.pack_id FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
         WHERE i.participant_id IN ({}) AND l.status IN ('accepted', 'limit', 'limit.product') ORDER BY l.id DESC LIMIT 30",
        scene.crew.ids()
    );
    let Some(line) = pick(scene, dice, &accepted).await? else { return Ok(None) };
    let (version, quantity) = (number(&line[1]), number(&line[3]));
    let form = match dice.random_range(0..3) {
        0 => json!({"version": version, "kind": "rejection", "reason": mark}),
        1 if quantity > 1 => {
            json!({"version": version, "kind": "return", "quantity": quantity - 1, "net_value": 5_000, "reason": mark})
        }
        _ => {
            let pack = one_of(dice, &scene.facts.packs).map_or(number(&line[4]), |pack| pack.id);
            json!({"version": version, "kind": "mistake", "pack_id": pack, "quantity": dice.random_range(1..9),
                "net_value": 7_000, "reason": mark})
        }
    };
    let path = format!("/api/v1/backoffice/invoices/{}/lines/{}/correction", line[0], line[2]);
    let act = Act::new("correct a line", Who::Operator("moderator"), path, form).key(mark);
    Ok(Some(act.once(format!("SELECT count(*) FROM line_corrections WHERE reason = '{mark}'"))))
}

/// Statement for the id, public id, version and day of waiting invoices.
pub fn waiting(scene: &Scene) -> String {
    format!(
        "SELECT id, public_id, version, issued_on FROM invoices WHERE status = 'pending' AND participant_id IN ({})
         ORDER BY id DESC LIMIT 12",
        scene.crew.ids()
    )
}

pub fn number(text: &str) -> i64 {
    text.parse().unwrap_or_default()
}
