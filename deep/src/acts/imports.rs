//! Imports of a distributor's data: uploaded, read, accepted; the server posts them by itself.
use rand::RngExt;
use serde_json::{Value, json};

use super::{Act, Dice, Proof, one_of, pick, someone};
use crate::crew::Who;
use crate::http::Body;
use crate::scene::Scene;

const HEAD: &str = "NIP nabywcy;Nabywca;Numer faktury;Data wystawienia;Produkt;Pojemność;Liczba opakowań;Wartość netto";

pub fn upload(scene: &Scene, dice: &mut Dice, mark: &str) -> Act {
    let mut file = HEAD.to_owned();
    for row in 0..dice.random_range(5..40) {
        let nip = &scene.crew.participants[someone(scene, dice)].nip;
        let Some(pack) = one_of(dice, &scene.facts.packs) else { continue };
        let quantity = dice.random_range(1..6);
        file += &format!(
            "\r\n{nip};Gospodarstwo Rolne;{mark}-{row};11.08.2025;{};{};{quantity};{quantity}00,00",
            pack.sap, pack.litres
        );
    }
    let fields = vec![("source_id", scene.facts.source.to_string())];
    let body = Body::Form { fields, file: ("file", format!("{mark}.csv"), file.into_bytes()) };
    let kept = format!("SELECT count(*) FROM imports i JOIN files f ON f.id = i.file_id WHERE f.name = '{mark}.csv'");
    Act::new("upload an import", Who::Operator("moderator"), "/api/v1/backoffice/imports", Value::Null)
        .body(body)
        .proof(Proof::Kept(kept))
}

pub async fn read(scene: &Scene, dice: &mut Dice) -> anyhow::Result<Option<Act>> {
    let uploaded = "SELECT id, format, mapping FROM imports WHERE status = 'uploaded' ORDER BY id DESC LIMIT 6";
    let Some(import) = pick(scene, dice, uploaded).await? else { return Ok(None) };
    let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(Value::Null);
    let form = json!({"format": parse(&import[1]), "mapping": parse(&import[2])});
    let path = format!("/api/v1/backoffice/imports/{}/read", import[0]);
    let kept = format!("SELECT count(*) FROM imports WHERE id = {} AND status <> 'uploaded'", import[0]);
    Ok(Some(Act::new("read an import", Who::Operator("moderator"), path, form).proof(Proof::Kept(kept))))
}

pub async fn commit(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let seen = "SELECT id FROM imports WHERE status = 'previewed' AND rows_valid > 0 ORDER BY id DESC LIMIT 6";
    let Some(import) = pick(scene, dice, seen).await? else { return Ok(None) };
    let path = format!("/api/v1/backoffice/imports/{}/commit", import[0]);
    let act = Act::new("commit an import", Who::Operator("moderator"), path, Value::Null).body(Body::None).key(mark);
    let kept = format!("SELECT count(*) FROM imports WHERE id = {} AND status IN ('posting', 'posted')", import[0]);
    Ok(Some(act.proof(Proof::Kept(kept))))
}
