import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { appOf, type Part, partWith, startOf } from './precache.ts'

/** The limit in bytes, by Brotli, of the scripts of a visitor's first page: the app's, the page's own, and no others. */
const limit = 130_000

/** The same of a page that is a form from the start, which brings the fields, their rules and what keeps a draft. */
const limitOfForms = 206_000

/** Views with limits of their own; what is a form on other pages is loaded after them. */
const ownLimits: ReadonlyMap<string, number> = new Map([
  ['ConfirmPage', limitOfForms],
  ['ContactPage', limitOfForms],
  ['LeaveMailingsPage', limitOfForms],
  ['LeavePage', limitOfForms],
  ['ParticipationPage', limitOfForms],
  ['PartnerPage', limitOfForms],
  /* Its text needs the sanitiser, and its terms and steps are many. */
  ['PromotionPage', 137_000],
  ['RegistrationPage', limitOfForms],
])

/** The module of a view. */
const pageView = /\/src\/features\/.*\/(\w+Page)\.tsx$/

/**
 * Fails a build in which a page that a visitor may open first is too heavy; it runs after `precompress`, whose files it
 * measures.
 */
export function limitsFirstLoad(): Plugin {
  let folder = 'dist'
  let parts: readonly Part[] = []
  return {
    name: 'plon:first-load',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        parts = Object.values(bundle) as Part[]
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (parts.length === 0) return
        const loads = firstLoads(parts, (name) => statSync(join(folder, `${name}.br`)).size)
        const heavy = tooHeavy(loads)
        if (heavy.length > 0) throw new Error(heavy.join('\n'))
      },
    },
  }
}

/**
 * The weight of each page that a visitor may open first, by the name of its view: those that the app itself names, as it
 * names the screens of participants and operators by a table of theirs.
 */
export function firstLoads(
  parts: readonly Part[],
  weightOf: (name: string) => number,
): ReadonlyMap<string, number> {
  const byName = new Map(parts.map((part) => [part.fileName, part]))
  const app = appOf(parts)
  const always = [startOf(parts), partWith('/src/react-root.ts', parts), app]
  const pages = (app.dynamicImports ?? []).flatMap((name) => {
    const part = byName.get(name)
    const [, view] = pageView.exec(part?.facadeModuleId ?? '') ?? []
    return part && view ? [[view, part] as const] : []
  })
  return new Map(
    pages.map(([view, part]) => {
      const files = withImports([...always, part], byName)
      return [view, files.reduce((sum, { fileName }) => sum + weightOf(fileName), 0)]
    }),
  )
}

/** The parts with all that they import before they run. */
function withImports(parts: readonly Part[], byName: ReadonlyMap<string, Part>): readonly Part[] {
  const found = new Set(parts)
  for (const { imports = [] } of found) {
    for (const name of imports) {
      const part = byName.get(name)
      if (part) found.add(part)
    }
  }
  return [...found]
}

/** A sentence about each page beyond its limit. */
export function tooHeavy(loads: ReadonlyMap<string, number>): readonly string[] {
  if (loads.size === 0) throw new Error('The app names no page.')
  return [...loads].flatMap(([view, bytes]) => {
    const most = ownLimits.get(view) ?? limit
    return bytes > most
      ? [`The scripts of ${view} take ${bytes} bytes by Brotli as a first page, ${most} at most.`]
      : []
  })
}
