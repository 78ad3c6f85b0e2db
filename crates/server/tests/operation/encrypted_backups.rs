//! Encrypted backups: whoever has the place alone reads nothing of them, and their identity alone restores them. Each on
//! both databases, into a folder and into a real S3 server.
use futures_util::TryStreamExt;
use object_store::ObjectStoreExt;
use plon_server::backup::{self, Identity, IdentityFile, Place, Recipients};

use crate::backup::{Elsewhere, Target, assert_whole, back_up_for, plon};
use crate::support::{TestApp, on_both};

const CONTENT: &[u8] = b"%PDF-1.7 Faktura Jana Rolnika";

/// A new key pair.
fn pair() -> (Recipients, Identity) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("identity");
    let recipients = Recipients { recipients: vec![Identity::write_new(&file).unwrap()] };
    (recipients, IdentityFile { identity: Some(file) }.read().unwrap().unwrap())
}

/// Paths of all that stands in a place, with the contents.
async fn everything(target: &Target) -> Vec<(String, Vec<u8>)> {
    let found: Vec<_> = target.objects.list(None).try_collect().await.unwrap();
    let mut all = Vec::new();
    for object in found {
        let content = target.objects.get(&object.location).await.unwrap().bytes().await.unwrap();
        all.push((object.location.to_string(), content.to_vec()));
    }
    all
}

fn holds(content: &[u8], words: &[u8]) -> bool {
    content.windows(words.len()).any(|window| window == words)
}

async fn refusal(elsewhere: &Elsewhere, from: &Place, identity: Option<&Identity>) -> String {
    let restored = elsewhere.restore_with(from, identity).await;
    assert!(elsewhere.is_untouched(), "something has been written");
    format!("{:#}", restored.err().expect("it was restored"))
}

async fn with_a_file(app: &TestApp) {
    app.posted_transfer().await;
    app.stored(&app.app.files, "Faktura Jana Rolnika.pdf", CONTENT).await;
}

on_both! {
    async fn an_encrypted_backup_is_read_by_its_identity_alone(app) {
        with_a_file(&app).await;
        let (ours, identity) = pair();
        let (_, other) = pair();
        for target in Target::all() {
            let made = back_up_for(&app, &target.place, &ours).await.unwrap();
            assert_eq!((made.manifest.files.count, made.manifest.files.copied), (1, 1));
            for (path, content) in everything(&target).await {
                let is_readable = [&b"Rolnik"[..], b"SQLite format 3", b"PGDMP"].iter().any(|words| holds(&content, words));
                assert!(!is_readable, "{path} can be read");
            }
            let elsewhere = Elsewhere::like(&app).await;
            assert!(refusal(&elsewhere, &target.place, None).await.contains("--identity"));
            let refused = refusal(&elsewhere, &target.place, Some(&other)).await;
            assert!(refused.contains("is encrypted for another identity"), "{refused}");
            elsewhere.restore_with(&target.place, Some(&identity)).await.unwrap();
            let db = elsewhere.db().await;
            assert_whole(&db, &elsewhere.files).await;
            db.close().await;
        }
    }

    async fn what_is_there_for_one_recipient_is_copied_again_for_another(app) {
        with_a_file(&app).await;
        let ((first, _), (second, identity)) = (pair(), pair());
        for target in Target::all() {
            back_up_for(&app, &target.place, &first).await.unwrap();
            assert_eq!(back_up_for(&app, &target.place, &first).await.unwrap().manifest.files.copied, 0);
            assert_eq!(back_up_for(&app, &target.place, &second).await.unwrap().manifest.files.copied, 1);
            assert_eq!(back_up_for(&app, &target.place, &Recipients::default()).await.unwrap().manifest.files.copied, 1);
            app.wait(jiff::SignedDuration::from_hours(1));
            back_up_for(&app, &target.place, &second).await.unwrap();
            backup::remove_old(&target.place, 1, app.app.clock.machine()).await.unwrap();
            let paths = everything(&target).await.into_iter().map(|(path, _)| path);
            let contents: Vec<String> = paths.filter(|path| path.starts_with("files/")).collect();
            assert_eq!(contents.len(), 1, "contents that no backup names go: {contents:?}");
            Elsewhere::like(&app).await.restore_with(&target.place, Some(&identity)).await.unwrap();
        }
    }

    async fn damage_of_an_encrypted_content_is_named(app) {
        with_a_file(&app).await;
        let (ours, identity) = pair();
        for target in Target::all() {
            back_up_for(&app, &target.place, &ours).await.unwrap();
            let (path, _) = everything(&target).await.into_iter().find(|(path, _)| path.starts_with("files/")).unwrap();
            target.change(path, |content| *content.last_mut().unwrap() ^= 1).await;
            let refused = refusal(&Elsewhere::like(&app).await, &target.place, Some(&identity)).await;
            assert!(refused.contains("is damaged in the backup"), "{refused}");
        }
    }

    async fn the_commands_make_a_key_back_up_for_it_and_verify_with_it(app) {
        with_a_file(&app).await;
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).display().to_string();
        let (key, to) = (path("identity"), path("backups"));
        let made = plon(&["backup-key", "--to", &key], &[]);
        assert!(made.status.success(), "{made:?}");
        let recipient = String::from_utf8(made.stdout).unwrap().trim().to_owned();
        assert!(!plon(&["backup-key", "--to", &key], &[]).status.success(), "a key is not written over");
        let arguments = ["backup", "--to", &to, "--backup-recipients", &recipient];
        assert!(plon(&arguments, &app.storage()).status.success());
        let blind = plon(&["verify", "--of", &to], &app.storage());
        assert!(!blind.status.success());
        let seen = plon(&["verify", "--of", &to, "--identity", &key], &app.storage());
        assert!(seen.status.success(), "{seen:?}");
    }
}
