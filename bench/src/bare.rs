//! Bare server, the least that one of this kind can do: axum that answers "ok".
use axum::Router;
use axum::routing::get;

/// Serves on a free port until it is stopped.
pub async fn serve() -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("bare is ready at http://{}", listener.local_addr()?);
    axum::serve(listener, Router::new().route("/", get(async || "ok"))).await?;
    Ok(())
}
