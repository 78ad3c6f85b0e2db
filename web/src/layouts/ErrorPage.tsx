import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Failure } from '../api/errors'
import { messages } from '../api/messages'
import { isLeaving } from '../form/leaving'
import { loadOrDoWithout, ServerUnreachable } from '../loading'
import { modalHash } from '../paths'
import { ButtonLink } from '../ui/Link'
import { PageSkeleton } from '../ui/Skeleton'
import { buttonClass } from '../ui/styles'

/* Comes with the app's background work; the page does without it before. */
const NoSignalPicture = lazy(() => loadOrDoWithout(() => import('../ui/NoSignalPicture')))

/** The reason for the error page: an answer's status, or no answer at all. */
type Problem =
  | { readonly kind: 'answered'; readonly status: number; readonly message: string }
  | { readonly kind: 'unreachable' }

/** Texts shown in place of error codes thrown in English. */
const shownFor: ReadonlyMap<string, string> = new Map([
  [messages.unknown, messages.unknownText],
  [messages.noAgreements, messages.noAgreementsText],
])

/** Shown in place of a page that cannot be shown; not on the way to the sign-in, where a notice says why. */
export function ErrorPage() {
  const error = useRouteError()
  const isOnTheWay = error instanceof Failure && error.status === 401 && isLeaving()
  return isOnTheWay ? <PageSkeleton /> : <ErrorText error={error} />
}

function ErrorText({ error }: { error: unknown }) {
  const problem = problemOf(error)
  const { title, texts } = textFor(problem)
  const { reset } = useQueryErrorResetBoundary()
  useEffect(reset, [reset])
  useReloadUntilOpen(error instanceof Failure && error.code === 'not_open')
  useReloadOnReconnect(!navigator.onLine || problem.kind === 'unreachable')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="mx-auto flex max-w-text grow flex-col items-start justify-center gap-4 py-8">
      <meta name="robots" content="noindex" />
      {problem.kind === 'unreachable' ? (
        <span className="block h-36 w-full max-w-80 sm:h-44">
          <Suspense>
            <NoSignalPicture />
          </Suspense>
        </span>
      ) : (
        <p className="font-bold text-figure text-brand-text">{problem.status}</p>
      )}
      <h1 className="font-bold text-h1">{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="flex flex-wrap gap-3">
        {problem.kind === 'answered' && problem.status === 401 && (
          <ButtonLink to={`/${modalHash('logowanie')}`}>Zaloguj się</ButtonLink>
        )}
        {(problem.kind === 'unreachable' || problem.status >= 500) && (
          <button type="button" onClick={() => window.location.reload()} className={buttonClass('primary')}>
            Spróbuj ponownie
          </button>
        )}
        <ButtonLink to="/" variant="secondary">
          Strona główna
        </ButtonLink>
      </div>
    </div>
  )
}

/** Reloads a page of a portal that is not open yet: the server has a document in its place. */
function useReloadUntilOpen(isNotOpen: boolean) {
  useEffect(() => {
    if (isNotOpen) window.location.reload()
  }, [isNotOpen])
}

/** Reloads a page that failed without a connection once there is one. */
function useReloadOnReconnect(isAway: boolean) {
  useEffect(() => {
    if (!isAway) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isAway])
}

/** The status of a route's own error or of a failed call, a 500 of any other error, none without an answer. */
function problemOf(error: unknown): Problem {
  if (error instanceof ServerUnreachable || (error instanceof Failure && error.kind === 'network'))
    return { kind: 'unreachable' }
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'object' && error.data !== null ? error.data.message : null
    return answered(error.status, typeof message === 'string' ? message : messages.unknown)
  }
  if (error instanceof Failure) return answered(error.status, error.message)
  return answered(500, messages.unknown)
}

function answered(status: number, message: string): Problem {
  return { kind: 'answered', status, message }
}

function textFor(problem: Problem): { title: string; texts: string[] } {
  if (problem.kind === 'unreachable') {
    const next = navigator.onLine ? messages.triesAgain : messages.comesBack
    return { title: messages.unreachable, texts: [`${messages.network}.`, `${next}.`] }
  }
  const { status, message } = problem
  if (status === 404) return { title: messages.notFound, texts: [messages.notFoundText] }
  if (status === 401) return { title: messages.signedOut, texts: [] }
  const text = shownFor.get(message) ?? message
  return { title: status === 500 ? messages.serverSilent : messages.failed, texts: text ? [text] : [] }
}
