import type { Rolldown } from 'vite'

/**
 * Files into which the code that every screen needs is split: the document's own script without dependencies, and the
 * app in three, each parsed in a task of its own. The rest is split by its importers; icons, of some hundred bytes
 * each, share one file.
 */
export const parts: Rolldown.OutputOptions = {
  assetFileNames: ({ originalFileNames }) => assetName(originalFileNames),
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]start\.ts$/, priority: 4 },
      { name: 'react', test: /[\\/]src[\\/]react-root\.ts$/, priority: 3 },
      { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
      { name: 'app', test: /[\\/]src[\\/]main\.tsx$/, priority: 1 },
      { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
    ],
  },
}

/** Packages of the text recogniser, whose files the server serves with a policy of their own. */
const recogniser = /node_modules\/(tesseract\.js|tesseract\.js-core|@tesseract\.js-data)\//

/** Pattern of an asset's name, by the files that it is made of. */
export function assetName(originals: readonly string[]): string {
  const isRecogniser = originals.some((name) => recogniser.test(name.replaceAll('\\', '/')))
  return `assets/${isRecogniser ? 'recognition/' : ''}[name]-[hash][extname]`
}
