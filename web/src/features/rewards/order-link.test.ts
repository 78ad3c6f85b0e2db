import { expect, test } from 'vitest'
import { orderLink } from './order-link'
import type { RewardDetails } from './queries'

const shirt = { kind: 'parcel', slug: 'koszula' } as RewardDetails
const transfer = { kind: 'bank_transfer', slug: 'przelew' } as RewardDetails

test.each([
  [shirt, true, undefined, '/nagrody/koszula/zamowienie'],
  [shirt, false, 17, '/nagrody/koszula/zamowienie?rozmiar=17'],
  [shirt, true, null, '/nagrody/koszula/zamowienie'],
  [transfer, true, null, '/nagrody/przelew/zamowienie'],
  [transfer, false, null, '#!uzupelnij-numer-konta'],
] as const)(
  'the order of %o, with an account: %s, variant %s, is at %s',
  (reward, hasAccount, variant, link) => {
    expect(orderLink(reward, hasAccount, variant)).toBe(link)
  },
)
