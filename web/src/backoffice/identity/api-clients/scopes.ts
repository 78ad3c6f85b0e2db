import type { ApiScope } from './queries'

/** Rights of a client, in the order of the form. */
export const scopes: Readonly<Record<ApiScope, string>> = {
  push_sales: 'Wysyłanie sprzedaży jednego dystrybutora',
  read_sales: 'Odczyt własnych paczek sprzedaży',
  read_changes: 'Odczyt zmian w\u00a0całym programie, bez danych osobowych',
}

/** Rights that a distributor's own system needs; the changes of the whole programme are not for it. */
export const distributorScopes: readonly ApiScope[] = ['push_sales', 'read_sales']

export const scopeCodes = Object.keys(scopes) as readonly ApiScope[]

/** Networks typed one a line. */
export function networksFrom(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((network) => network.trim())
    .filter((network) => network !== '')
}
