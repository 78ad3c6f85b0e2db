import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Failure } from '../api/errors'
import { messages } from '../api/messages'
import { modalHash } from '../paths'
import { ButtonLink } from '../ui/Link'
import { buttonClass } from '../ui/looks'

interface Problem {
  readonly status: number
  readonly message: string
}

/** What is thrown in English, and what a reader sees in its place. */
const shownFor: ReadonlyMap<string, string> = new Map([
  [messages.unknown, messages.unknownText],
  [messages.noAgreements, messages.noAgreementsText],
])

/** What stands in place of a page that cannot be shown. */
export function ErrorPage() {
  const error = useRouteError()
  const problem = problemOf(error)
  const { title, text } = wordsFor(problem)
  const { reset } = useQueryErrorResetBoundary()
  useEffect(reset, [reset])
  useReloadOnReconnect(!navigator.onLine || (error instanceof Failure && error.kind === 'network'))
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="mx-auto flex max-w-text grow flex-col items-start justify-center gap-4 py-8">
      <meta name="robots" content="noindex" />
      <p className="font-bold text-figure text-brand">{problem.status}</p>
      <h1 className="font-bold text-h1">{title}</h1>
      {text && <p>{text}</p>}
      <div className="flex flex-wrap gap-3">
        {problem.status === 401 && <ButtonLink to={`/${modalHash('logowanie')}`}>Zaloguj się</ButtonLink>}
        {problem.status >= 500 && (
          <button type="button" onClick={() => window.location.reload()} className={buttonClass('primary')}>
            Spróbuj ponownie
          </button>
        )}
        <ButtonLink to="/" look="secondary">
          Strona główna
        </ButtonLink>
      </div>
    </div>
  )
}

/** What failed for want of a connection is tried again as soon as there is one. */
function useReloadOnReconnect(isAway: boolean) {
  useEffect(() => {
    if (!isAway) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isAway])
}

/** A route's own error keeps its status; a failed call too; anything else is a 500. */
function problemOf(error: unknown): Problem {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'object' && error.data !== null ? error.data.message : null
    return { status: error.status, message: typeof message === 'string' ? message : messages.unknown }
  }
  if (error instanceof Failure) return { status: error.status, message: error.message }
  return { status: 500, message: messages.unknown }
}

function wordsFor({ status, message }: Problem): { title: string; text: string | null } {
  if (status === 404) return { title: messages.notFound, text: messages.notFoundText }
  if (status === 401) return { title: messages.signedOut, text: null }
  const text = shownFor.get(message) ?? message
  return { title: status === 500 ? messages.serverSilent : messages.failed, text }
}
