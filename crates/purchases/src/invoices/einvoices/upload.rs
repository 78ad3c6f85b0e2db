//! E-invoices of a request: XML files and ZIP archives of them, read within bounds and judged one by one.
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use bytes::Bytes;
use plon_domain::number::grouped;
use plon_domain::text::is_unprintable;
use plon_ksef::archive;
use plon_ksef::{EInvoice, InvalidEInvoice};
use serde::Serialize;
use sha2::{Digest, Sha256};
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::content::EInvoiceContent;
use super::proposals::{Goods, Proposals};
use super::verdict::{EInvoiceVerdict, Judge, Judgement, Reportable};
use plon_imports::file_permit;
use plon_kernel::db::Read;
use plon_kernel::ids::DistributorId;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Multipart;

/// Bounds of a request's files.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Largest files together, in bytes.
    pub bytes: usize,
    /// Most bytes of the e-invoices once they are unpacked.
    unpacked: usize,
    /// Most e-invoices.
    einvoices: usize,
    too_large: &'static str,
    too_large_unpacked: &'static str,
}

/// Bounds of a participant's report: a farm's season with room to spare.
pub const OF_PARTICIPANT: Bounds = Bounds {
    bytes: 10 * 1024 * 1024,
    unpacked: 24 * 1024 * 1024,
    einvoices: 300,
    too_large: "Pliki muszą mieć razem mniej niż 10\u{a0}MB. Wyślij je w\u{a0}częściach.",
    too_large_unpacked: "Rozpakowane pliki mają razem ponad 24\u{a0}MB. Wyślij je w\u{a0}częściach.",
};

/// Bounds of a distributor's data.
pub const OF_DISTRIBUTOR: Bounds = Bounds {
    bytes: 20 * 1024 * 1024,
    unpacked: 60 * 1024 * 1024,
    einvoices: 1_000,
    too_large: "Pliki muszą mieć razem mniej niż 20\u{a0}MB. Wyślij je w\u{a0}częściach.",
    too_large_unpacked: "Rozpakowane pliki mają razem ponad 60\u{a0}MB. Wyślij je w\u{a0}częściach.",
};

const MAX_FILE_NAME_CHARS: usize = 200;

/// Part of the form with the files.
pub const FIELD: &str = "einvoices";

/// Form with e-invoices.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the parts of the form in the API's document; they are read one by one")]
#[schema(example = json!({"einvoices": ["(binary)"]}))]
pub struct EInvoicesForm {
    /// XML files of KSeF, or ZIP archives of them, together under 10 MiB and of at most 300 e-invoices.
    #[schema(value_type = Vec<String>, format = Binary)]
    einvoices: Vec<Vec<u8>>,
}

/// E-invoices that were read.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoicesRead {
    /// In the order of the files.
    pub einvoices: Vec<EInvoiceRead>,
    /// Names of files in an archive that are no XML.
    pub ignored: Vec<String>,
    /// Number of e-invoices that can be reported, or were.
    pub ready: i64,
    /// Points of those before any limit.
    pub points: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceRead {
    /// Name of the file.
    pub file: String,
    #[schema(inline)]
    pub verdict: EInvoiceVerdict,
    /// Reason why it cannot be reported; of a correction, what becomes of it.
    pub reason: Option<String>,
    /// Public id, once the programme has it.
    pub id: Option<String>,
    /// Null where it cannot be read.
    pub content: Option<EInvoiceContent>,
}

/// File of a request whose content was parsed.
pub struct Parsed {
    pub name: String,
    pub bytes: Bytes,
    pub invoice: Result<EInvoice, InvalidEInvoice>,
}

impl Parsed {
    /// SHA-256 of the content, in hexadecimal digits.
    pub fn sha256(&self) -> String {
        hex::encode(Sha256::digest(&self.bytes))
    }
}

/// Files of a request, parsed.
pub struct Given {
    pub files: Vec<Parsed>,
    pub ignored: Vec<String>,
}

impl Given {
    /// Receives and parses the files; one archive is unpacked at a time.
    ///
    /// # Errors
    /// `Invalid` at the field for no file, too large ones or an archive that cannot be opened; `OtherFilesFirst` when
    /// the turn does not come in time.
    pub async fn read(form: &mut Multipart, bounds: Bounds) -> Result<Given, ApiError> {
        let files = receive(form, bounds).await?;
        let permit = file_permit::acquire().await?;
        let parsed = spawn_blocking(move || {
            let _permit = permit;
            parse(files, bounds)
        });
        parsed.await.map_err(anyhow::Error::new)?.map_err(at_the_files)
    }
}

