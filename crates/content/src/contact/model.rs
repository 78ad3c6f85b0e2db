//! Values of messages to the programme.
use plon_domain::contact::ContactTopic;
use plon_domain::email::Email;
use plon_domain::phone::Phone;

use plon_kernel::ids::ParticipantId;
use plon_platform::client_ip::Network;

/// A validated message.
#[derive(Debug)]
pub struct NewContactMessage {
    pub participant: Option<ParticipantId>,
    pub name: String,
    /// E-mail of the sender; a participant may have none.
    pub email: Option<Email>,
    pub phone: Option<Phone>,
    pub topic: ContactTopic,
    pub message: String,
    /// Text of the consent that a visitor agreed to.
    pub contact_consent: Option<&'static str>,
    pub network: Network,
}
