import type { Page } from '@playwright/test'
import type { Upload } from './files.ts'
import { expect, expectAccessible } from './fixtures.ts'

/** The dialog in which a picture of the library is chosen. */
export function pictureDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Wybierz obraz' })
}

/** Adds a new picture where one is chosen, without sending the form around it. */
export async function addPictureInPlace(page: Page, file: Upload, alternative: string) {
  await page.getByRole('button', { name: 'Wybierz obraz' }).click()
  const dialog = pictureDialog(page)
  await dialog.getByRole('button', { name: 'Dodaj nowy obraz' }).click()
  const added = dialog.getByRole('form', { name: 'Nowy obraz' })
  await added.locator('input[type=file]').first().setInputFiles(file)
  await added.getByLabel('Tekst alternatywny').fill(alternative)
  await expectAccessible(page)
  await added.getByRole('button', { name: /^Dodaj i\swybierz$/ }).click()
  await expect(dialog).toBeHidden()
}
