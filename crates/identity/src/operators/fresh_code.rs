//! Step-up authentication: a fresh code of the second factor, asked again before sensitive actions.
use super::second_factor::{spend_code, verify_code_unspent};
use super::{attack, store};
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::rate_limit::{self, Account, SECOND_FACTOR, SECOND_FACTOR_IN_A_DAY};

/// A code that was right when it was given; it is used up in the transaction of the action that it confirms.
#[derive(Debug)]
pub struct FreshCode {
    operator: OperatorId,
    code: String,
}

impl FreshCode {
    /// Checks the code. A wrong one stays counted among the operator's sign-in tries; a right one does not, whatever
    /// the action's outcome. No limit per network applies, because the caller is known.
    ///
    /// # Errors
    /// `Invalid` for an empty code, `TooMany`, `WrongCode` for a code that is wrong or was used.
    pub async fn begin(app: &App, operator: OperatorId, code: &str) -> Result<FreshCode, ApiError> {
        let mut fields = Fields::default();
        let code = fields.required("code", Some(code.trim().to_owned()).filter(|code| !code.is_empty()));
        let Some(code) = code else { return Err(fields.into_error()) };
        let owner = store::load_account(&mut app.db.read().await?, operator).await?;
        let account = Account::Operator(&owner.email);
        let buckets = vec![SECOND_FACTOR.of(account), SECOND_FACTOR_IN_A_DAY.of(account)];
        let spent = rate_limit::spend(&app.db, app.clock.now(), buckets).await?;
        attack::before_code(app, &owner, &spent).await?;
        let mut tx = app.db.begin().await?;
        verify_code_unspent(&mut tx, app, operator, &code).await?;
        spent.give_back(&mut tx).await?;
        tx.commit().await?;
        Ok(FreshCode { operator, code })
    }

    /// Uses the code up; the action that it confirms is carried out in the same transaction or not at all.
    ///
    /// # Errors
    /// `WrongCode` for a code that was used in the meantime.
    pub async fn pass(self, tx: &mut Tx, app: &App) -> Result<(), ApiError> {
        spend_code(tx, app, self.operator, &self.code).await?;
        Ok(())
    }
}
