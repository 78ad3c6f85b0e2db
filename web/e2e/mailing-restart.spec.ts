import type { Page } from '@playwright/test'
import { bearerOfOperator, expect, loginOf, signInOperator, test } from './support/fixtures.ts'
import { START, start } from './support/server.ts'
import { copyOfTemplate, remove } from './support/template.ts'

interface Mailing {
  readonly id: number
  readonly version: number
}

interface ChannelResults {
  readonly channel: string
  readonly recipients: number
  readonly waiting: number
  readonly sent: number
  readonly kept: number
  readonly queued: number
  readonly skipped: readonly { readonly reason: string; readonly recipients: number }[]
}

const day = START.slice(0, 10)

/** Calls a server's API with a bearer. */
async function call<Data>(page: Page, bearer: string, path: string, data?: object): Promise<Data> {
  const headers = { Authorization: `Bearer ${bearer}` }
  const address = `/api/v1/backoffice/${path}`
  const answer = await (data
    ? page.request.post(address, { headers, data })
    : page.request.get(address, { headers }))
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}

/** A channel's figures once none of its messages is on its way. */
async function resting(page: Page, bearer: string, id: number, channel: string): Promise<ChannelResults> {
  let found: ChannelResults | undefined
  await expect(async () => {
    const { channels } = await call<{ channels: ChannelResults[] }>(page, bearer, `mailings/${id}/results`)
    found = channels.find((one) => one.channel === channel)
    expect(found?.queued).toBe(0)
    expect((found?.sent ?? 0) + (found?.kept ?? 0)).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error(`no results of ${channel}`)
  return found
}

const refused = ({ skipped }: ChannelResults) =>
  skipped.find(({ reason }) => reason === 'no_consent')?.recipients ?? 0

test('a mailing that a power cut ends in the middle goes on after it, once to each who has agreed', async ({
  browser,
  logins,
}) => {
  test.setTimeout(180_000)
  const [editor, chief] = [loginOf(logins, 'editor'), loginOf(logins, 'administrator')]
  const world = await copyOfTemplate('sqlite', START)
  let server = await start(world, START)
  /* A bearer lasts for minutes, so that it is taken after the clock was moved. */
  const open = async (time: string, who = editor) => {
    const page = await (await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })).newPage()
    await page.request.post('/api/demo/clock', { data: { to: time } })
    return { page, bearer: await bearerOfOperator(page, who) }
  }
  try {
    /* Phones are quiet in the evening: the e-mails leave, and every SMS waits for the morning. */
    const first = await open(`${day}T21:30`)
    const segment = await call<{ id: number }>(first.page, first.bearer, 'segments', {
      name: 'Wszyscy',
      description: '',
      conditions: [],
    })
    const draft = await call<Mailing>(first.page, first.bearer, 'mailings', {
      ...{ name: 'Jesień', segment_id: segment.id },
      ...{ by_email: true, by_sms: true, in_portal: false, by_push: false },
      ...{ subject: 'Jesienna promocja', content: 'Dzień dobry, od dziś jest więcej punktów.' },
      sms: 'Od dzis jest wiecej punktow.',
    })
    const { id } = draft
    const submitted = await call<Mailing>(first.page, first.bearer, `mailings/${id}/submit`, {
      version: draft.version,
    })
    const second = await open(`${day}T21:40`, chief)
    await call(second.page, second.bearer, `mailings/${id}/approve`, { version: submitted.version })
    const letters = await resting(first.page, first.bearer, id, 'email')
    await server.kill()

    server = await start(world, START)
    const again = await open(`${day}T22:00`)
    const before = await call<{ channels: ChannelResults[] }>(
      again.page,
      again.bearer,
      `mailings/${id}/results`,
    )
    const waiting = before.channels.find(({ channel }) => channel === 'sms')
    expect(waiting?.waiting, 'every SMS waits for the morning').toBe(waiting?.recipients)
    const morning = await open(`${day.slice(0, 8)}21T09:00`)
    const texts = await resting(morning.page, morning.bearer, id, 'sms')
    expect(refused(letters), 'some have not agreed').toBeGreaterThan(0)
    for (const figures of [letters, texts]) {
      const all = figures.sent + figures.kept + figures.skipped.reduce((sum, one) => sum + one.recipients, 0)
      expect(all, 'each recipient once').toBe(figures.recipients)
    }
    expect(await resting(morning.page, morning.bearer, id, 'email'), 'no e-mail a second time').toEqual(
      letters,
    )

    await signInOperator(morning.page, editor)
    await morning.page.goto(`/zaplecze/wysylki/${id}`)
    await expect(morning.page.getByText('Wysłana', { exact: true })).toBeVisible()
  } finally {
    await server.stop()
    await remove(world)
  }
})
