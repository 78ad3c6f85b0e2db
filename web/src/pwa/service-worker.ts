import { mayFetchAhead } from '../session/signal'
import { reloadSoon, whenNothingIsLost } from './reload'

const interval = 600_000

/** Registers `/sw.js` once the page has loaded, and looks every ten minutes whether there is a newer one. */
export function startServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  whenLoaded(() => void register().catch((cause) => console.warn('The portal will need a connection', cause)))
}

function whenLoaded(act: () => void) {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

async function register() {
  const workers = navigator.serviceWorker
  const registration = await workers.register('/sw.js', { scope: '/' })
  follow(registration)
  setInterval(() => void registration.update().catch(() => undefined), interval)
  const { active } = await workers.ready
  if (active && mayFetchAhead()) active.postMessage('keep more')
}

/** A newer worker waits until this page has nothing to lose; once it has taken over, an older page is reloaded. */
function follow(registration: ServiceWorkerRegistration) {
  const workers = navigator.serviceWorker
  let isControlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isControlled) void reloadIfOlder()
    isControlled = true
  })
  const offer = (worker: ServiceWorker | null) => {
    if (worker && workers.controller) whenNothingIsLost(() => worker.postMessage('take over'))
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}

/** A page that came from the network after the portal was published is as new as the worker. */
async function reloadIfOlder() {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const published = await fetch('/index.html', { cache: 'no-cache' })
    .then((answer) => answer.text())
    .catch(() => '')
  if (!own || !published.includes(`"${own}"`)) reloadSoon()
}
