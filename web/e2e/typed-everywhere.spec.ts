import { modals } from '../src/modals.tsx'
import { expect, loginOf, postponeTrip, signIn, signInOperator, test } from './support/fixtures.ts'
import { formPlaces, formSources } from './support/form-sources.ts'
import { routes } from './support/routes.ts'
import { type Stop, sweepStop, type World } from './support/stops.ts'
import { Sweep } from './support/sweep.ts'
import { contentStops, listStops, programmeStops, promotionStops } from './support/swept-admin.ts'
import { ownStops, signedOutStops, workStops } from './support/swept-flows.ts'
import { leftOut, sameElsewhere, walked } from './support/swept-nowhere.ts'
import { guestStops, participantStops } from './support/swept-portal.ts'
import { sweepRegistration } from './support/swept-registration.ts'

/*
 * Enter or the form's shortcut sends what stands in the fields: tried in every field of every form, with the caret
 * still in the field typed last. Every request is refused on its way, so nothing is stored; the world is its own
 * because some forms need payouts, codes and requests, which would disturb other tests.
 */
test.use({ world: 'typed-everywhere', contextOptions: { reducedMotion: 'reduce' } })

async function sweepAll(world: World, stops: readonly Stop[], below: string) {
  test.setTimeout(300_000)
  const sweep = await Sweep.begin(world.page)
  for (const stop of stops) await test.step(stop.at, () => sweepStop(world, sweep, stop, below))
  annotate(sweep)
}

/** Puts the number of swept fields into the report. */
function annotate({ swept }: Sweep) {
  test.info().annotations.push({ type: 'swept', description: `${swept.length} fields` })
}

for (const [what, stops] of Object.entries({
  'of products, rewards, distributors and texts': contentStops,
  'of the programme and its people': programmeStops,
  'of what waits in the back office': workStops,
  'of promotions': promotionStops,
  'of the lists': listStops,
}))
  test(`in every form ${what} in the back office a key sends what stands in each field`, async ({
    page,
    server: { url },
    logins,
  }) => {
    await signInOperator(page, loginOf(logins, 'administrator'))
    await sweepAll({ page, url, logins }, stops, '/zaplecze/operatorzy')
  })

test('in every form of a participant a key sends what stands in each field', async ({
  page,
  server: { url },
  logins,
}) => {
  await postponeTrip(page, url)
  await signIn(page, loginOf(logins, 'participant'))
  await sweepAll({ page, url, logins }, [...participantStops, ...ownStops], '/dashboard')
})

test('in every form of a visitor, and at each door, a key sends what stands in each field', async ({
  page,
  server: { url },
  logins,
}) => {
  await sweepAll({ page, url, logins }, [...guestStops, ...signedOutStops], '/')
})

test('Enter in any field of a registration leads on, and the end sends what stood in each', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const sweep = await Sweep.begin(page)
  await sweepRegistration(page, sweep)
  annotate(sweep)
})

test('every field that a key can send, of every page and modal, is in the sweep, or it is said why not', () => {
  const stops = [
    ...[...contentStops, ...programmeStops, ...workStops, ...promotionStops, ...listStops],
    ...[...participantStops, ...ownStops, ...guestStops, ...signedOutStops, ...walked],
  ]
  const swept = [...new Set(stops.flatMap(({ sources }) => sources))]
  expect([...swept, ...Object.keys(leftOut)].sort(), 'files with fields').toEqual(formSources())

  const visited = new Set<string>(stops.map(({ at }) => at))
  const places = formPlaces()
  const all = [...Object.keys(routes), ...Object.keys(modals).map((name) => `#!${name}`)]
  expect([...places.keys()].sort(), 'all are read').toEqual(all.sort())
  const missing = [...places].filter(([, files]) => files.some((file) => !(file in leftOut)))
  const unseen = missing.map(([place]) => place).filter((place) => !visited.has(place))
  expect(unseen.sort(), 'pages and modals').toEqual(Object.keys(sameElsewhere).sort())
})
