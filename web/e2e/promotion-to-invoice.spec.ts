import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'

test('one path leads from a news item over its promotion to the purchase and to its invoice @field', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/aktualnosci/tankuj-z-dovvo')
  await page.getByRole('link', { name: /^strona promocji/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tankuj z DOVVO' })).toBeVisible()
  const steps = page.getByRole('list', { name: 'Od zakupu do faktury' })

  /* What is lacking, and so the size of the packs, depends on what the participant has bought by now. */
  const advice = page.getByText(/^\d+\s×\s\d+\sL DOVVO .* wystarczy, ok\.\s[\d\s]+zł$/)
  let size = ''

  await test.step('what to buy', async () => {
    await steps.getByRole('link', { name: 'Co kupić' }).click()
    await expect(page.locator('#co-kupic')).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'Co kupić' })).toBeInViewport()
    await expect(advice).toBeVisible()
    size = /×\s(\d+)\sL/.exec((await advice.textContent()) ?? '')?.[1] ?? ''
    await expectAccessible(page)
  })

  await test.step('where, near the farm', async () => {
    await steps.getByRole('link', { name: 'Gdzie' }).click()
    await expect(page.getByRole('button', { name: 'Inowrocław', pressed: true })).toBeVisible()
    await expect(page).toHaveURL(/[?&]search=Inowroc/)
    await expectAccessible(page)
    await page.goBack()
  })

  await test.step('the distributors near the farm', async () => {
    await page.getByRole('link', { name: /^Dystrybutorzy w\spobliżu$/ }).click()
    await expect(page.getByText(/^Najbliżej kodu\s88-150$/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Dystrybutorzy' })).toContainText('Inowrocław')
    await page.goBack()
  })

  await test.step('what it brings, without losing what was calculated before', async () => {
    await steps.getByRole('link', { name: 'Policz' }).click()
    await expect(page).toHaveURL(/\/kalkulator$/)
    await expect(
      page.getByRole('textbox', { name: new RegExp(`Opakowanie ${size}\\sL`) }).first(),
    ).toHaveValue(/^[1-9]/)
    await expect(page.getByRole('heading', { name: 'W promocjach' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
  })

  await test.step('the invoice', async () => {
    await steps.getByRole('link', { name: 'Zgłoś fakturę' }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  })
})
