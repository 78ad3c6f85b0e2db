//! `plon operator`: administers operators from the command line.
use crate::cli::OperatorCommand;
use crate::start;
use plon_identity::operators;
use plon_kernel::db::Db;
use plon_platform::config::{Storage, check_settings, error_of};

/// # Errors
/// With one sentence when it is refused.
pub async fn run(command: OperatorCommand) -> anyhow::Result<()> {
    let words = match &command {
        OperatorCommand::Add(settings) => {
            check_settings(settings.errors())?;
            operators::check_settings(settings)?;
            operators::add_operator(&open(&settings.storage).await?, settings).await
        }
        OperatorCommand::List(storage) => operators::list_operators(&open(storage).await?).await,
        OperatorCommand::Roles(settings) => {
            operators::set_roles(&open(&settings.operator.storage).await?, settings).await
        }
        OperatorCommand::Disable(settings) => {
            operators::disable_operator(&open(&settings.operator.storage).await?, settings).await
        }
        OperatorCommand::ResetSecondFactor(settings) => {
            operators::reset_second_factor(&open(&settings.storage).await?, settings).await
        }
        OperatorCommand::Invite(settings) => {
            check_settings(error_of(&settings.public_url).into_iter().collect())?;
            operators::invite_operator(&open(&settings.operator.storage).await?, settings).await
        }
    }?;
    print!("{words}");
    Ok(())
}

async fn open(storage: &Storage) -> anyhow::Result<Db> {
    check_settings(storage.errors())?;
    start::database(storage).await
}
