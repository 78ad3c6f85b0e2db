// Loads public pages as a phone with a slow network does.
//   node measure.mjs CHROMIUM ROUNDS ADDRESS PATH…
// Prints a line per page with the medians of the rounds: the path, the performance score, LCP in milliseconds, CLS, total
// blocking time in milliseconds, the same counted by the processor's time, kB of scripts as sent, and the scores of
// accessibility, best practices and SEO. On stderr: which audits keep the latter from 100, and where.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromium, rounds, address, ...paths] = process.argv.slice(2)

const flags = [
  // The headless shell ignores this flag.
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Requests to other hosts fail, which counts as an error.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Measures a first visit, with a browser and a profile of its own. */
async function visit(path) {
  const browser = await launch({ chromePath: chromium, chromeFlags: flags, logLevel: 'silent' })
  try {
    const { lhr, artifacts } = await lighthouse(address + path, { port: browser.port, logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    return { ...lhr, blocking: blockingByProcessor(artifacts.Trace.traceEvents, address + path) }
  } finally {
    browser.kill()
  }
}

/**
 * Total blocking time by the processor time of the page's main thread, throttled by four, without the waits of a busy
 * machine that Lighthouse's figure contains.
 */
function blockingByProcessor(events, url) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  )
  if (!start || !paint) throw new Error(`${url}: the trace has no first paint of it`)
  return events
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur }) => ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * 4) / 1000 - 50), 0)
}

const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]

const score = (category) => (lhr) => Math.round(lhr.categories[category].score * 100)

const value = (audit) => (lhr) => lhr.audits[audit].numericValue

const scripts = (lhr) =>
  lhr.audits['network-requests'].details.items
    .filter((request) => request.resourceType === 'Script')
    .reduce((sum, request) => sum + request.transferSize, 0) / 1000

const figures = [
  score('performance'),
  (lhr) => Math.round(value('largest-contentful-paint')(lhr)),
  (lhr) => value('cumulative-layout-shift')(lhr).toFixed(3),
  (lhr) => Math.round(value('total-blocking-time')(lhr)),
  (lhr) => Math.round(lhr.blocking),
  (lhr) => Math.round(scripts(lhr)),
  score('accessibility'),
  score('best-practices'),
  score('seo'),
]

function* violations(lhr) {
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const { score, title, details } = lhr.audits[id]
      if (weight === 0 || score === null || score === 1) continue
      const places = (details?.items ?? []).map(
        (item) => item.node?.selector ?? item.url ?? item.description ?? '',
      )
      yield `${category}: ${id} (${title}) ${places.join(', ')}`
    }
  }
}

/** Repeats a visit whose trace Lighthouse could not record, and which says nothing of the page. */
async function recordedVisit(path) {
  for (let left = 2; ; left--) {
    try {
      return await visit(path)
    } catch (cause) {
      if (left === 0) throw cause
      process.stderr.write(`${cause.message}\n`)
    }
  }
}

for (const path of paths) {
  const visits = []
  while (visits.length < Number(rounds)) visits.push(await recordedVisit(path))
  const medians = figures.map((figure) => median(visits.map((lhr) => Number(figure(lhr)))))
  process.stdout.write(`${[path, ...medians].join(' ')}\n`)
  for (const violation of new Set(visits.flatMap((lhr) => [...violations(lhr)])))
    process.stderr.write(`${path}: ${violation}\n`)
}
