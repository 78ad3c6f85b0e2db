import { expect } from '@playwright/test'
import { expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'

test('an administrator sees who knocked, by the hour and one by one @postgres', async ({
  page,
  logins,
  request,
}) => {
  const nip = '9990034160'
  for (let tries = 0; tries < 3; tries++) {
    const answer = await request.post('/api/v1/auth/login', {
      data: { account_type: 'program.retail', nip, password: `Wrong#${tries}2025` },
    })
    expect(answer.status()).toBe(422)
  }
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze')
  await page.goto('/zaplecze/bezpieczenstwo')
  await expect(page.getByRole('heading', { level: 1, name: 'Bezpieczeństwo' })).toBeVisible()
  await expect(page.getByRole('group', { name: /próby logowania według godzin/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pokaż jako tabelę' }).click()
  await expect(page.getByRole('table', { name: 'Nieudane logowania według godzin' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('NIP lub e-mail').fill(nip)
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`account=${nip}`))
  const events = page.getByRole('table', { name: 'Zdarzenia bezpieczeństwa' })
  const row = events.getByRole('row').filter({ hasText: 'Nieudane logowanie' }).first()
  await expect(row).toContainText(nip)
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  await expect(page.getByText('błędny NIP lub hasło')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Zdarzenie').selectOption({ label: 'Ponowne użycie klucza sesji' })
  await expect(page.getByText('Nic nie znaleziono')).toBeVisible()
})

test('other roles find neither the page in the menu nor its events', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bezpieczeństwo', includeHidden: true })).toHaveCount(0)
  const refused = page.waitForResponse((answer) => answer.url().includes('/backoffice/security-events'))
  await page.goto('/zaplecze/bezpieczenstwo')
  expect((await refused).status()).toBe(403)
})
