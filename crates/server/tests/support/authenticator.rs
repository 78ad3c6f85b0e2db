//! Authenticator in software: a passkey's key pair, and the answers that a browser makes of it.
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const KEY_ATTACHED: u8 = 0x40;

/// Device and the page that it talks to; a test changes the part that it wants to be wrong.
#[derive(Clone)]
pub struct Authenticator {
    pub key: SigningKey,
    pub credential_id: Vec<u8>,
    pub domain: String,
    pub origin: String,
    pub sign_count: u32,
    pub verifies_user: bool,
}

impl Authenticator {
    /// Device for the test's portal; each number has a key of its own.
    pub fn numbered(number: u8) -> Authenticator {
        Authenticator {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            credential_id: vec![number; 32],
            domain: "plon.example".to_owned(),
            origin: "https://plon.example".to_owned(),
            sign_count: 1,
            verifies_user: true,
        }
    }

    /// Answers the server's options with a `RegistrationResponseJSON`.
    pub fn register(&self, options: &Value) -> Value {
        let client_data = self.client_data("webauthn.create", options);
        let mut data = self.authenticator_data(KEY_ATTACHED);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.credential_id.len()).unwrap().to_be_bytes());
        data.extend(&self.credential_id);
        data.extend(self.cose_key());
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(data);
        self.answer(json!({
            "clientDataJSON": URL_SAFE_NO_PAD.encode(client_data),
            "attestationObject": URL_SAFE_NO_PAD.encode(attestation),
            "transports": ["internal"],
        }))
    }

    /// Answers the server's options with an `AuthenticationResponseJSON`; the counter goes up.
    pub fn sign(&mut self, options: &Value) -> Value {
        self.sign_count += 1;
        let client_data = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(0);
        let signed = [data.as_slice(), &Sha256::digest(&client_data)].concat();
        let signature: Signature = self.key.sign(&signed);
        self.answer(json!({
            "clientDataJSON": URL_SAFE_NO_PAD.encode(client_data),
            "authenticatorData": URL_SAFE_NO_PAD.encode(data),
            "signature": URL_SAFE_NO_PAD.encode(signature.to_der().as_bytes()),
        }))
    }

    fn answer(&self, response: Value) -> Value {
        let id = URL_SAFE_NO_PAD.encode(&self.credential_id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}})
    }

    fn client_data(&self, act: &str, options: &Value) -> Vec<u8> {
        let challenge = options["challenge"].as_str().unwrap();
        let origin = &self.origin;
        format!(r#"{{"type":"{act}","challenge":"{challenge}","origin":"{origin}","crossOrigin":false}}"#).into_bytes()
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let verified = if self.verifies_user { USER_VERIFIED } else { 0 };
        let mut data = Sha256::digest(&self.domain).to_vec();
        data.push(flags | USER_PRESENT | verified);
        data.extend(self.sign_count.to_be_bytes());
        data
    }

    /// Public key as CBOR: elliptic curve, ES256, P-256, both coordinates.
    fn cose_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_encoded_point(false);
        let head = b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice();
        [head, point.x().unwrap(), b"\x22\x58\x20", point.y().unwrap()].concat()
    }
}
