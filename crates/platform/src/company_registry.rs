//! GUS: company data by NIP from the statistical office's register (BIR1.1, SOAP 1.2 over HTTP); off without a key.
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};
use plon_domain::nip::Nip;
use quick_xml::Reader;
use quick_xml::escape::{escape, resolve_predefined_entity};
use quick_xml::events::Event;
use reqwest::Client;

use crate::config;
use plon_kernel::http_client;

const ACTION: &str = "http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl";
/// Error code of the register for a NIP that it does not know.
const UNKNOWN: &str = "4";

/// Client of the register; its session begins when it is needed and is kept while it lasts.
pub struct CompanyRegistry {
    client: Client,
    address: String,
    key: String,
    session: Mutex<Option<String>>,
}

/// Farm or company as the register has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub place: Option<String>,
    pub postcode: String,
    pub city: String,
    pub entity: Entity,
}

/// Kind of a business.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entity {
    /// A legal person.
    Legal,
    /// A sole trader.
    Trader,
    /// A farm of a natural person.
    Farm,
    Other,
}

impl CompanyRegistry {
    /// Client of the register; `None` when no key is set.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn new(settings: &config::CompanyRegistry) -> anyhow::Result<Option<CompanyRegistry>> {
        let Some(key) = settings.key.clone() else { return Ok(None) };
        let client = http_client::new_client(settings.time)?;
        Ok(Some(CompanyRegistry { client, address: settings.url.clone(), key, session: Mutex::new(None) }))
    }

    /// Looks a NIP up in the register; `None` when the register does not know it.
    ///
    /// # Errors
    /// When the register does not answer, or its answer cannot be read.
    pub async fn company(&self, nip: &Nip) -> anyhow::Result<Option<Company>> {
        let kept = self.session.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(session) = kept
            && let Some(found) = self.search(&session, nip).await?
        {
            return read(&found);
        }
        let session = self.sign_in().await?;
        let found = self.search(&session, nip).await?.context("GUS ends a session that has just begun")?;
        *self.session.lock().unwrap_or_else(PoisonError::into_inner) = Some(session);
        read(&found)
    }

    async fn sign_in(&self) -> anyhow::Result<String> {
        let key = escape(self.key.as_str());
        let body = format!("<ns:Zaloguj><ns:pKluczUzytkownika>{key}</ns:pKluczUzytkownika></ns:Zaloguj>");
        let answer = self.call("Zaloguj", &body, None).await?;
        let session = element(&answer, "ZalogujResult").context("GUS answers a sign-in without a session")?;
        if session.is_empty() || session.len() > 100 || !session.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            bail!("GUS takes no sign-in with this key");
        }
        Ok(session.to_owned())
    }

    /// Searches the register for a NIP; `None` when the session has ended.
    async fn search(&self, session: &str, nip: &Nip) -> anyhow::Result<Option<String>> {
        let body = format!(
            "<ns:DaneSzukajPodmioty><ns:pParametryWyszukiwania><dat:Nip>{nip}</dat:Nip></ns:pParametryWyszukiwania>\
             </ns:DaneSzukajPodmioty>"
        );
        let answer = self.call("DaneSzukajPodmioty", &body, Some(session)).await?;
        let found = element(&answer, "DaneSzukajPodmiotyResult").context("GUS answers a search without a result")?;
        Ok(Some(unescaped(found)).filter(|found| !found.trim().is_empty()))
    }

    async fn call(&self, operation: &str, body: &str, session: Option<&str>) -> anyhow::Result<String> {
        let to = escape(self.address.as_str());
        let envelope = format!(
            "<soap:Envelope xmlns:soap=\"http://www.w3.org/2003/05/soap-envelope\" \
             xmlns:ns=\"http://CIS/BIR/PUBL/2014/07\" xmlns:dat=\"http://CIS/BIR/PUBL/2014/07/DataContract\">\
             <soap:Header xmlns:wsa=\"http://www.w3.org/2005/08/addressing\"><wsa:To>{to}</wsa:To>\
             <wsa:Action>{ACTION}/{operation}</wsa:Action></soap:Header><soap:Body>{body}</soap:Body></soap:Envelope>"
        );
        let request = self.client.post(&self.address).header("content-type", "application/soap+xml; charset=utf-8");
        let request = session.into_iter().fold(request, |request, session| request.header("sid", session));
        let response = request.body(envelope).send().await.context("GUS does not answer")?;
        if !response.status().is_success() {
            bail!("GUS answers {} with HTTP {}", operation, response.status().as_u16());
        }
        String::from_utf8(http_client::read_body(response).await?).context("GUS answers in another encoding")
    }
}

