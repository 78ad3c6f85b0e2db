import languageUrl from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url'
import type { Block } from 'tesseract.js'
import workerUrl from 'tesseract.js/dist/worker.min.js?url'
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import { mergedTokens, type Token } from './page-tokens'

/** Recogniser of text in a worker of its own, which holds some 200 MB until it is ended. */
export interface Engine {
  /** Tokens of a picture, a file of the PNG, JPEG or PNM format. */
  readonly read: (picture: Uint8Array) => Promise<Token[]>
  readonly end: () => void
}

interface Call {
  readonly resolve: (data: unknown) => void
  readonly reject: (reason: Error) => void
}

interface Answer {
  readonly jobId: string
  readonly status: 'resolve' | 'reject' | 'progress'
  readonly data: unknown
}

const language = 'pol'

/** The engine of neural networks alone (OEM), for which the core is built. */
const lstmOnly = 1

/**
 * Page segmentation modes. Text scattered over the page gives each cell by itself but drops lone figures; one block of
 * lines has these, and joins what stands beside each other.
 */
const [scattered, block] = ['11', '6']

/**
 * Starts the recogniser. The library's worker is called by its own messages: its client for pages waits for ever where
 * the language cannot be loaded, and takes the bytes of a language for its name.
 */
export async function startEngine(signal: AbortSignal): Promise<Engine> {
  const { call, end } = openWorker()
  signal.addEventListener('abort', end, { once: true })
  try {
    const [data] = await Promise.all([
      fetchLanguage(signal),
      call('load', { options: { lstmOnly: true, corePath: coreUrl, logging: false } }),
    ])
    await call('loadLanguage', {
      langs: [{ code: language, data }],
      options: { cacheMethod: 'none', lstmOnly: true },
    })
    await call('initialize', { langs: language, oem: lstmOnly })
  } catch (failure) {
    end()
    throw failure
  }
  signal.removeEventListener('abort', end)
  const tokens = async (image: Uint8Array, mode: string) => {
    /* Remarks of the engine would go to the console as errors. */
    const options = { tessedit_pageseg_mode: mode, debug_file: '/dev/null' }
    const page = await call('recognize', { image, options, output: { text: false, blocks: true } })
    return tokensOf((page as { blocks: Block[] | null }).blocks ?? [])
  }
  return {
    read: async (picture) => mergedTokens(await tokens(picture, scattered), await tokens(picture, block)),
    end,
  }
}

async function fetchLanguage(signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(languageUrl, { signal })
  if (!answer.ok) throw new Error(`The language is not there: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The library's worker; `end` fails the calls that it has not answered. */
function openWorker() {
  const worker = new Worker(workerUrl)
  const calls = new Map<string, Call>()
  let count = 0
  const fail = (reason: string) => {
    worker.terminate()
    for (const { reject } of calls.values()) reject(new Error(reason))
    calls.clear()
  }
  worker.addEventListener('error', ({ message }) => fail(`The recogniser failed: ${message}`))
  worker.addEventListener('message', ({ data: { jobId, status, data } }: MessageEvent<Answer>) => {
    if (status === 'progress') return
    if (status === 'resolve') calls.get(jobId)?.resolve(data)
    else calls.get(jobId)?.reject(new Error(String(data)))
    calls.delete(jobId)
  })
  const call = (action: string, payload: object) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1
      const jobId = `${action}-${count}`
      calls.set(jobId, { resolve, reject })
      worker.postMessage({ workerId: 'recogniser', jobId, action, payload })
    })
  return { call, end: () => fail('The recogniser was ended.') }
}

function tokensOf(blocks: readonly Block[]): Token[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
  return lines.flatMap(({ words, baseline: { x0, y0, x1, y1 } }) => {
    const slope = x1 === x0 ? 0 : (y1 - y0) / (x1 - x0)
    return words.map(({ text, confidence, bbox }) => ({
      text,
      confidence,
      left: bbox.x0,
      right: bbox.x1,
      top: bbox.y0,
      bottom: bbox.y1,
      baseline: y0 + slope * ((bbox.x0 + bbox.x1) / 2 - x0),
    }))
  })
}
