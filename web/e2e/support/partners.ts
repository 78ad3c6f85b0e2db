import type { Browser, Page } from '@playwright/test'
import { bearerOfOperator, expect, type Login } from './fixtures.ts'
import { approvePartner, newNip, openRequest, registerPartner } from './people.ts'
import { operatorsPage } from './purchases.ts'

const password = 'Trzy%bociany#25'

/** Registers as a partner, is approved by an operator, and sets a password. */
export async function newPartner(page: Page, browser: Browser, url: string, operator: Login): Promise<Login> {
  const nip = newNip()
  await registerPartner(page, nip)
  const admin = await operatorsPage(browser, url, operator)
  await openRequest(admin, nip, 'Jan Kujawski')
  await approvePartner(admin)
  const login = await withPassword(page, admin, operator, nip)
  await admin.context().close()
  return { ...login, label: 'Partner' }
}

/** Sets the first password of an account by the code that the outbox shows to operators. */
export async function withPassword(page: Page, admin: Page, operator: Login, nip: string): Promise<Login> {
  const response = await page.request.post('/api/v1/auth/password-reset/request', {
    data: { nip, account_type: 'program.retail' },
  })
  expect(response.ok()).toBe(true)
  const code = await newestCode(admin, operator)
  const set = await page.request.post('/api/v1/auth/password-reset', {
    data: { nip, password, password_confirmation: password, sms_code: code },
  })
  expect(set.ok()).toBe(true)
  return { role: 'participant', label: nip, login: nip, password }
}

async function newestCode(admin: Page, operator: Login): Promise<string> {
  const headers = { Authorization: `Bearer ${await bearerOfOperator(admin, operator)}` }
  const list = await (await admin.request.get('/api/v1/backoffice/messages?channel=sms', { headers })).json()
  const { id } =
    list.data.items.find(({ cause }: { cause: string }) => cause.startsWith('Kod do ustawienia')) ?? {}
  const { data } = await (await admin.request.get(`/api/v1/backoffice/messages/${id}`, { headers })).json()
  const code = /(\d{6})/.exec(data.text ?? '')?.[1]
  if (!code) throw new Error(`no code in ${JSON.stringify(data)} of ${JSON.stringify(list).slice(0, 400)}`)
  return code
}
