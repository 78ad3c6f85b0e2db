//! Writes a chunk of accepted distributors and branches: only the differences.
use serde::Serialize;
use utoipa::ToSchema;

use super::super::super::branch::{ADD_BRANCH, UPDATE_BRANCH};
use super::super::super::save::{ADD_DISTRIBUTOR, UPDATE_DISTRIBUTOR};
use super::super::super::store as admin;
use super::model::Entry;
use super::network::{self, Known, KnownBranch};
use super::{FIGURES, store};
use plon_imports::{Accepted, Posted, StagedRow, parse_payloads};
use plon_kernel::db::Tx;
use plon_kernel::ids::DistributorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::ApiError;

/// Posts a chunk of staged rows.
///
/// # Errors
/// When the database does not answer, or another user has just changed one of them; nothing is written then.
pub async fn commit_rows(app: &App, tx: &mut Tx, import: Accepted, rows: &[StagedRow]) -> Result<Posted, ApiError> {
    let entries: Vec<Entry> = parse_payloads(rows)?;
    let nips: Vec<String> = entries.iter().map(|entry| entry.nip.as_str().to_owned()).collect();
    let before = store::load_network_of(tx, &nips).await?;
    let mut after = before.clone();
    let (mut posted, mut touched) = (Posted::nothing(&FIGURES), Vec::<&str>::new());
    for (row, entry) in rows.iter().zip(&entries) {
        match network::apply(&mut after, row.row_number, entry) {
            Ok(counts) => {
                posted.figures.extend(counts);
                if touched.last() != Some(&entry.nip.as_str()) {
                    touched.push(entry.nip.as_str());
                }
            }
            Err(errors) => posted.refuse(row.row_number, errors.into_iter().map(|(_, why)| why)),
        }
    }
    let mut writing = Writing { tx, import, now: app.clock.now(), note: format!("Import {}", import.id.0) };
    for nip in touched {
        if let Some(known) = after.get(nip) {
            writing.distributor(before.get(nip), known).await?;
        }
    }
    Ok(posted)
}

struct Writing<'a> {
    tx: &'a mut Tx,
    import: Accepted,
    now: Timestamp,
    /// Origin of the change, for the audit log.
    note: String,
}

impl Writing<'_> {
    async fn distributor(&mut self, before: Option<&Known>, after: &Known) -> Result<(), ApiError> {
        let id = match before.and_then(|before| Some((before, before.id?))) {
            None => {
                let id = admin::insert_distributor(self.tx, &after.data).await?;
                let written = admin::find_distributor(self.tx, id).await?;
                self.record(ADD_DISTRIBUTOR, id.0, (&(), written.as_ref())).await?;
                id
            }
            Some((before, id)) => {
                if before.data != after.data {
                    self.update(id, after).await?;
                }
                id
            }
        };
        let known = before.map(|before| before.branches.as_slice()).unwrap_or_default();
        for branch in &after.branches {
            match known.iter().find(|known| known.id == branch.id) {
                None => self.add_branch(id, branch).await?,
                Some(known) if known.data != branch.data => self.update_branch(branch).await?,
                Some(_) => {}
            }
        }
        Ok(())
    }

    async fn update(&mut self, id: DistributorId, after: &Known) -> Result<(), ApiError> {
        let meanwhile = || anyhow::anyhow!("distributor {} was changed meanwhile", id.0);
        let was = admin::find_distributor(self.tx, id).await?.ok_or_else(meanwhile)?;
        if !admin::update_distributor(self.tx, id, was.version, &after.data).await? {
            return Err(meanwhile().into());
        }
        let written = admin::find_distributor(self.tx, id).await?;
        self.record(UPDATE_DISTRIBUTOR, id.0, (&was, written.as_ref())).await
    }

    async fn add_branch(&mut self, of: DistributorId, branch: &KnownBranch) -> Result<(), ApiError> {
        let id = admin::insert_branch(self.tx, of, &branch.data).await?;
        let written = admin::find_branch(self.tx, id).await?;
        self.record(ADD_BRANCH, id, (&(), written.as_ref())).await
    }

    async fn update_branch(&mut self, branch: &KnownBranch) -> Result<(), ApiError> {
        let Some(id) = branch.id else { return Ok(()) };
        let meanwhile = || anyhow::anyhow!("branch {id} was changed meanwhile");
        let was = admin::find_branch(self.tx, id).await?.ok_or_else(meanwhile)?;
        if !admin::increment_branch_version(self.tx, id, was.version).await? {
            return Err(meanwhile().into());
        }
        admin::update_branch(self.tx, id, &branch.data).await?;
        let written = admin::find_branch(self.tx, id).await?;
        self.record(UPDATE_BRANCH, id, (&was, written.as_ref())).await
    }

    async fn record<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
        &mut self,
        event: AuditEvent<Before, After>,
        id: i64,
        records: (&Before, Option<&After>),
    ) -> Result<(), ApiError> {
        let context = audit::by(self.import.by, id).note(self.note.as_str());
        Ok(audit::record(self.tx, event, context, records, self.now).await?)
    }
}
