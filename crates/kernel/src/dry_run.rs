//! A dry run: a call is carried out to its end, and nothing of it lasts.

tokio::task_local! {
    /// Set while a call is only tried.
    static TRIED: ();
}

/// Whether what runs now is only tried: its transactions end without their writes, and no file is stored.
pub fn is_under_way() -> bool {
    TRIED.try_with(|()| ()).is_ok()
}

/// Runs a call whose writes do not last.
pub async fn try_out<T>(call: impl Future<Output = T>) -> T {
    TRIED.scope((), call).await
}
