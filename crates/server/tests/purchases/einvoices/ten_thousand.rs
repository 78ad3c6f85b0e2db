//! Ten thousand hostile e-invoices and archives: each is read or told in a sentence, within the server's memory.
use super::{goods, sale, xml, zip};
use crate::support::TestApp;

/// E-invoices in an archive, as many as a request may have.
const IN_ARCHIVE: usize = 300;

/// Archives of hostile e-invoices: together a little over 10,000.
const ARCHIVES: usize = 34;

/// Most memory that the process may have held, in kibibytes: its peak, of the tests' own files too.
const MOST_MEMORY: u64 = 250 * 1024;

/// Numbers that look like chance and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most
    }
}

/// A good file made hostile in one of many ways.
fn hostile(good: &[u8], chance: &mut Chance) -> Vec<u8> {
    let text = || String::from_utf8(good.to_vec()).unwrap();
    let place = chance.below(good.len());
    match chance.below(12) {
        0 => good[..place].to_vec(),
        1 => {
            let mut file = good.to_vec();
            file[place] = u8::try_from(chance.below(256)).unwrap();
            file
        }
        2 => text()
            .replacen("<Faktura", "<!DOCTYPE f [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><Faktura", 1)
            .into_bytes(),
        3 => text().replace("DOVVO", "&b;").into_bytes(),
        4 => text().replacen("<Fa>", &"<a>".repeat(chance.below(5_000)), 1).into_bytes(),
        5 => text().encode_utf16().flat_map(u16::to_le_bytes).collect(),
        6 => [&[0xef, 0xbb, 0xbf], good].concat(),
        7 => text().replace("<P_8B>2<", &format!("<P_8B>{}<", "9".repeat(1 + chance.below(400)))).into_bytes(),
        8 => text().replace("<P_8B>2<", "<P_8B>-1e308<").into_bytes(),
        9 => text().replace("<P_7>", &format!("<P_7 {}>", "a=\"\" ".repeat(1 + chance.below(300)))).into_bytes(),
        10 => {
            let line = "<FaWiersz><NrWierszaFa>1</NrWierszaFa></FaWiersz>";
            text().replacen("<FaWiersz>", &format!("{}<FaWiersz>", line.repeat(chance.below(400))), 1).into_bytes()
        }
        _ => text().replace("<P_1>2025-05-12<", "<P_1>9999-99-99<").into_bytes(),
    }
}

/// Peak of the process's memory in kibibytes.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().strip_suffix(" kB")?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_hostile_files_are_sentences_and_cost_little() {
    let app = TestApp::sqlite().await;
    let (participant, _) = (app.participant().await, app.programme().await);
    let mut draft = sale(participant.nip, "FS/1");
    draft.lines.push(goods(3, "DOVVO 500 EC", Some("DOVVO-5"), 2));
    let good = xml(&draft);
    let mut chance = Chance(2025);
    let (mut read, mut refused) = (0, 0);
    for number in 0..ARCHIVES {
        let files: Vec<Vec<u8>> = (0..IN_ARCHIVE).map(|_| hostile(&good, &mut chance)).collect();
        let names: Vec<String> = (0..IN_ARCHIVE).map(|place| format!("{place}.xml")).collect();
        let entries: Vec<(&str, &[u8])> =
            names.iter().zip(&files).map(|(name, file)| (name.as_str(), file.as_slice())).collect();
        let archive = zip(&entries);
        let answer = app.read_einvoices(&participant, "sezon.zip", &archive).await;
        for one in answer.assert(200).json["data"]["einvoices"].as_array().unwrap() {
            match one["content"].is_null() {
                true => refused += 1,
                false => read += 1,
            }
            assert!(one["verdict"] == "ready" || one["reason"].as_str().is_some_and(|why| why.ends_with('.')), "{one}");
        }
        // The archive itself is broken too: cut off, or with a byte of its directory changed.
        let end = archive.len() - 1 - chance.below(archive.len() / 2);
        let cut = app.read_einvoices(&participant, "a.zip", &archive[..end]).await;
        assert!([200, 422].contains(&cut.status.as_u16()), "{number}");
        let mut changed = archive.clone();
        let tail = changed.len() - 1 - chance.below(2_000);
        changed[tail] ^= 0x5a;
        let answer = app.read_einvoices(&participant, "b.zip", &changed).await;
        assert!([200, 422].contains(&answer.status.as_u16()), "{number}");
    }
    assert_eq!(read + refused, ARCHIVES * IN_ARCHIVE);
    assert!(read > 500 && refused > 5_000, "{read} were read, {refused} refused");
    if let Some(peak) = peak_memory() {
        assert!(peak < MOST_MEMORY, "{peak} KiB");
    }
}
