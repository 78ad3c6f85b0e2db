/*
 * Opens the portal without a connection. Its caches are the same for everybody: the files of this build and the empty
 * document that every screen starts from; no answer of the API and no filled page passes through it. The programme's
 * colours are cached as last seen, whatever the version. The build fills in the three names in capitals
 * (build/precache.ts).
 */
const version = VERSION
/* Files that every screen needs; this worker is not installed without all of them. */
const core = CORE
/* Files of a participant's other screens, fetched once the page reports that the connection has room for them. */
const more = MORE

const shell = '/index.html'
const prefix = 'plon-'
/*
 * Style sheet of the programme's colours, whose address changes with them; the page deletes old ones
 * (session/theme.ts).
 */
const colours = '/wyglad.css'
const themeCache = 'look'
const name = prefix + version
/* The timeout in milliseconds after which the cached document opens the portal, which then shows that it is offline. */
const patience = 8000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

/* The page sends this message once its user has nothing to lose; the new version takes over only then. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  if (event.data === 'keep more') event.waitUntil(keepMore())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || isCall(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openDocument(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
  else if (pathname === colours) event.respondWith(openColours(request))
  else if (core.includes(pathname)) event.respondWith(fetch(request).catch(() => cachedOrError(pathname)))
})

function isCall(pathname) {
  return /^\/(api|health)(\/|$)/.test(pathname)
}

async function install() {
  const cache = await caches.open(name)
  /* Files without a hash in their names are fetched past the browser's HTTP cache. */
  await cache.addAll(
    core.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

async function activate() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((one) => one.startsWith(prefix) && one !== name).map((one) => caches.delete(one)),
  )
  await self.clients.claim()
}

/* One after another, because the page being read takes precedence. */
async function keepMore() {
  const cache = await caches.open(name)
  for (const path of more) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined)
}

/* The document from the network, where the server fills it; the empty document without a connection. */
async function openDocument(request) {
  const fresh = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const first = await Promise.race([fresh.catch(() => undefined), late])
  return first ?? (await cachedDocument()) ?? fresh
}

/* The cached document with the cached colours, because it has none of its own. */
async function cachedDocument() {
  const document = await cached(shell)
  const [sheet] = await (await caches.open(themeCache)).keys()
  if (!document || !sheet) return document
  const { pathname, search } = new URL(sheet.url)
  const link = `<link rel="stylesheet" href="${pathname}${search}" data-look>`
  const { status, headers } = document
  return new Response((await document.text()).replace('<title>', `${link}<title>`), { status, headers })
}

async function openColours(request) {
  const cache = await caches.open(themeCache)
  const known = await cache.match(request)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) {
    for (const older of await cache.keys()) await cache.delete(older)
    await cache.put(request, fresh.clone())
  }
  return fresh
}

/* From the cache first, because a file with a hash in its name never changes. */
async function openAsset(request) {
  const known = await cached(request)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) {
    const cache = await caches.open(name)
    await cache.put(request, fresh.clone())
  }
  return fresh
}

async function cachedOrError(path) {
  return (await cached(path)) ?? Response.error()
}

/* `ignoreVary`, because answers vary by encoding alone, and the browser has decoded them. */
function cached(request) {
  return caches.match(request, { ignoreVary: true })
}
