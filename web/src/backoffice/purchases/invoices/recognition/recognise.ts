import { type Engine, startEngine } from './engine'
import type { Token } from './page-tokens'

/** Milliseconds that the reading of a file may take, and after which an idle engine is ended. */
const [limit, idle] = [30_000, 60_000]

/** Most files that wait; older ones are given up, because nobody is there any more. */
const mostWaiting = 3

interface Waiting {
  readonly run: () => Promise<void>
  readonly giveUp: () => void
}

const waiting: Waiting[] = []
let isRunning = false
let engine: Engine | undefined
let ending: ReturnType<typeof setTimeout> | undefined

/**
 * Words of a photo, or of a scan's first pages. One file is read at a time, of those that wait the latest first: it is
 * the one on the screen.
 *
 * @throws {Error} when the browser cannot, when it takes too long, and when later files have taken its turn.
 */
export function recognise(file: Blob): Promise<Token[][]> {
  return new Promise((resolve, reject) => {
    waiting.push({
      run: () => readWithin(file).then(resolve, reject),
      giveUp: () => reject(new Error('Later files have taken the turn.')),
    })
    for (const { giveUp } of waiting.splice(0, waiting.length - mostWaiting)) giveUp()
    void runNext()
  })
}

async function runNext() {
  if (isRunning) return
  isRunning = true
  clearTimeout(ending)
  for (let next = waiting.pop(); next; next = waiting.pop()) await next.run()
  isRunning = false
  ending = setTimeout(endEngine, idle)
}

async function readWithin(file: Blob): Promise<Token[][]> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error('Reading took too long.')), limit)
  try {
    return await Promise.race([readPages(file, stop.signal), aborted(stop.signal)])
  } catch (failure) {
    endEngine()
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

async function readPages(file: Blob, signal: AbortSignal): Promise<Token[][]> {
  const pages: Token[][] = []
  for await (const source of picturesOf(file)) {
    const picture = await prepared(source, signal)
    if (!picture) continue
    engine ??= await startEngine(signal)
    signal.throwIfAborted()
    pages.push(await engine.read(picture))
  }
  return pages
}

/** Yields the pictures to be read of a file: the photo itself, or a scan's pages. */
async function* picturesOf(file: Blob): AsyncGenerator<Blob | ImageBitmap> {
  if (file.type !== 'application/pdf') return yield file
  const { scanPages } = await import('./scan-pages')
  yield* scanPages(file)
}

/** Picture as the recogniser reads it best, prepared in a thread of its own; null for a file that is no picture. */
function prepared(source: Blob | ImageBitmap, signal: AbortSignal): Promise<Uint8Array | null> {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Uint8Array | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array | null>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(source, source instanceof Blob ? [] : [source])
  }).finally(() => worker.terminate())
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

function endEngine() {
  engine?.end()
  engine = undefined
}
