/* Draws the app's icons and the social card into public: `node icons/render.mjs`, with Chromium at CHROMIUM or /usr/bin/chromium. */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const icons = [
  { source: 'app.svg', size: 192, file: 'app-192.png' },
  { source: 'app.svg', size: 512, file: 'app-512.png' },
  { source: 'maskable.svg', size: 192, file: 'maskable-192.png' },
  { source: 'maskable.svg', size: 512, file: 'maskable-512.png' },
  /* iOS rounds the corners itself and supports no transparency. */
  { source: 'maskable.svg', size: 180, file: 'apple-touch.png' },
  /* Android draws the shape alone, in its own colour. */
  { source: 'badge.svg', size: 96, file: 'badge-96.png' },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const { source, size, file } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawing = readFileSync(new URL(source, import.meta.url)).toString('base64')
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${drawing}" width="${size}" height="${size}" style="display:block">`,
  )
  const picture = await page.screenshot({ omitBackground: true })
  writeFileSync(new URL(`../public/icons/${file}`, import.meta.url), picture)
  await page.close()
  if (file === 'app-192.png')
    writeFileSync(new URL('../public/favicon.ico', import.meta.url), icon(picture, size))
}
await drawCard()
await browser.close()

/** Draws the preview image of shared links, in the portal's own font. */
async function drawCard() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(readFileSync(new URL('card.html', import.meta.url), 'utf8'))
  for (const range of ['latin', 'latin-ext']) {
    const font = `../node_modules/@fontsource-variable/figtree/files/figtree-${range}-wght-normal.woff2`
    const source = readFileSync(new URL(font, import.meta.url)).toString('base64')
    await page.evaluate(async (data) => {
      const face = new FontFace('Figtree', `url(data:font/woff2;base64,${data})`, { weight: '300 900' })
      document.fonts.add(await face.load())
    }, source)
  }
  await page.evaluate(() => document.fonts.ready)
  writeFileSync(new URL('../public/icons/card.png', import.meta.url), await page.screenshot())
  await page.close()
}

/**
 * `favicon.ico`, which browsers request where no document names an icon: the format's header of 22 bytes before the
 * picture.
 */
function icon(picture, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
