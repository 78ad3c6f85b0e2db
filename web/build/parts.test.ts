// @vitest-environment node
import { expect, test } from 'vitest'
import { assetName, chunkName, preloaded } from './parts.ts'

test.each([
  'node_modules/tesseract.js/dist/worker.min.js',
  'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'node_modules/@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz',
  'node_modules\\tesseract.js\\dist\\worker.min.js',
])('%s is of the recogniser, which the server serves with a policy of its own', (original) => {
  expect(assetName([original])).toBe('assets/recognition/[name]-[hash][extname]')
})

test.each(['node_modules/pdfjs-dist/build/pdf.worker.min.mjs', 'src/app.css', 'src/tesseract.js/x.png'])(
  '%s is a file like any other',
  (original) => {
    expect(assetName([original])).toBe('assets/[name]-[hash][extname]')
  },
)

test('a file without an original is one like any other', () => {
  expect(assetName([])).toBe('assets/[name]-[hash][extname]')
})

test('a part that is split by its importers has a short name', () => {
  expect(chunkName('icons~HomePage~NewsPage~abc1')).toBe('assets/icons-[hash].js')
  expect(chunkName('HomePage')).toBe('assets/HomePage-[hash].js')
})

test('a screen preloads what the app has not loaded, and the first script all of the app', () => {
  const files = ['assets/react-Abc_12-x.js', 'assets/app-Abc_12-x.js', 'assets/approach-Abc_12-x.js']
  const loads = (hostId: string) => preloaded('assets/x.js', files, { hostId, hostType: 'js' })
  expect(loads('assets/app-Abc_12-x.js')).toEqual(['assets/approach-Abc_12-x.js'])
  expect(loads('assets/start-Abc_12-x.js')).toEqual(files)
})
