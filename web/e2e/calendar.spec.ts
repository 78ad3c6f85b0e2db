import { calendarOf } from './support/calendar.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'

test('anybody puts the days of a promotion into their calendar, as long as some are ahead @phone', async ({
  page,
}) => {
  await page.goto('/promocje/tankuj-z-dovvo')
  const link = page.getByRole('link', { name: 'Dodaj do kalendarza' })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const lines = await calendarOf(page, link)
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTART;VALUE=DATE:20251031')
  expect(lines.filter((line) => /^SUMMARY:.*Tankuj z DOVVO/.test(line)).length).toBeGreaterThan(0)
  await expect(page, 'the page stays').toHaveURL(/\/promocje\/tankuj-z-dovvo$/)

  await page.goto('/promocje/pogromca-chwastow')
  await expect(page.getByText('Zakończona', { exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)
})
