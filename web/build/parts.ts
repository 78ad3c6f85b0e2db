import type { BuildOptions, Rolldown } from 'vite'

/** A pattern of modules in a folder of `src`. */
function modules(folder: string, names: string): RegExp {
  return new RegExp(`[\\\\/]src[\\\\/]${folder}[\\\\/](?:${names})\\.tsx?$`)
}

/**
 * Files into which the code is split: the document's own script without dependencies, and the app in three, each parsed
 * in a task of its own; then what its importers always need together, with all that it imports itself. The rest is split
 * by its importers. Each file is named in those that load it, so that many small ones weigh on every first page.
 */
export const parts: Rolldown.OutputOptions = {
  assetFileNames: ({ originalFileNames }) => assetName(originalFileNames),
  chunkFileNames: ({ name }) => chunkName(name),
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]start\.ts$/, priority: 14 },
      { name: 'react', test: /[\\/]src[\\/]react-root\.ts$/, priority: 13 },
      { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 12 },
      { name: 'app', test: /[\\/]src[\\/]main\.tsx$/, priority: 11 },
      {
        name: 'icons',
        test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 2000,
        priority: 10,
      },
      {
        name: 'page',
        test: modules(
          '(?:format|rules|session|ui)',
          'Card|dates|email|PageHead|parsed|Photo|title|TopicPicture',
        ),
        priority: 9,
      },
      { name: 'rules', test: modules('rules', 'decimal|line|nip|phone|postcode'), priority: 9 },
      { name: 'figures', test: modules('format', 'days|numbers|plural'), priority: 9 },
      {
        name: 'list',
        test: modules('ui', 'EmptyState|FieldFrame|helper|list-params|Pager|PlainButton|Select'),
        priority: 8,
      },
      { name: 'content', test: modules('features[\\\\/]content', 'limits|queries'), priority: 8 },
      {
        name: 'news',
        test: /[\\/]src[\\/](?:features[\\/]content[\\/]NewsCards|ui[\\/]NewsPicture)\.tsx$/,
        priority: 7,
      },
      { name: 'contact', test: modules('ui', 'CallLink|ContactLinks|EmailAddress|PlainText'), priority: 7 },
      { name: 'text', test: modules('modal', 'FormattedText'), priority: 7 },
      { name: 'button', test: modules('ui', 'Button'), priority: 6 },
      { name: 'field', test: modules('ui', 'Field|TextField'), priority: 5 },
      { name: 'form', test: modules('form', 'fields|Form|resolver|schema|useFormFlow'), priority: 4 },
      { name: 'dialog', test: modules('ui', 'Dialog'), priority: 3 },
      {
        name: 'background',
        test: /[\\/]src[\\/](?:pwa[\\/](?:start|InstallOffer|OfflineBar)|ui[\\/]NoSignalPicture)\.tsx?$/,
        priority: 1,
      },
    ],
  },
}

/** Files that stand before any screen's own code, so that no screen has to name them. */
const always = /^assets\/(?:app|react|rolldown-runtime|router|start)-[\w-]+\.js$/

/** The files that are loaded together with a screen's own, without those that are there. */
export const preloaded: NonNullable<
  Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']
> = (_, files, { hostId }) =>
  hostId.includes('/start-') ? files : files.filter((name) => !always.test(name))

/** Pattern of a chunk's name; a group that is split by its importers is named after all of them by default. */
export function chunkName(name: string): string {
  return `assets/${name.replace(/~.*$/, '')}-[hash].js`
}

/** Packages of the text recogniser, whose files the server serves with a policy of their own. */
const recogniser = /node_modules\/(tesseract\.js|tesseract\.js-core|@tesseract\.js-data)\//

/** Pattern of an asset's name, by the files that it is made of. */
export function assetName(originals: readonly string[]): string {
  const isRecogniser = originals.some((name) => recogniser.test(name.replaceAll('\\', '/')))
  return `assets/${isRecogniser ? 'recognition/' : ''}[name]-[hash][extname]`
}
