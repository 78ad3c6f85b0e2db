import { createBrowserRouter, data, type RouteObject } from 'react-router'
import { AppShell } from './AppShell'
import { messages } from './api/messages'
import { passGuard } from './guard'
import { EmptyLayout } from './layouts/EmptyLayout'
import { ErrorPage } from './layouts/ErrorPage'
import { loadOrReload, placeOf } from './loading'
import { adminRoot } from './paths'
import { type Handle, type Row, routes } from './routes'
import { PageSkeleton } from './ui/Skeleton'
import { yieldToMain } from './yield-to-main'

export type Router = ReturnType<typeof createBrowserRouter>

/** The router over the table of routes, started at the browser's address. */
export function startRouter(): Router {
  const objectsOf = (table: Readonly<Record<string, Row>>) =>
    Object.entries(table).map(([path, row]) => routeOf(path, row, () => router))
  const router: Router = createBrowserRouter(
    [
      {
        id: shell,
        element: <AppShell />,
        errorElement: <ErrorAlone />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [
          ...objectsOf(routes),
          { path: '*', element: <ErrorPage />, loader: unmatched, errorElement: <ErrorPage /> },
        ],
      },
    ],
    {
      /* Visitors and participants never load the table of the back office. */
      async patchRoutesOnNavigation({ path, patch }) {
        if (path !== adminRoot && !path.startsWith(`${adminRoot}/`)) return
        const { adminRoutes } = await loadOrReload(
          () => import('./admin-routes'),
          () => path,
        )
        patch(shell, objectsOf(adminRoutes))
      },
    },
  )
  return router
}

const shell = 'shell'

/** Error page without the layout, for failures beside the pages, such as a modal's. */
function ErrorAlone() {
  return (
    <EmptyLayout>
      <ErrorPage />
    </EmptyLayout>
  )
}

function routeOf(path: string, row: Row, router: () => Router): RouteObject {
  const requestedLocation = () => router().state.navigation.location ?? window.location
  const loadView = () =>
    yieldToMain()
      .then(() => loadOrReload(row.view, () => placeOf(requestedLocation())))
      .then(
        ({ default: View }) => View,
        (cause: unknown) => withoutView(cause, router().state.initialized),
      )
  return {
    path,
    handle: { ...row, path } satisfies Handle,
    loader: ({ request }) => passGuard(row.guard ?? 'protected', request, requestedLocation),
    lazy: { Component: loadView },
    errorElement: <ErrorPage />,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

/**
 * A view that throws the failed load on its page; React Router renders nothing where the initial load fails, so the
 * page throws it as it renders.
 */
function withoutView(cause: unknown, isInitialized: boolean): () => never {
  if (isInitialized) throw cause
  return () => {
    throw cause
  }
}

function unmatched(): never {
  throw data({ message: messages.unmatched }, { status: 404 })
}
