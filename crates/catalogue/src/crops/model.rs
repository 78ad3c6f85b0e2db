//! Rows and values of crops.
use plon_domain::crops::ListedCrop;
use plon_domain::text::search_key;
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::Timestamp;

/// A crop that an operator has added or changed.
#[derive(Debug, sqlx::FromRow)]
pub struct CropRow {
    pub id: i64,
    pub group_name: String,
    pub name: String,
    pub is_total: bool,
    pub position: i64,
    pub retired_at: Option<Timestamp>,
    pub version: i64,
}

impl From<CropRow> for ListedCrop {
    fn from(row: CropRow) -> ListedCrop {
        let CropRow { id, group_name: group, name, is_total, position, retired_at, .. } = row;
        ListedCrop { id, group, name, is_total, position, is_retired: retired_at.is_some() }
    }
}

/// A crop as it is written.
#[derive(Debug)]
pub struct WrittenCrop {
    pub group: String,
    pub name: String,
    pub position: i64,
    pub retired: bool,
}

impl WrittenCrop {
    /// Key by which two names count as one.
    pub fn name_key(&self) -> String {
        search_key(&self.name)
    }
}

/// A crop in the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct CropRecord {
    pub crop_group: String,
    pub name: String,
    pub position: i64,
    pub retired: bool,
}

impl From<&ListedCrop> for CropRecord {
    fn from(crop: &ListedCrop) -> CropRecord {
        let ListedCrop { group, name, position, is_retired, .. } = crop.clone();
        CropRecord { crop_group: group, name, position, retired: is_retired }
    }
}
