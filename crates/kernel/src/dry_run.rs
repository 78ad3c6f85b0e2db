//! A dry run: a call is carried out to its end, and nothing of it lasts.

tokio::task_local! {
    /// Set while a call is a dry run.
    static TRIED: ();
}

/// True in a dry run: its transactions are rolled back, and no file is stored.
pub fn is_under_way() -> bool {
    TRIED.try_with(|()| ()).is_ok()
}

/// Runs a call whose writes do not last.
pub async fn try_out<T>(call: impl Future<Output = T>) -> T {
    TRIED.scope((), call).await
}
