//! Contents of files: one suite over a local folder and a real S3 server.
use bytes::Bytes;
use futures_util::StreamExt;
use plon_domain::attachment::MAX_FILE_BYTES;
use plon_platform::config::S3;
use plon_platform::files::Files;
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use crate::given::s3::{s3, s3_settings};

/// Declares tests that run on both stores, as `name::local` and `name::s3`.
macro_rules! on_both_stores {
    ($(async fn $name:ident($files:ident) $body:block)*) => { $(
        async fn $name($files: Files) $body

        mod $name {
            #[tokio::test]
            async fn local() {
                let folder = tempfile::tempdir().unwrap();
                super::$name(super::local(&folder)).await;
            }

            #[tokio::test]
            async fn s3() {
                if let Some(settings) = super::s3_settings() {
                    super::$name(super::s3(&settings)).await;
                }
            }
        }
    )* };
}

on_both_stores! {
    async fn a_content_comes_back_as_it_was_stored(files) {
        let content = Bytes::from_iter((0..3_000_000_u32).map(|n| n.to_le_bytes()[0] ^ n.to_le_bytes()[1]));
        let upload = files.put(key(), "Faktura ąę.pdf", "application/pdf", content.clone()).await.unwrap();
        assert_eq!(upload.name, "Faktura ąę.pdf");
        assert_eq!(upload.size, 3_000_000);
        assert_eq!(files.get(&upload.key).await.unwrap(), Some(content));
    }

    async fn a_content_comes_and_is_read_in_pieces(files) {
        let content = Bytes::from_iter((0..12_345_678_u32).map(|n| n.to_le_bytes()[0] ^ n.to_le_bytes()[1]));
        let mut incoming = files.receive(key());
        for start in (0..content.len()).step_by(700_001) {
            incoming.push(content.slice(start..content.len().min(start + 700_001))).await.unwrap();
        }
        let upload = incoming.store("sprzedaż.csv", "text/csv").await.unwrap();
        assert_eq!((upload.name.as_str(), upload.size), ("sprzedaż.csv", 12_345_678));
        assert_eq!(upload.sha256, hex::encode(Sha256::digest(&content)));
        let pieces = files.stream(&upload.key).await.unwrap().unwrap();
        let (read, largest) = pieces.fold((Vec::new(), 0), async |(mut read, largest), piece| {
            let piece = piece.unwrap();
            read.extend_from_slice(&piece);
            (read, piece.len().max(largest))
        }).await;
        assert!(read == content, "what comes back is not what came");
        assert!(largest <= 1024 * 1024, "a piece of {largest} bytes");
    }

    async fn a_small_content_and_an_empty_one_come_in_pieces_too(files) {
        for pieces in [&[][..], &[b"abc".as_slice(), b"", b"d"]] {
            let mut incoming = files.receive(key());
            for piece in pieces {
                incoming.push(Bytes::from_static(piece)).await.unwrap();
            }
            let upload = incoming.store("a.csv", "text/csv").await.unwrap();
            assert_eq!(files.get(&upload.key).await.unwrap(), Some(Bytes::from(pieces.concat())));
        }
    }

    async fn a_content_that_is_given_up_is_not_there(files) {
        for size in [3, 12_000_000] {
            let key = key();
            let mut incoming = files.receive(key.clone());
            incoming.push(Bytes::from(vec![1; size])).await.unwrap();
            incoming.give_up().await;
            assert_eq!(files.get(&key).await.unwrap(), None);
        }
    }

    async fn an_unknown_key_has_no_pieces(files) {
        assert!(files.stream(&key()).await.unwrap().is_none());
    }

    async fn the_hash_is_that_of_the_content(files) {
        let upload = files.put(key(), "abc.png", "image/png", Bytes::from_static(b"abc")).await.unwrap();
        assert_eq!(upload.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    async fn an_unknown_key_has_no_content(files) {
        assert_eq!(files.get(&key()).await.unwrap(), None);
    }

    async fn a_removed_content_is_gone_and_its_neighbour_is_not(files) {
        let removed = files.put(key(), "a.png", "image/png", Bytes::from_static(b"a")).await.unwrap();
        let kept = files.put(key(), "b.png", "image/png", Bytes::from_static(b"b")).await.unwrap();
        files.delete(&removed.key).await.unwrap();
        assert_eq!(files.get(&removed.key).await.unwrap(), None);
        assert_eq!(files.get(&kept.key).await.unwrap(), Some(Bytes::from_static(b"b")));
    }

    async fn a_store_that_can_be_used_passes_its_probe_and_keeps_nothing_of_it(files) {
        let key = key();
        files.probe(&key).await.unwrap();
        assert_eq!(files.get(&key).await.unwrap(), None);
    }

    async fn no_more_than_a_file_may_have_is_read_into_memory(files) {
        let fits = files.put(key(), "a.pdf", "application/pdf", Bytes::from(vec![0; MAX_FILE_BYTES])).await.unwrap();
        assert_eq!(files.get(&fits.key).await.unwrap().map(|content| content.len()), Some(MAX_FILE_BYTES));
        let over = files.put(key(), "b.pdf", "application/pdf", Bytes::from(vec![0; MAX_FILE_BYTES + 1])).await.unwrap();
        assert!(files.get(&over.key).await.is_err());
    }

    async fn removing_what_is_not_there_is_no_error(files) {
        files.delete(&key()).await.unwrap();
    }
}

#[tokio::test]
async fn a_folder_keeps_nothing_of_a_content_that_is_given_up_or_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let (files, stored) = (local(&folder), || std::fs::read_dir(folder.path()).unwrap().count());
    for is_told in [true, false] {
        let mut incoming = files.receive(key());
        incoming.push(Bytes::from(vec![1; 3_000_000])).await.unwrap();
        incoming.push(Bytes::from(vec![1; 3_000_000])).await.unwrap();
        assert_eq!(stored(), 1, "a part of it is there");
        match is_told {
            true => {
                incoming.give_up().await;
                assert_eq!(stored(), 0);
            }
            false => drop(incoming),
        }
        while stored() > 0 {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn a_store_that_refuses_us_is_an_error_and_not_an_empty_store() {
    if let Some(settings) = s3_settings() {
        let stranger = s3(&S3 { secret_key: Some("somebody else's".to_owned()), ..settings });
        assert!(stranger.get(&key()).await.is_err());
        assert!(stranger.put(key(), "a.png", "image/png", Bytes::from_static(b"a")).await.is_err());
        assert!(stranger.probe(&key()).await.is_err());
    }
}

#[tokio::test]
async fn a_store_that_is_not_there_is_given_up() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let settings = S3 {
        bucket: Some("plon".to_owned()),
        endpoint: Some(format!("http://{nobody}")),
        prefix: "files".to_owned(),
        region: "us-east-1".to_owned(),
        access_key: Some("plon".to_owned()),
        secret_key: Some("secret".to_owned()),
    };
    assert!(s3(&settings).probe(&key()).await.is_err());
}

fn local(folder: &TempDir) -> Files {
    Files::local(folder.path()).unwrap()
}

/// A key that no other test and no other run uses.
fn key() -> String {
    plon_kernel::rng::Rng::from_system().public_id()
}
