//! SQL of participants' terms.
use crate::columns::ParticipantId;
use crate::db::Tx;
use crate::on_db;

pub async fn replace(tx: &mut Tx, participant: ParticipantId, terms: &[String]) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM participant_terms WHERE participant_id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))?;
    for term in terms {
        on_db!(tx, conn => sqlx::query("INSERT INTO participant_terms (term, participant_id) VALUES ($1, $2)")
            .bind(term).bind(participant).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}
