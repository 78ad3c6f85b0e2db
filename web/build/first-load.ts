import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The limit in bytes, by Brotli, of the scripts named by the document, which load before any page's own code. */
const limit = 130_000

/** Fails a build whose initial scripts exceed the limit; it runs after `precompress`, whose files it measures. */
export function limitsFirstLoad(): Plugin {
  let folder = 'dist'
  return {
    name: 'plon:first-load',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const weight = firstLoadOf(folder)
        if (weight > limit)
          throw new Error(`The scripts of index.html take ${weight} bytes by Brotli, ${limit} at most.`)
      },
    },
  }
}

export function firstLoadOf(folder: string): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''))
  if (scripts.size === 0) throw new Error('index.html names no script.')
  return [...scripts].reduce((sum, path) => sum + statSync(join(folder, `${path}.br`)).size, 0)
}
