import './trusted-types'
import './locale'
import { sessionFlag } from './api/session-flag'
import { appRoot, isFilled } from './app-root'
import { catchInstallEvent } from './pwa/install-offer'
import { showUnreachable } from './unreachable'

catchInstallEvent()

/* Hides the links to sign in of a filled document from a visitor with a session, until the app knows who is there. */
const root = document.documentElement
if (localStorage.getItem(sessionFlag('portal')) !== null) root.dataset.comesBack = ''

/** The longest wait for the paint, in milliseconds. */
const longestWait = 4000

/*
 * First step of the document: where the server has filled it, the app's code is requested after the paint, so that on a
 * weak signal nobody waits for code in order to read; other documents show nothing without it.
 */
if (isFilled(appRoot()) && !document.hidden) afterPaint(begin)
else begin()

/* The largest library is preloaded as well, so that it is parsed in a task of its own and not with the rest. */
function begin() {
  Promise.all([import('./react-root'), import('./main')]).catch(() => {
    delete root.dataset.comesBack
    showUnreachable(appRoot())
  })
  setTimeout(readLocales)
}

/** Warms up the locales in a worker while the app loads. */
function readLocales() {
  new Worker(new URL('./locales.worker.ts', import.meta.url), { type: 'module' })
}

/**
 * Runs after the first paint; a hidden document is not painted, and a browser that reports no paint is followed by its
 * frames.
 */
function afterPaint(callback: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(callback))
    return
  }
  /* The app starts even if the browser never reports its paint. */
  setTimeout(callback, longestWait)
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}
