// @vitest-environment node
import { expect, test } from 'vitest'
import { assetName } from './parts.ts'

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
