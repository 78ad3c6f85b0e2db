import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

test('points become money by either of two transfers, and closing leads to the catalogue', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury#!nagroda-pieniezna')
  const dialog = page.getByRole('dialog', { name: 'Nagroda pieniężna' })
  await expect(dialog.getByRole('heading', { name: 'Przelew na konto' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Wybierz / })).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/nagrody$/)

  await page.getByRole('link', { name: 'Zamień punkty na pieniądze' }).click()
  await dialog.getByRole('link', { name: /^Wybierz .*PAH/ }).click()
  await expect(page).toHaveURL(/\/nagrody\/przelew-dla-pah-1$/)
  await page.goBack()
  await dialog.getByRole('link', { name: 'Wybierz Przelew na konto' }).click()
  await expect(page).toHaveURL(/\/nagrody\/przelew-na-konto$/)
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(page).toHaveURL(/\/nagrody\/przelew-na-konto\/zamowienie$/)
  await expect(page.getByRole('textbox', { name: 'Kwota przelewu' })).toBeVisible()
})
