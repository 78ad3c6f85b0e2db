import type { Plugin } from 'vite'
import { appOf, closureOf, type Part, startOf } from './precache.ts'

/**
 * Moves the style sheets before the scripts in the document's head, because on a weak signal the browser shows nothing
 * until both have come. The app's code, which the first script imports, gets a preload link, so that a document without
 * content has it one round trip sooner; the server removes these links from documents that it fills.
 */
export function paintsFirst(): Plugin {
  return {
    name: 'plon:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => paintFirst(html, codeOf(Object.values(bundle ?? {}) as Part[])),
    },
  }
}

/** Files of the app's code that every screen needs, without the document's own script. */
export function codeOf(parts: readonly Part[]): string[] {
  const byName = new Map(parts.map((part) => [part.fileName, part]))
  const start = startOf(parts)
  return closureOf([appOf(parts)], byName, ({ imports = [] }) => imports)
    .filter((part) => part !== start)
    .map(({ fileName }) => fileName)
}

const sheet = /\n *<link rel="stylesheet"[^>]*>/
const title = /<title>.*<\/title>/
const ownPreloads = /\n *<link rel="modulepreload"[^>]*>/g
const script = /\n( *)<script (type="module"[^>]*><\/script>)/

export function paintFirst(html: string, code: readonly string[]): string {
  const [found] = sheet.exec(html) ?? []
  if (!found) throw new Error('The document has no style sheet')
  if (!title.test(html)) throw new Error('The document has no title to put the style sheet after')
  if (!script.test(html)) throw new Error('The document has no script')
  return html
    .replace(sheet, '')
    .replace(ownPreloads, '')
    .replace(title, (it) => it + found)
    .replace(script, (_, space: string, rest: string) => {
      const lines = code.map(
        (name) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${name}">`,
      )
      return [`<script fetchpriority="low" ${rest}`, ...lines].map((line) => `\n${space}${line}`).join('')
    })
}
