import { QueryClient } from '@tanstack/react-query'
import { failureFrom } from './errors'

const retries = 2

/**
 * Reads are retried only where no answer came; a screen without data shows the error page. Without a connection a call
 * fails at once, and failed queries are refetched when there is one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, thrown) => failures < retries && navigator.onLine && isPassing(thrown),
      throwOnError: (thrown, query) =>
        query.state.data === undefined && failureFrom(thrown).kind !== 'cancelled',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

function isPassing(thrown: unknown): boolean {
  const { kind, status } = failureFrom(thrown)
  return kind === 'network' || status === 503
}
