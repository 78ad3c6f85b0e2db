import { mayPrefetch } from '../session/connection'
import { reloadSoon, runOnceNothingIsUnsaved } from './reload'

const interval = 600_000

/** The delay after the document has loaded, in milliseconds, which gives the first page's data precedence. */
const delay = 3000

/** Registers `/sw.js` once the page is loaded and drawn, and checks every ten minutes for an update. */
export function startServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  followController()
  const begin = () =>
    void register().catch((cause) => console.warn('The portal will need a connection', cause))
  whenLoaded(() => setTimeout(begin, delay))
}

function whenLoaded(callback: () => void) {
  if (document.readyState === 'complete') callback()
  else window.addEventListener('load', callback, { once: true })
}

async function register() {
  const workers = navigator.serviceWorker
  const registration = await workers.register('/sw.js', { scope: '/' })
  offerWhenReady(registration)
  setInterval(() => void registration.update().catch(() => undefined), interval)
  const { active } = await workers.ready
  if (active && mayPrefetch()) active.postMessage('keep more')
}

/** Reloads an older page once a newer worker controls it, as another page can bring about at any time. */
function followController() {
  const workers = navigator.serviceWorker
  let isControlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isControlled) void reloadIfOlder()
    isControlled = true
  })
}

/** Lets a newer worker take over once this page has nothing to lose. */
function offerWhenReady(registration: ServiceWorkerRegistration) {
  const workers = navigator.serviceWorker
  const offer = (worker: ServiceWorker | null) => {
    if (worker && workers.controller) runOnceNothingIsUnsaved(() => worker.postMessage('take over'))
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}

/** Reloads unless the page itself came from the network after the deployment. */
async function reloadIfOlder() {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const published = await fetch('/index.html', { cache: 'no-cache' })
    .then((answer) => answer.text())
    .catch(() => '')
  if (!own || !published.includes(`"${own}"`)) reloadSoon()
}