async fn receive(form: &mut Multipart, bounds: Bounds) -> Result<Vec<(String, Vec<u8>)>, ApiError> {
    let too_large = |error| too_large(error, bounds);
    let (mut files, mut size) = (Vec::new(), 0);
    while let Some(mut part) = form.next().await.map_err(|error| too_large(error.into()))? {
        if part.name() != Some(FIELD) {
            continue;
        }
        let name = part.file_name().unwrap_or_default();
        let name: String = name.chars().filter(|sign| !is_unprintable(*sign)).take(MAX_FILE_NAME_CHARS).collect();
        let mut bytes = Vec::new();
        while let Some(piece) = part.chunk().await.map_err(|error| too_large(error.into()))? {
            size += piece.len();
            if size >= bounds.bytes {
                return Err(at_the_files(bounds.too_large.to_owned()));
            }
            bytes.extend_from_slice(&piece);
        }
        files.push((name, bytes));
    }
    if files.is_empty() {
        return Err(at_the_files("Pole jest wymagane".to_owned()));
    }
    Ok(files)
}

fn parse(files: Vec<(String, Vec<u8>)>, bounds: Bounds) -> Result<Given, String> {
    let mut given = Given { files: Vec::new(), ignored: Vec::new() };
    let mut unpacked = 0;
    for (name, bytes) in files {
        for archive::Entry { name, bytes } in
            archive::open(&name, &bytes).map_err(|invalid| format!("{name}: {invalid}"))?
        {
            match bytes {
                None => given.ignored.push(name),
                Some(bytes) => {
                    unpacked += bytes.len();
                    if unpacked > bounds.unpacked {
                        return Err(bounds.too_large_unpacked.to_owned());
                    }
                    given.files.push(Parsed { invoice: plon_ksef::read(&bytes), bytes: bytes.into(), name });
                }
            }
        }
        if given.files.len() > bounds.einvoices {
            return Err(format!("Wyślij najwyżej {}\u{a0}e-faktur naraz.", grouped(bounds.einvoices as i64)));
        }
    }
    if given.files.is_empty() {
        return Err("W\u{a0}tym archiwum nie ma ani jednej e-faktury (pliku XML).".to_owned());
    }
    Ok(given)
}

/// Error at the form's files.
pub fn at_the_files(sentence: String) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error(FIELD, sentence);
    fields.into_error()
}

fn too_large(error: ApiError, bounds: Bounds) -> ApiError {
    match error {
        ApiError::TooLarge => at_the_files(bounds.too_large.to_owned()),
        other => other,
    }
}

/// Judges the files; those that can be reported come with their places, each invoice once.
///
/// # Errors
/// When the database does not answer.
pub async fn judge(
    db: &mut impl Read,
    judge: &Judge,
    given: &Given,
) -> Result<(EInvoicesRead, Vec<(usize, Reportable)>), ApiError> {
    let goods = Goods::load(db).await?;
    let mut by_seller: HashMap<Option<DistributorId>, Proposals<'_>> = HashMap::new();
    let mut reportable: Vec<(usize, Reportable)> = Vec::new();
    let mut read = EInvoicesRead { einvoices: Vec::new(), ignored: given.ignored.clone(), ready: 0, points: 0 };
    for (place, file) in given.files.iter().enumerate() {
        let shown =
            |verdict, reason, id, content| EInvoiceRead { file: file.name.clone(), verdict, reason, id, content };
        let invoice = match &file.invoice {
            Ok(invoice) => invoice,
            Err(invalid) => {
                let reason = Some(invalid.to_string());
                read.einvoices.push(shown(EInvoiceVerdict::Refused, reason, None, None));
                continue;
            }
        };
        let seller = judge.seller(invoice);
        let proposals = match by_seller.entry(seller) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => place.insert(goods.named_by(db, seller).await?),
        };
        let content = EInvoiceContent::of(invoice, proposals);
        let (verdict, reason, id) = match judge.judge(db, &file.name, invoice).await? {
            Judgement::Refused(reason) => (EInvoiceVerdict::Refused, Some(reason), None),
            Judgement::Known(id, reason) => (EInvoiceVerdict::Known, Some(reason), id),
            Judgement::Ready(one) if reportable.iter().any(|(_, other)| other.is_same(&one)) => {
                (EInvoiceVerdict::Refused, Some(TWICE.to_owned()), None)
            }
            Judgement::Ready(one) => {
                read.ready += 1;
                read.points += content.points;
                let note = one.is_correction.then(|| CORRECTION.to_owned());
                reportable.push((place, one));
                (EInvoiceVerdict::Ready, note, None)
            }
        };
        read.einvoices.push(shown(verdict, reason, id, Some(content)));
    }
    Ok((read, reportable))
}

const CORRECTION: &str = "To korekta: punkty zmienią się, gdy połączymy ją z\u{a0}fakturą, której dotyczy.";

const TWICE: &str = "Ta sama faktura jest wśród tych plików drugi raz.";
