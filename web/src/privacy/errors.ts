import * as Sentry from '@sentry/browser'

/** The share of page loads that are measured. */
const sampleRate = 0.2

/**
 * Reports errors and the timing of sampled page loads, without user, input, clicks and address, which may hold an
 * invitation.
 */
export function reportErrors(dsn: string) {
  if (Sentry.isEnabled()) return
  Sentry.init({
    dsn,
    tracesSampleRate: sampleRate,
    /* A page load is sent as one event, so that its address can be removed. */
    traceLifecycle: 'static',
    /* Without the integrations that read the page, its addresses and clicks; errors of the console are reported. */
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
    beforeSend: withoutAddress,
    beforeSendTransaction: (event) => ({ ...withoutAddress(event), transaction: 'pageload', spans: [] }),
  })
}

/** An event without its addresses, of which only the origins stay. */
export function withoutAddress<Event extends Sentry.Event>(event: Event): Event {
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
