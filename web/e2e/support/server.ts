import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { urlOf } from './databases.ts'
import type { World } from './template.ts'

/** The demo's clock: summer 2025, after most of a season's invoices. */
export const START = '2025-08-20T09:00'

export const binary =
  process.env.PLON_BINARY ?? fileURLToPath(new URL('../../../target/debug/plon', import.meta.url))

export interface Server {
  readonly url: string
  /** The path of the first run's link, which a portal without an operator prints after its address. */
  setupLink(): Promise<string>
  stop(): Promise<void>
  /** Ends it as a power cut would, in the middle of its work. */
  kill(): Promise<void>
}

/** Settings of the binary by their environment variables. */
export type Settings = Readonly<Record<string, string>>

/**
 * Starts the real binary on a free port and waits until it says where. It shows the demo, whose clock stands at `clock`,
 * Warsaw time; with null it is a server as in production, by the machine's clock.
 */
export async function start(
  { data, database }: World,
  clock: string | null,
  settings: Settings = {},
): Promise<Server> {
  const child = spawn(
    binary,
    [
      ...['serve', '--data', data, '--log-format', 'text'],
      ...(clock === null ? [] : ['--demo', '--clock', clock]),
    ],
    {
      env: {
        PATH: process.env.PATH,
        PLON_LISTEN: '127.0.0.1:0',
        ...(database ? { DATABASE_URL: urlOf(database) } : {}),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const text: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => text.push(line))
  const printed = printedBy(child, text)
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const exited = once(child, 'exit')
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await exited
  }
  return {
    url: await printed.address,
    setupLink: () => printed.setupLink,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

function printedBy(child: ChildProcess, text: readonly string[]) {
  let resolveLink: (link: string) => void = () => undefined
  const setupLink = new Promise<string>((resolve) => {
    resolveLink = resolve
  })
  const address = new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`plon ended with ${code}:\n${text.join('\n')}`)))
    if (!child.stdout) return reject(new Error('plon has no output'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)
      if (found) resolve(found[0])
      if (line.includes('/zaplecze/pierwsze-uruchomienie#')) resolveLink(pathOf(line.trim()))
    })
  })
  return { address, setupLink }
}

/** The link without its origin: a server on port 0 prints none that leads to it. */
function pathOf(link: string): string {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}
