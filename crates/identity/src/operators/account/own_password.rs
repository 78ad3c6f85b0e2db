//! The password that a signed-in operator gives again: rate limits apply before hashing, as at the sign-in.
use jiff::SignedDuration;

use super::super::store::{self, Account};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::priority_semaphore::Lane;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::rate_limit::{self, OPERATOR_CONFIRMATION, Quota};

const PER_NETWORK: Quota = Quota { name: "operator.password.ip", tries: 30, window: SignedDuration::from_mins(15) };

/// Checks the password; returns the account. A wrong one stays counted; a right one does not, whatever follows.
///
/// # Errors
/// `TooMany` before anything is hashed, `WrongPassword` when it is wrong.
pub async fn verify_password(app: &App, who: OperatorId, ip: ClientIp, password: &str) -> Result<Account, ApiError> {
    let account = store::load_account(&mut app.db.read().await?, who).await?;
    let owner = rate_limit::Account::Operator(&account.email);
    let buckets = vec![OPERATOR_CONFIRMATION.of(owner), PER_NETWORK.of(ip.network())];
    let spent = rate_limit::spend(&app.db, app.clock.now(), buckets).await?;
    if !app.passwords.verify(Lane::Known, password, account.hash()).await? {
        return Err(ErrorCode::WrongPassword.into());
    }
    spent.give_back_now(&app.db).await?;
    Ok(account)
}
