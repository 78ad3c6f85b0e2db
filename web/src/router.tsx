import { createBrowserRouter, data, type RouteObject } from 'react-router'
import { messages } from './api/messages'
import { passGuard } from './guard'
import { EmptyLayout } from './layouts/EmptyLayout'
import { ErrorPage } from './layouts/ErrorPage'
import { loadOrReload, placeOf } from './loading'
import { type Row, routes } from './routes'
import { Shell } from './Shell'
import { PageSkeleton } from './ui/Skeleton'

/** The table of routes as the router takes it. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <ErrorAlone />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      ...Object.entries<Row>(routes).map(([path, row]) => routeOf(path, row)),
      { path: '*', element: <ErrorPage />, loader: unmatched, errorElement: <ErrorPage /> },
    ],
  },
])

/** What fails beside the pages, such as a modal, takes the layout with it. */
function ErrorAlone() {
  return (
    <EmptyLayout>
      <ErrorPage />
    </EmptyLayout>
  )
}

function routeOf(path: string, row: Row): RouteObject {
  const loadView = () => loadOrReload(row.view, placeAskedFor).then(({ default: View }) => View, withoutView)
  return {
    path,
    handle: row,
    loader: ({ request }) => passGuard(row.guard ?? 'protected', request),
    lazy: { Component: loadView },
    errorElement: <ErrorPage />,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

/**
 * A part that cannot be loaded is an error of its page. React Router shows nothing at all where that happens while a
 * page load begins, so that there the page throws it as it is drawn.
 */
function withoutView(cause: unknown): () => never {
  if (router.state.initialized) throw cause
  return () => {
    throw cause
  }
}

function placeAskedFor(): string {
  return placeOf(router.state.navigation.location ?? window.location)
}

function unmatched(): never {
  throw data({ message: messages.unmatched }, { status: 404 })
}
