import type { APIResponse, Page } from '@playwright/test'
import { expect, type Login, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'
import { HOSTILE, partsOf, payloads } from './support/payloads.ts'

/* A world of its own, because its texts stand on everybody's pages. */
test.use({ world: 'hostile' })

/** Elements that formatted text may have. */
const formatting = ['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'UL', 'OL', 'LI', 'H2', 'H3', 'H4']

/** Links that hostile texts may have, as they are shown: one within the portal and one to another site. */
const links = {
  own: '<a href="/nagrody">',
  foreign: `<a href="${HOSTILE}/x" target="_blank" rel="noopener noreferrer">`,
  hint: '<span class="sr-only">',
}

/** The portal's own markup around a word with a hyphen. */
const whole = '<span class="whitespace-nowrap">'
const operators = { texts: '.prose', allowed: [whole, ...Object.values(links)] }

/** An editor who writes through the API, without the forms' validation. */
class Editor {
  readonly #page: Page
  readonly #token: string

  private constructor(page: Page, token: string) {
    this.#page = page
    this.#token = token
  }

  static async signIn(page: Page, { login: email, password }: Login): Promise<Editor> {
    const ask = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data })
      return (await answer.json()) as { auth_token?: string; data?: Record<string, string> }
    }
    const handle = (await ask('/api/v1/backoffice/auth/login', { email, password })).data?.handle
    const code = (await ask('/api/demo/operator-code', { email })).data?.code
    const { auth_token: token } = await ask('/api/v1/backoffice/auth/second-factor', { handle, code })
    if (!token) throw new Error('the editor is not let in')
    return new Editor(page, token)
  }

  async add(kind: 'news' | 'pages' | 'faq', data: object): Promise<APIResponse> {
    const headers = { authorization: `Bearer ${this.#token}` }
    const answer = await this.#page.request.post(`/api/v1/backoffice/${kind}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(201)
    return answer
  }
}

/** Requests to other origins and dialogs opened by scripts. */
function watch(page: Page, url: string): string[] {
  const errors: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'blob:' && origin !== url) errors.push(request.url())
  })
  page.on('dialog', (dialog) => errors.push(`dialog: ${dialog.message()}`))
  return errors
}

/** No script ran, no request left, and formatted text contains only formatting. */
async function expectHarmless(
  page: Page,
  errors: readonly string[],
  what: string,
  /** The selector of the texts and the links allowed in them; a text out of an address may have none. */
  { texts, allowed }: { texts: string; allowed: readonly string[] } = operators,
) {
  const found = await page.evaluate(
    ([tags, links, texts]) => {
      const elements = [...document.querySelectorAll(`${texts} *`)].filter(
        ({ outerHTML }) => !links.some((link) => outerHTML.startsWith(link)),
      )
      return {
        ran: 'ran' in window,
        strange: elements.filter(({ tagName }) => !tags.includes(tagName)).map(({ outerHTML }) => outerHTML),
        attributes: elements
          .filter((element) => element.attributes.length > 0)
          .map(({ outerHTML }) => outerHTML),
        frames: document.querySelectorAll('iframe, object, embed, base, meta[http-equiv]').length,
      }
    },
    [formatting, allowed, texts] as const,
  )
  expect(found, what).toEqual({ ran: false, strange: [], attributes: [], frames: 0 })
  expect(errors, what).toEqual([])
}

test('more than five hundred hostile texts do nothing, wherever operators write and everybody reads', async ({
  page,
  server,
  logins,
}) => {
  test.setTimeout(240_000)
  expect(payloads.length).toBeGreaterThan(500)
  const editor = await Editor.signIn(page, loginOf(logins, 'editor'))
  const common = { audience: 'everyone', published: true }
  /* The server refuses control characters in fields of one line. */
  const lines = payloads.filter((line) => line.length <= 120 && !/\p{Cc}/u.test(line))
  const errors = watch(page, server.url)
  for (const [place, part] of partsOf(90).entries()) {
    const [title, summary] = lines.slice(2 * place)
    const text = part.join('\n')
    const slug = `wrogi-tekst-${place}`
    const day = '2025-08-19'
    await editor.add('news', { ...common, topic: 'fields', published_on: day, title, summary, text, slug })
    await editor.add('pages', { ...common, updated_on: day, title, summary, text, slug: `strona-${slug}` })
    await editor.add('faq', { ...common, position: '1', question: title, answer: text })
    for (const address of [`/aktualnosci/${slug}`, `/strona-${slug}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.prose').first()).not.toBeEmpty()
      await expectHarmless(page, errors, address)
    }
  }
  await page.goto('/aktualnosci')
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible()
  await expectHarmless(page, errors, '/aktualnosci')
  await page.goto('/')
  const questions = page.getByRole('region', { name: /pytania/i })
  for (const question of await questions.getByRole('button').all()) await question.press('Enter')
  await expectHarmless(page, errors, '/')
  await signInOperator(page, loginOf(logins, 'editor'))
  for (const address of ['/zaplecze/aktualnosci', '/zaplecze/strony', '/zaplecze/pytania']) {
    await page.goto(address)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectHarmless(page, errors, address)
  }
})

test('a hostile address of a confirmation does nothing', async ({ page, server }) => {
  test.setTimeout(240_000)
  const errors = watch(page, server.url)
  for (const part of partsOf(48)) {
    await page.goto('about:blank')
    await page.goto(`/?content=${encodeURIComponent(part.join(' '))}#!potwierdzenie`)
    await expect(page.getByRole('dialog').locator('.prose')).toBeAttached()
    await expectHarmless(page, errors, part.join('\n'), { texts: '[role=dialog] .prose', allowed: [whole] })
  }
})

test('a hostile name stays a name on every page that shows it @phone', async ({ page, server, logins }) => {
  test.setTimeout(120_000)
  const errors = watch(page, server.url)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moj-profil#!edycja-danych-profilu')
  const dialog = page.getByRole('dialog')
  const name = '<svg/onload=ran=1>'
  await dialog.getByLabel('Imię').first().fill(name)
  await dialog.getByLabel('Nazwisko').first().fill('"><img src=x onerror=ran=1>')
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(dialog.getByText('Twoje dane zostały edytowane prawidłowo')).toBeVisible()
  for (const address of ['/dashboard', '/moj-profil', '/moje-nagrody']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: `Konto: ${name}` }).first()).toBeVisible()
    await expectHarmless(page, errors, address)
  }
  await signInOperator(page, loginOf(logins, 'support'))
  await page.goto('/zaplecze/uczestnicy?search=5260250274')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(name).first()).toBeVisible()
  await expectHarmless(page, errors, 'the record of the participant')
})
