//! Acts of operators at a participant's record.
use rand::RngExt;
use serde_json::json;

use super::{Act, Dice, Proof, someone};
use crate::crew::Who;
use crate::scene::Scene;

/// Gives or takes points; the participants near the limit are chosen more often.
pub fn points(scene: &Scene, dice: &mut Dice, mark: &str, give: bool) -> Act {
    let place = if dice.random_range(0..2) == 0 { scene.facts.near_limit } else { someone(scene, dice) };
    let size = dice.random_range(100..4_000);
    let (kind, points) = if give { ("give points", size) } else { ("take points", -size) };
    let path = format!("/api/v1/backoffice/participants/{}/corrections", scene.crew.participants[place].id);
    Act::new(kind, Who::Operator("finance"), path, json!({"points": points, "source": "purchases", "reason": mark}))
        .key(mark)
        // Over the limit of a day it waits for another person's approval.
        .once(format!(
            "SELECT (SELECT count(*) FROM transfers WHERE explanation = '{mark}')
                    + (SELECT count(*) FROM point_corrections WHERE reason = '{mark}' AND status = 'pending')"
        ))
}

pub fn note(scene: &Scene, dice: &mut Dice, mark: &str) -> Act {
    let id = scene.crew.participants[someone(scene, dice)].id;
    let path = format!("/api/v1/backoffice/participants/{id}/notes");
    Act::new("note", Who::Operator("support"), path, json!({ "content": mark }))
        .proof(Proof::Kept(format!("SELECT count(*) FROM participant_notes WHERE content = '{mark}'")))
}
