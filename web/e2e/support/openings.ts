import type { Modal } from '../../src/modal/modal.ts'
import { modals } from '../../src/modals.tsx'
import type { ModalName } from '../../src/paths.ts'
import type { Login } from './fixtures.ts'
import type { Opening, Query } from './hashes.ts'

/** Records of the sample participant. */
export interface Found {
  readonly invoice: string
  readonly purchase: { readonly group: number; readonly distributor: number }
}

interface Filling {
  readonly heading: string | RegExp
  readonly page?: string
  readonly query?: (found: Found) => Query
  /** The query of a record that does not exist, and the sentence shown for it. */
  readonly astray?: { readonly query: Query; readonly sentence: string }
  /** The day on which there is such a trip; a test of its own opens it. */
  readonly onDay?: string
}

/* The modal of each hash in the table; a row without an entry fails its test. */
const fillings: Readonly<Record<ModalName, Filling>> = {
  logowanie: { heading: 'Zaloguj się' },
  'reset-hasla': { heading: 'Ustaw hasło' },
  'pierwsze-logowanie': { heading: 'Ustaw hasło' },
  potwierdzenie: { heading: 'Potwierdzenie', query: () => ({ content: 'Dane zostały zapisane.' }) },
  'szczegoly-faktury': {
    heading: /^Faktura /,
    query: ({ invoice }) => ({ id: invoice }),
    astray: { query: { id: 'nie-ma' }, sentence: 'Nie ma takiej faktury wśród Twoich faktur' },
  },
  'plik-faktury': {
    heading: /^Plik faktury ./,
    query: ({ invoice }) => ({ id: invoice }),
    astray: { query: { id: 'nie-ma' }, sentence: 'Nie ma takiej faktury wśród Twoich faktur' },
  },
  'szczegoly-zakupow': {
    heading: /^(?!Szczegóły zakupów)./,
    query: ({ purchase: { group, distributor } }) => ({
      produkt: String(group),
      dystrybutor: String(distributor),
      'sezon-zakupow': '2025',
    }),
    astray: {
      query: { produkt: '999999', dystrybutor: '1' },
      sentence: 'Nie ma takiego produktu wśród Twoich zakupów',
    },
  },
  'zglos-fakture': { heading: 'Zgłoś fakturę' },
  'dodaj-numer-konta': { heading: 'Numer konta bankowego' },
  'edycja-danych-profilu': { heading: 'Edycja danych profilu' },
  uwaga: { heading: 'Uwaga' },
  zgody: { heading: 'Twoje oświadczenia' },
  'uzupelnij-numer-konta': { heading: 'Uzupełnij numer konta' },
  'nagroda-pieniezna': { heading: 'Nagroda pieniężna' },
  order: { heading: 'Zamówienie wycieczki', page: '/wycieczka' },
  'zamow-wycieczke': { heading: /Wysp Zielonego Przylądka/, onDay: '2025-05-20' },
  'zamow-wycieczke-premium': { heading: 'Wycieczka Premium', onDay: '2024-07-10' },
  'zamow-wycieczke-vip': { heading: 'Wycieczka VIP', onDay: '2024-07-10' },
  'dodaj-operatora': { heading: 'Nowy operator' },
}

export interface Hash extends Filling {
  readonly name: string
  readonly hash: string
  readonly row: Modal
}

export const nothing: Found = { invoice: '', purchase: { group: 0, distributor: 0 } }

export function hashes(): Hash[] {
  return Object.entries<Modal>(modals).map(([name, row]) => {
    const filling: Filling | undefined = fillings[name as ModalName]
    if (!filling) throw new Error(`#!${name} is in no filling: say what it opens`)
    return { ...filling, name, hash: `#!${name}`, row }
  })
}

export function openingOf({ hash, heading, page, query, row }: Hash, found: Found): Opening {
  return {
    hash,
    heading,
    ...(page ? { page } : {}),
    ...(query ? { query: query(found) } : {}),
    ...(row.closesTo ? { closesTo: row.closesTo } : {}),
  }
}

/** An invoice and a purchase of the participant, read through the API. */
export async function findFor(url: string, { login: nip, password }: Login): Promise<Found> {
  const signedIn = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account_type: 'program.retail', nip, password }),
  })
  const { auth_token: bearer } = (await signedIn.json()) as { auth_token: string }
  const first = async <T>(path: string): Promise<T> => {
    const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${bearer}` } })
    const { data } = (await answer.json()) as { data: { items: T[] } }
    if (!data.items[0]) throw new Error(`${path} holds nothing`)
    return data.items[0]
  }
  const { id: invoice } = await first<{ id: string }>('/api/v1/invoices/2025')
  return { invoice, purchase: await first('/api/v1/my-shopping') }
}
