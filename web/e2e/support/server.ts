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
  stop(): Promise<void>
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
  const url = await address(child, text)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

function address(child: ChildProcess, text: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`plon ended with ${code}:\n${text.join('\n')}`)))
    if (!child.stdout) return reject(new Error('plon has no output'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)
      if (found) resolve(found[0])
    })
  })
}
