/*
 * Push in the service worker: shows what the server sends, and opens its page on a press. The build appends it to
 * service-worker.js (build/precache.ts). The worker has no session, so that whatever needs one is left to a page.
 */
const notificationIcon = '/icons/app-192.png'
const notificationBadge = '/icons/badge-96.png'
const unreadable = { title: 'Masz nowe powiadomienie', body: '', page: '/dashboard', id: null }
/* The time in milliseconds in which a page confirms that it opens another one; without it the browser opens that. */
const confirmation = 1500
/* Pages in which a participant's page is not to be opened: the back office, and files of the server. */
const foreignPages = /^\/(zaplecze|api|health)(\/|$)/

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pageIn(event.notification.data)))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)))

async function showPush(data) {
  const { title, body, page, id } = notificationIn(data)
  const shown = self.registration.showNotification(title, {
    body,
    icon: notificationIcon,
    badge: notificationBadge,
    lang: 'pl',
    data: { page },
    ...(id === null ? {} : { tag: `plon-${id}` }),
  })
  await Promise.all([shown, postToPages({ kind: 'notification' })])
}

/* A notification must be shown for every push, so one that cannot be read has a sentence of its own. */
function notificationIn(data) {
  try {
    const { title, body, id, page } = data.json()
    if (typeof title !== 'string' || title.trim() === '') return unreadable
    return {
      title,
      body: typeof body === 'string' ? body : '',
      page: pageIn({ page }),
      id: Number.isInteger(id) ? id : null,
    }
  } catch {
    return unreadable
  }
}

/* The page's path with its query and hash; the panel for what is no path of this origin. */
function pageIn(data) {
  const page = data?.page
  if (typeof page !== 'string' || !page.startsWith('/')) return unreadable.page
  const { origin, pathname, search, hash } = new URL(page, self.location.origin)
  /* A second slash would name another host, also where it was left by "/..//". */
  const isOwn = origin === self.location.origin && !pathname.startsWith('//')
  return isOwn ? pathname + search + hash : unreadable.page
}

/* In the tab of the portal that was used last, else in a new one. */
async function openPage(page) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const tab = pages.find(({ url }) => !foreignPages.test(new URL(url).pathname))
  if (!tab) return self.clients.openWindow(page)
  try {
    await tab.focus()
    if (!(await isOpenedBy(tab, page))) await tab.navigate(page)
  } catch {
    await self.clients.openWindow(page)
  }
}

/* The app opens the page itself, so that it can ask about unsaved input first. */
function isOpenedBy(tab, page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), confirmation)
    tab.postMessage({ kind: 'open', page }, [port2])
  })
}

/* A page passes the new address on to the server; without one that is done at the next visit. */
async function subscribeAnew({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey
  if (!newSubscription && key)
    await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined)
  await postToPages({ kind: 'subscription' })
}

async function postToPages(message) {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message)
}
