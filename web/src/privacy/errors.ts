import * as Sentry from '@sentry/browser'

/** The share of page loads that are measured. */
const sampleRate = 0.2

/**
 * Errors of the page, and how long a part of its loads took: neither who saw them, nor what was typed or pressed, nor
 * the address, which may hold an invitation.
 */
export function reportErrors(dsn: string) {
  if (Sentry.isEnabled()) return
  Sentry.init({
    dsn,
    tracesSampleRate: sampleRate,
    /* A page load is sent as a whole, so that its address can be taken out of it. */
    traceLifecycle: 'static',
    /* Those that read the page, its addresses and its clicks are left out; what is logged as an error is one. */
    defaultIntegrations: false,
    integrations: [
      Sentry.globalHandlersIntegration(),
      Sentry.linkedErrorsIntegration(),
      Sentry.dedupeIntegration(),
      Sentry.captureConsoleIntegration({ levels: ['error'] }),
      Sentry.browserTracingIntegration({ instrumentNavigation: false, traceFetch: false, traceXHR: false }),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    tracePropagationTargets: [],
    beforeSend: withoutPlace,
    beforeSendTransaction: (event) => ({ ...withoutPlace(event), transaction: 'pageload', spans: [] }),
  })
}

/** An event names addresses in several places; what is kept of them is the origin. */
export function withoutPlace<Event extends Sentry.Event>(event: Event): Event {
  const { trace, ...contexts } = event.contexts ?? {}
  const { request: _, user: __, breadcrumbs: ___, ...rest } = event
  return {
    ...rest,
    contexts: trace ? { ...contexts, trace: { ...trace, data: {} } } : contexts,
    transaction: undefined,
  } as unknown as Event
}

export async function stopReporting() {
  await Sentry.close()
}
