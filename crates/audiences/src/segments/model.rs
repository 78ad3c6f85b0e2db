//! Segments in the API, and as they are written.
use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_kernel::types::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store::SegmentRow;
use crate::conditions::{Condition, Conditions, describe};

/// A segment as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminSegment {
    id: SegmentId,
    /// Version for optimistic locking.
    version: i64,
    name: String,
    description: String,
    conditions: Vec<Condition>,
    /// The conditions in Polish, in their order.
    sentences: Vec<String>,
    edited_by: String,
    edited_at: Timestamp,
}

impl AdminSegment {
    /// # Errors
    /// When the database does not answer, or the stored conditions are none of ours.
    pub async fn load(db: &mut impl Read, row: SegmentRow) -> anyhow::Result<AdminSegment> {
        let conditions = Conditions::parse(&row.conditions)?;
        let sentences = describe(db, &conditions).await?;
        let SegmentRow { id, version, name, description, edited_by, edited_at, .. } = row;
        Ok(AdminSegment { id, version, name, description, conditions: conditions.0, sentences, edited_by, edited_at })
    }
}

/// A segment as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SegmentRecord {
    name: String,
    description: String,
    /// The conditions in Polish.
    conditions: Vec<String>,
}

impl SegmentRecord {
    pub fn of(segment: &AdminSegment) -> SegmentRecord {
        let AdminSegment { name, description, sentences, .. } = segment;
        SegmentRecord { name: name.clone(), description: description.clone(), conditions: sentences.clone() }
    }
}

/// A segment as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"name": "Duzi odbiorcy", "description": "", "conditions": [{"kind": "purchases", "season":
    2025, "unit": "L", "from": 500_000}, {"kind": "consent", "channel": "email", "given": true}]}))]
pub struct SegmentForm {
    #[schema(required, nullable = false)]
    pub name: Option<String>,
    #[serde(default)]
    pub description: Option<String>,
    /// A participant meets all of them; none: everybody.
    pub conditions: Vec<Condition>,
}