/// Reads the register's list: the first entry that is still active, else the first.
fn read(found: &str) -> anyhow::Result<Option<Company>> {
    if let Some(code) = element(found, "ErrorCode") {
        return if code == UNKNOWN { Ok(None) } else { bail!("GUS answers a search with its error {code}") };
    }
    let entries = elements(found, "dane");
    let goes_on = |entry: &&&str| element(entry, "DataZakonczeniaDzialalnosci").is_none_or(str::is_empty);
    let entry =
        entries.iter().find(goes_on).or(entries.first()).context("GUS finds something and does not say what")?;
    let text = |name: &str| element(entry, name).map(unescaped).unwrap_or_default().trim().to_owned();
    let name = text("Nazwa");
    if name.is_empty() {
        bail!("GUS finds something without a name");
    }
    let (street, town) = (text("Ulica"), text("Miejscowosc"));
    let post = Some(text("MiejscowoscPoczty")).filter(|post| !post.is_empty()).unwrap_or_else(|| town.clone());
    // A village has no streets: its name stands in place of the street, and letters go by its post office.
    let (street, city) = if street.is_empty() { (town, post) } else { (street, town) };
    Ok(Some(Company {
        name,
        street,
        street_number: text("NrNieruchomosci"),
        place: Some(text("NrLokalu")).filter(|place| !place.is_empty()),
        postcode: text("KodPocztowy"),
        city,
        entity: entity(&text("Typ"), &text("SilosID")),
    }))
}

fn entity(kind: &str, silo: &str) -> Entity {
    match (kind, silo) {
        ("P", _) => Entity::Legal,
        ("F", "1") => Entity::Trader,
        ("F", "2") => Entity::Farm,
        _ => Entity::Other,
    }
}

/// Content of the first element with a name; empty when it closes itself.
fn element<'a>(xml: &'a str, name: &str) -> Option<&'a str> {
    elements(xml, name).into_iter().next()
}

/// Contents of all elements with a name, as they are written. The answers come as XML alone or as one part of several:
/// what stands around it is text to the reader. A part that is no XML ends the list.
fn elements<'a>(xml: &'a str, name: &str) -> Vec<&'a str> {
    let mut reader = Reader::from_str(xml);
    let config = reader.config_mut();
    (config.check_end_names, config.allow_unmatched_ends, config.allow_dangling_amp) = (false, true, true);
    let mut found = Vec::new();
    while let Ok(event) = reader.read_event() {
        match event {
            Event::Start(tag) if tag.name().0 == name => {
                let start = reader.buffer_position() as usize;
                let Ok(span) = reader.read_to_end(tag.name()) else { break };
                let end = start + (span.end - span.start) as usize;
                found.extend(xml.get(start..end));
            }
            Event::Empty(tag) if tag.name().0 == name => found.push(""),
            Event::Eof => break,
            _ => {}
        }
    }
    found
}

/// Text with its references resolved; what looks like one and is none stays as it is.
fn unescaped(text: &str) -> String {
    let mut reader = Reader::from_str(text);
    reader.config_mut().allow_dangling_amp = true;
    let mut plain = String::new();
    while let Ok(event) = reader.read_event() {
        match event {
            Event::Text(words) => plain.push_str(&words),
            Event::CData(words) => plain.push_str(&words),
            Event::GeneralRef(reference) => match reference.resolve_char_ref() {
                Ok(Some(sign)) => plain.push(sign),
                _ => match resolve_predefined_entity(&reference) {
                    Some(sign) => plain.push_str(sign),
                    None => plain.push_str(&format!("&{};", &*reference)),
                },
            },
            Event::Eof => break,
            _ => {}
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_is_found_by_its_whole_name() {
        assert_eq!(element("<a><Nazwa2>x</Nazwa2><Nazwa lang=\"pl\">y</Nazwa></a>", "Nazwa"), Some("y"));
        assert_eq!(element("<Nazwa />", "Nazwa"), Some(""));
        assert_eq!(element("<Nazwa/>", "Nazwa"), Some(""));
        assert_eq!(element("<Nazwa>bez końca", "Nazwa"), None);
        assert_eq!(element("", "Nazwa"), None);
    }

    #[test]
    fn what_was_escaped_is_read_and_what_looks_like_it_stays() {
        assert_eq!(unescaped("Żak &amp; Syn &quot;Agro&quot; &#x142;&#322;"), "Żak & Syn \"Agro\" łł");
        assert_eq!(unescaped("a & b; &nic; &#xFFFFFFFF; &"), "a & b; &nic; &#xFFFFFFFF; &");
        assert_eq!(unescaped("&lt;Nazwa&gt;Żak &amp;amp; Syn"), "<Nazwa>Żak &amp; Syn");
    }

    #[test]
    fn an_entry_that_goes_on_comes_before_one_that_has_ended() {
        let entry = |name: &str, end: &str| {
            format!(
                "<dane><Nazwa>{name}</Nazwa><DataZakonczeniaDzialalnosci>{end}</DataZakonczeniaDzialalnosci></dane>"
            )
        };
        let both = format!("<root>{}{}</root>", entry("Dawna", "2020-01-01"), entry("Obecna", ""));
        assert_eq!(read(&both).unwrap().unwrap().name, "Obecna");
        assert_eq!(read(&entry("Dawna", "2020-01-01")).unwrap().unwrap().name, "Dawna");
        assert!(read("<root></root>").is_err());
    }
}
