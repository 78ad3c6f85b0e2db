import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** The rows of a table's CSV download, the headings first. */
export async function taken(admin: Page, button: RegExp): Promise<string[][]> {
  const coming = admin.waitForEvent('download')
  await admin.getByRole('button', { name: button }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  return text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
}
