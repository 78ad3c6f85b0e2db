//! Check of the senders of messages: reached and signed in to, without sending anything.
use tokio::time::timeout;

use super::{Findings, PATIENCE};
use crate::cli::Serve;
use plon_domain::message::Channel;
use plon_platform::error::chain;
use plon_platform::messages::{Senders, Times};

/// Channels with a sender outside, its name, and the warning where none is set.
const CHANNELS: [(Channel, &str, &str); 2] = [
    (Channel::Sms, "SMSAPI", "nothing is set to send SMS with: they stay in the outbox; see PLON_SMSAPI_TOKEN"),
    (
        Channel::Email,
        "the SMTP server",
        "nothing is set to send e-mail with: it stays in the outbox; see PLON_SMTP_HOST",
    ),
];

pub async fn check(settings: &Serve, findings: &mut Findings) {
    let senders = match Senders::new(&settings.messages, Times::default()) {
        Ok(senders) => senders,
        Err(error) => return findings.fail(format!("the senders cannot be used: {}", chain(&error))),
    };
    for (channel, name, missing) in CHANNELS {
        match timeout(PATIENCE, senders.probe(channel)).await {
            Ok(None) if settings.demo => {}
            Ok(None) => findings.warn(missing),
            Ok(Some(Ok(about))) => findings.ok(format!("{name} lets us in{about}")),
            Ok(Some(Err(error))) => findings.fail(format!("{name}: {}", chain(&error))),
            Err(_) => findings.fail(format!("{name} does not answer within {} s", PATIENCE.as_secs())),
        }
    }
}
