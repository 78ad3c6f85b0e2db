//! Hook of orders that end without a prize: it calls the feature that an order came from, which stands above this
//! crate.
use futures_util::future::BoxFuture;
use plon_kernel::db::Tx;
use plon_kernel::ids::OrderId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

type HookFuture<'a> = BoxFuture<'a, Result<(), ApiError>>;

/// Listener, registered with `inventory::submit!`; it runs in the transaction that ends the order, whose owner's
/// accounts are locked.
pub struct OrderEnded(pub for<'a> fn(&'a Rng, &'a mut Tx, OrderId, Timestamp) -> HookFuture<'a>);

inventory::collect!(OrderEnded);

/// Tells the listeners that an order was cancelled, or its transfer returned.
///
/// # Errors
/// The first listener's error; the transaction must not be committed then.
pub async fn notify_listeners(rng: &Rng, tx: &mut Tx, order: OrderId, now: Timestamp) -> Result<(), ApiError> {
    for OrderEnded(listener) in inventory::iter::<OrderEnded> {
        listener(rng, tx, order, now).await?;
    }
    Ok(())
}
