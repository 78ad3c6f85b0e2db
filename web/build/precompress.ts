import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest'])

/**
 * Writes `<file>.br` and `<file>.gz` beside every compressible file of the build, so that the server need not compress.
 */
export function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'plon:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      compressFolder(folder)
    },
  }
}

export function compressFolder(folder: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (compressible.has(extname(file))) compress(join(folder, file))
  }
}

function compress(path: string) {
  const bytes = readFileSync(path)
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
