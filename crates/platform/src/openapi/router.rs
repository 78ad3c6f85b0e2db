//! Routes of a feature, and its part of the document, which is built only on demand.
use std::convert::Infallible;
use std::pin::Pin;

use axum::Router;
use axum::extract::Request;
use axum::handler::Handler;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, Route};
use serde_json::Value;
use tower::{Layer, Service};
use utoipa::openapi::{HttpMethod, OpenApi};
use utoipa_axum::PathItemExt;

use super::{finish, schemas};
use crate::app::App;

/// Path of an operation, and the function that adds it and its schemas to a document.
pub struct Documented {
    pub path: String,
    pub add: fn(&mut OpenApi),
}

/// A handler of any arguments as one type, so that axum's stack of services is compiled once, not per handler.
#[derive(Clone, Copy)]
pub struct AnyHandler(pub fn(Request, App) -> Answering);

type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

impl AnyHandler {
    /// Routes these methods to the handler.
    pub fn on(self, methods: &[HttpMethod]) -> MethodRouter<App> {
        methods.iter().fold(MethodRouter::new(), |router, method| router.on(method.to_method_filter(), self))
    }
}

impl Handler<(), App> for AnyHandler {
    type Future = Answering;

    fn call(self, request: Request, app: App) -> Answering {
        (self.0)(request, app)
    }
}

/// Router whose routes can describe themselves; a server that only serves builds no document.
pub struct ApiRouter {
    router: Router<App>,
    operations: Vec<Documented>,
}

impl ApiRouter {
    #[expect(clippy::new_without_default, reason = "a router begins empty as axum's does, and is never defaulted")]
    pub fn new() -> ApiRouter {
        ApiRouter { router: Router::new(), operations: Vec::new() }
    }

    /// Adds the route of one handler, as made by `openapi::routes!`.
    pub fn routes(mut self, (operation, handler): (Documented, MethodRouter<App>)) -> ApiRouter {
        self.router = self.router.route(&operation.path, handler);
        self.operations.push(operation);
        self
    }

    pub fn merge(mut self, other: ApiRouter) -> ApiRouter {
        self.router = self.router.merge(other.router);
        self.operations.extend(other.operations);
        self
    }

    /// Wraps the routes so far in a middleware layer.
    pub fn layer<L>(mut self, layer: L) -> ApiRouter
    where
        L: Layer<Route> + Clone + Send + Sync + 'static,
        L::Service: Service<Request, Error = Infallible> + Clone + Send + Sync + 'static,
        <L::Service as Service<Request>>::Response: IntoResponse + 'static,
        <L::Service as Service<Request>>::Future: Send + 'static,
    {
        self.router = self.router.layer(layer);
        self
    }

    /// Builds the part of the document with the operations at the wanted paths.
    pub fn operations(&self, is_wanted: impl Fn(&str) -> bool) -> OpenApi {
        let mut document = super::document();
        for operation in self.operations.iter().filter(|operation| is_wanted(&operation.path)) {
            (operation.add)(&mut document);
        }
        finish::finish_operations(&mut document);
        document
    }

    /// Builds the whole document.
    ///
    /// # Errors
    /// When it cannot be serialized.
    pub fn document(&self) -> serde_json::Result<Value> {
        let mut document = self.operations(|_| true);
        finish::share_parameters(&mut document);
        schemas::share(&document)
    }

    pub fn into_router(self) -> Router<App> {
        self.router
    }

    pub fn router(&self) -> Router<App> {
        self.router.clone()
    }
}
