import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { isInAudience } from '../src/modal/modal.ts'
import type { Row } from '../src/routes.tsx'
import {
  expectLoaded,
  type Login,
  loginOf,
  postponeTrip,
  signIn,
  signInOperator,
  test,
} from './support/fixtures.ts'
import { findFor, hashes, nothing, openingOf } from './support/openings.ts'
import { addressOf, recordsOf, routesOf, type Visited } from './support/routes.ts'

const shots = fileURLToPath(new URL('../shots', import.meta.url))

/** Saves a screenshot of the whole page, by its width, reader and address. */
async function shoot(page: Page, who: string, address: string) {
  const name = address.replace(/^\//, '').replace(/[^\w#!-]+/g, '_') || 'index'
  await page.screenshot({ path: join(shots, test.info().project.name, who, `${name}.png`), fullPage: true })
}

async function shootAll(page: Page, who: string, visited: readonly Visited[]) {
  for (const visit of visited) {
    await page.goto(addressOf(visit))
    await expectLoaded(page)
    await shoot(page, who, visit.path)
  }
}

/** Screenshots of the reader's modals over a page. */
async function shootModals(
  page: Page,
  who: 'guest' | 'participant' | 'operator',
  below: string,
  found = nothing,
) {
  for (const hash of hashes()) {
    const { audience } = hash.row
    if (hash.onDay || !isInAudience(audience, who === 'participant' ? 'retail' : who)) continue
    const { page: other = below, query } = openingOf(hash, found)
    await page.goto('about:blank')
    await page.goto(`${other}?${new URLSearchParams(query)}${hash.hash}`)
    await page.getByRole('dialog').waitFor()
    await expectLoaded(page)
    await page.screenshot({ path: join(shots, test.info().project.name, who, `${hash.hash.slice(2)}.png`) })
  }
}

const isOpen = ({ guard }: Row) => guard === 'open' || guard === 'guest-only'
const isTheirs = ({ guard, layout }: Row) => layout === 'panel' && guard !== 'operator'
const isAdminRoute = ({ guard }: Row) => guard === 'operator'

test('guest', async ({ page, server }) => {
  await shootAll(page, 'guest', await routesOf(server.url, isOpen))
  await shootModals(page, 'guest', '/')
})

test('participant', async ({ page, server, logins }) => {
  const login = loginOf(logins, 'participant')
  await signIn(page, login)
  await shootAll(page, 'participant', await routesOf(server.url, isTheirs))
  await shootModals(page, 'participant', '/dashboard', await findFor(server.url, login))
})

/** Participants with nothing yet, and at their limit. */
const others = { newcomer: 'Nowy Uczestnik', 'at-limit': 'Uczestnik, który osiągnął limit punktów' }

for (const [who, label] of Object.entries(others)) {
  test(who, async ({ page, server, logins }) => {
    await signIn(page, loginOf(logins, 'participant', label))
    await postponeTrip(page, server.url)
    await shootAll(page, who, await routesOf(server.url, isTheirs))
  })
}

test('administrator', async ({ page, server, logins }) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  await shootAll(page, 'administrator', await routesOf(server.url, isAdminRoute))
  await shootAll(page, 'administrator', await recordsOf(page))
  await shootModals(page, 'operator', '/zaplecze/operatorzy')
})

test('the dashboard of each back office role', async ({ page, logins }) => {
  for (const login of logins.filter(isOperator)) {
    await signInOperator(page, login)
    await page.goto('/zaplecze')
    await expectLoaded(page)
    await shoot(page, login.role, '/zaplecze')
  }
})

function isOperator({ role }: Login): boolean {
  return role !== 'participant'
}
