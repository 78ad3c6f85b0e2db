//! The trash of files: what is wanted again comes back by itself, the rest is removed after its time.
use futures_util::StreamExt;
use jiff::civil::date;
use plon_platform::files::Upload;

use super::orphans::everything;
use super::{Stores, put_known, put_orphan};
use crate::support::{TestApp, on_both};

/// A row for a content that is there already: what a newer database brings.
async fn give_row(app: &TestApp, key: &str) {
    let upload = Upload {
        key: key.to_owned(),
        name: "a.pdf".to_owned(),
        media_type: "application/pdf",
        size: 1,
        sha256: String::new(),
    };
    let mut tx = app.db().begin().await.unwrap();
    plon_platform::files::insert_file(&mut tx, None, &upload, app.now()).await.unwrap();
    tx.commit().await.unwrap();
}

on_both! {
    async fn a_file_that_is_wanted_comes_back_from_the_trash(app) {
        for files in Stores::new().all {
            let known = put_known(&app, &files).await;
            let (read, streamed) = (put_orphan(&files).await, put_orphan(&files).await);
            assert_eq!(files.sweep_orphans(app.db(), &everything()).await.unwrap().moved, 2);
            assert!(!files.has(&read).await.unwrap() && files.has(&known).await.unwrap());
            assert_eq!(files.get(&read).await.unwrap().unwrap(), "x");
            let pieces: Vec<_> = files.stream(&streamed).await.unwrap().unwrap().collect().await;
            assert_eq!(pieces.len(), 1);
            assert!(files.has(&read).await.unwrap() && files.has(&streamed).await.unwrap());
        }
    }

    async fn the_trash_is_emptied_after_its_time_and_what_has_a_row_again_goes_back(app) {
        for files in Stores::new().all {
            let (gone, wanted) = (put_orphan(&files).await, put_orphan(&files).await);
            files.sweep_orphans(app.db(), &everything()).await.unwrap();
            give_row(&app, &wanted).await;
            assert_eq!(files.empty_trash(app.db(), date(2025, 8, 20)).await.unwrap(), 0, "its time has not come");
            assert_eq!(files.empty_trash(app.db(), date(2025, 8, 21)).await.unwrap(), 1);
            assert!(files.has(&wanted).await.unwrap());
            assert_eq!(files.get(&gone).await.unwrap(), None);
        }
    }

    async fn nothing_is_left_in_the_trash_of_what_is_removed(app) {
        for files in Stores::new().all {
            let removed = put_orphan(&files).await;
            files.sweep_orphans(app.db(), &everything()).await.unwrap();
            files.delete(&removed).await.unwrap();
            assert_eq!(files.get(&removed).await.unwrap(), None);
        }
    }
}
