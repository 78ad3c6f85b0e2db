import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const packageFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
/** The library's files without warnings for developers. */
export const production = join(packageFolder, 'dist/production')
const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/

/**
 * Leaves the parts of React Router out of the build that nothing uses. Its package offers bundlers the development
 * files alone, and the names that its components are given for developers' tools keep each of them.
 */
export function slimsRouter(): Plugin {
  return {
    name: 'plon:router-size',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: ofRouter },
      handler: (code) => ({ code: removable(code), map: null }),
    },
  }
}

const displayName = /^[\w$]+\.displayName = "[^"]*";$/gm
const component = /^(var [\w$]+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/** The module's text, in which a component or context that nothing uses has no effect. */
export function removable(code: string): string {
  return code.replace(displayName, '').replace(component, '$1/* @__PURE__ */ $2')
}
