//! The two ceremonies of WebAuthn, registration and authentication, checked by the library; stores nothing.
use anyhow::Context;
use serde_json::Value;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::{
    AllowedCredentials, AuthenticationVerificationOptions, NonDiscoverableCredentialRequestOptions,
};
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialCreationOptions, PublicKeyCredentialUserEntity,
    RegistrationVerificationOptions, UserHandle16, Username,
};
use webauthn_rp::request::{Credentials, PublicKeyCredentialDescriptor, UserVerificationRequirement};
use webauthn_rp::response::auth::NonDiscoverableAuthentication16;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, Registration, StaticState};
use webauthn_rp::response::{AuthTransports, AuthenticatorAttachment, CredentialId};
use webauthn_rp::{AuthenticatedCredential, NonDiscoverableAuthenticationServerState, RegistrationServerState};

use super::model::{Backup, NewPasskey};
use super::relying_party::RelyingParty;
use super::store::PasskeyRow;
use plon_kernel::error_code::ErrorCode;
use plon_platform::error::ApiError;

/// A ceremony that has begun.
#[derive(Debug)]
pub struct Begun {
    /// Options for the browser.
    pub options: Value,
    /// State against which the answer is checked.
    pub state: Vec<u8>,
}

/// The owner of the passkey, as the authenticator shows them.
#[derive(Debug)]
pub struct User<'a> {
    pub handle: &'a [u8],
    pub email: &'a str,
    pub name: &'a str,
}

/// Begins a registration; devices that already hold one of the operator's passkeys are excluded.
///
/// # Errors
/// When stored data cannot be read.
pub fn begin_registration(party: &RelyingParty, user: &User<'_>, known: &[PasskeyRow]) -> anyhow::Result<Begun> {
    let id = user_handle(user.handle)?;
    let entity = PublicKeyCredentialUserEntity {
        name: Username::try_from(user.email).context("an operator's e-mail as a user's name")?,
        id: &id,
        display_name: Nickname::try_from(user.name).ok(),
    };
    let known = known.iter().map(descriptor).collect::<anyhow::Result<Vec<_>>>()?;
    let mut options = PublicKeyCredentialCreationOptions::passkey(&party.id, entity, known);
    // Devices without the extension would be refused; the user is verified at each use all the same.
    options.extensions.cred_protect = CredProtect::None;
    let (state, client) = options.start_ceremony().context("the options of a registration")?;
    Ok(Begun { options: serde_json::to_value(&client)?, state: state.encode()? })
}

/// Checks a browser's `RegistrationResponseJSON`.
///
/// # Errors
/// `PasskeyRefused`.
pub fn finish_registration(party: &RelyingParty, state: &[u8], answer: &Value) -> Result<NewPasskey, ApiError> {
    let state = RegistrationServerState::<16>::decode(state).map_err(anyhow::Error::new)?;
    let answer = Registration::from_json_relaxed(answer.to_string().as_bytes()).map_err(refused)?;
    let origins = [party.origin.as_str()];
    let options = RegistrationVerificationOptions::<&str, &str> {
        allowed_origins: &origins,
        error_on_unsolicited_extensions: false,
        ..RegistrationVerificationOptions::default()
    };
    let new = state.verify(&party.id, &answer, &options).map_err(refused)?;
    let Ok(public_key) = new.static_state().encode();
    let Ok(transports) = new.transports().encode();
    Ok(NewPasskey {
        credential_id: new.id().as_ref().to_vec(),
        public_key,
        sign_count: new.dynamic_state().sign_count.into(),
        backup: new.dynamic_state().backup.into(),
        transports: transports.into(),
    })
}

/// Begins an authentication with one of an operator's passkeys; there must be at least one.
///
/// # Errors
/// When stored data cannot be read.
pub fn begin_authentication(party: &RelyingParty, passkeys: &[PasskeyRow]) -> anyhow::Result<Begun> {
    let mut allowed = AllowedCredentials::with_capacity(passkeys.len());
    for passkey in passkeys {
        allowed.push(descriptor(passkey)?.into());
    }
    let mut options = NonDiscoverableCredentialRequestOptions::second_factor(&party.id, allowed)?;
    options.options().user_verification = UserVerificationRequirement::Required;
    let (state, client) = options.start_ceremony().context("the options of an authentication")?;
    Ok(Begun { options: serde_json::to_value(&client)?, state: state.encode()? })
}

