//! Sends an invitation: its row and its message in one transaction.
use jiff::ToSpan;
use plon_domain::audience::AccountType;
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;

use super::store::{self, NewInvitation};
use super::{InvitationId, hash};
use crate::readable_code::readable_code;
use crate::registration::emails::{self, InvitationEmail};
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Number of days for which an invitation is valid after the day on which it is sent.
const DAYS: i64 = 30;

/// Channel of an invitation.
#[derive(Debug)]
pub enum InvitationChannel {
    Email(Email),
    Sms(Phone),
}

/// The person to invite, and the account's type.
#[derive(Debug)]
pub struct Invitee<'a> {
    pub nip: &'a Nip,
    pub account_type: AccountType,
    pub ways: &'a [InvitationChannel],
    /// The request that it answers.
    pub request: Option<i64>,
}

/// Invites somebody. The secret goes into the message only; its hash is stored.
pub async fn invite(
    tx: &mut Tx,
    app: &App,
    operator: OperatorId,
    invitee: &Invitee<'_>,
) -> Result<InvitationId, ApiError> {
    let now = app.clock.now();
    let secret = app.rng.public_id();
    let last_day = app.clock.today().0.checked_add(DAYS.days()).map_err(anyhow::Error::new)?;
    let expires_at =
        app.clock.start_of(last_day.tomorrow().map_err(anyhow::Error::new)?).map_err(anyhow::Error::new)?;
    let new = NewInvitation {
        hash: hash(&secret),
        code: readable_code(app.rng.bytes()),
        account_type: invitee.account_type,
        nip: invitee.nip,
        request: invitee.request,
        operator,
        now,
        expires_at,
    };
    let id = store::insert_invitation(tx, &new).await?;
    let (account_type, address) = (invitee.account_type, address(app, invitee, &secret));
    let email = InvitationEmail { account_type, address, code: &new.code, last_day, expires_at };
    for way in invitee.ways {
        emails::send_invitation(tx, app, way, &email).await?;
    }
    Ok(id)
}

fn address(app: &App, invitee: &Invitee<'_>, secret: &str) -> String {
    let portal = &app.public_url;
    match invitee.account_type {
        AccountType::Retail => format!("{portal}/rejestracja/{secret}/{}", invitee.nip),
        AccountType::Partner => format!("{portal}/rejestracja-partner/{secret}"),
    }
}

impl InvitationChannel {
    /// Names of all ways.
    pub const NAMES: [&'static str; 2] = ["email", "sms"];

    /// Name of the channel in the audit log.
    pub fn name(&self) -> &'static str {
        match self {
            InvitationChannel::Email(_) => "email",
            InvitationChannel::Sms(_) => "sms",
        }
    }
}
