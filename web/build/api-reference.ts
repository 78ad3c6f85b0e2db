import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const swagger = join(root, 'node_modules/swagger-ui-dist')

/** Files of the API's reference by their addresses in the build; the app itself uses none of them. */
const files: Readonly<Record<string, string>> = {
  'reference/swagger-ui.js': join(swagger, 'swagger-ui-bundle.js'),
  'reference/swagger-ui.css': join(swagger, 'swagger-ui.css'),
  'reference/LICENSE.txt': join(swagger, 'LICENSE'),
  'reference/NOTICE.txt': join(swagger, 'NOTICE'),
  'reference/start.js': join(root, 'reference/start.js'),
}

/** Copies the files of the API's reference, which the server's `/api/reference` names, into the build. */
export function apiReference(): Plugin {
  return {
    name: 'plon:api-reference',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: withoutSourceMap(readFileSync(source, 'utf8')) })
    },
  }
}

/** The text without its source map, which is not shipped and which a browser would request. */
function withoutSourceMap(text: string): string {
  return text.replace(/\n?(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ ?\*\/)\s*$/, '\n')
}