/// A browser's `AuthenticationResponseJSON`.
#[derive(Debug)]
pub struct Assertion(NonDiscoverableAuthentication16);

impl Assertion {
    /// # Errors
    /// `PasskeyRefused` when it cannot be read.
    pub fn read(answer: &Value) -> Result<Assertion, ApiError> {
        let answer = NonDiscoverableAuthentication16::from_json_relaxed(answer.to_string().as_bytes());
        Ok(Assertion(answer.map_err(refused)?))
    }

    pub fn is_of(&self, passkey: &PasskeyRow) -> bool {
        self.0.raw_id().as_ref() == passkey.credential_id.as_slice()
    }

    /// Verifies it against the challenge and the passkey's public key; returns the new counter and backup state.
    ///
    /// # Errors
    /// `PasskeyRefused`, also when the counter has not increased.
    pub fn verify(
        &self,
        party: &RelyingParty,
        state: &[u8],
        (handle, passkey): (&[u8], &PasskeyRow),
    ) -> Result<(i64, Backup), ApiError> {
        let state = NonDiscoverableAuthenticationServerState::decode(state).map_err(anyhow::Error::new)?;
        let handle = user_handle(handle)?;
        let mut known = credential(passkey, &handle)?;
        let origins = [party.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        state.verify(&party.id, &self.0, &mut known, &options).map_err(refused)?;
        let now = known.dynamic_state();
        Ok((now.sign_count.into(), now.backup.into()))
    }
}

type Known<'a> = AuthenticatedCredential<'a, 'a, 16, CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

fn credential<'a>(passkey: &'a PasskeyRow, handle: &'a UserHandle16) -> anyhow::Result<Known<'a>> {
    let dynamic = DynamicState {
        // A passkey without user verification is never registered.
        user_verified: true,
        backup: passkey.backup.into(),
        sign_count: u32::try_from(passkey.sign_count).context("a stored counter")?,
        authenticator_attachment: AuthenticatorAttachment::None,
    };
    let id = CredentialId::<&[u8]>::decode(&passkey.credential_id).context("a stored credential's id")?;
    let key = StaticState::decode(&passkey.public_key).context("a stored public key")?;
    AuthenticatedCredential::new(id, handle, key, dynamic).context("a stored passkey")
}

fn descriptor(passkey: &PasskeyRow) -> anyhow::Result<PublicKeyCredentialDescriptor<Vec<u8>>> {
    let id = CredentialId::<Vec<u8>>::decode(passkey.credential_id.clone()).context("a stored credential's id")?;
    let transports =
        AuthTransports::decode(u8::try_from(passkey.transports)?).context("a stored passkey's transports")?;
    Ok(PublicKeyCredentialDescriptor { id, transports })
}

fn user_handle(stored: &[u8]) -> anyhow::Result<UserHandle16> {
    let Ok(handle) = UserHandle16::decode(stored.try_into().context("a stored user's handle")?);
    Ok(handle)
}

/// Logs the library's reason for whoever runs the server; the browser only learns that the passkey was refused.
fn refused(reason: impl std::fmt::Display) -> ApiError {
    tracing::info!(%reason, "a passkey was refused");
    ErrorCode::PasskeyRefused.into()
}

impl From<webauthn_rp::response::Backup> for Backup {
    fn from(backup: webauthn_rp::response::Backup) -> Backup {
        match backup {
            webauthn_rp::response::Backup::NotEligible => Backup::NotEligible,
            webauthn_rp::response::Backup::Eligible => Backup::Eligible,
            webauthn_rp::response::Backup::Exists => Backup::Exists,
        }
    }
}

impl From<Backup> for webauthn_rp::response::Backup {
    fn from(backup: Backup) -> webauthn_rp::response::Backup {
        match backup {
            Backup::NotEligible => webauthn_rp::response::Backup::NotEligible,
            Backup::Eligible => webauthn_rp::response::Backup::Eligible,
            Backup::Exists => webauthn_rp::response::Backup::Exists,
        }
    }
}
