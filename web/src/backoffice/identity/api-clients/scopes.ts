import type { ApiScope } from './queries'

/** What a client may do, in the order of the form. */
export const scopes: Readonly<Record<ApiScope, string>> = {
  push_sales: 'Wysyłanie sprzedaży jednego dystrybutora',
  read_sales: 'Odczyt własnych paczek sprzedaży',
}

export const scopeCodes = Object.keys(scopes) as readonly ApiScope[]

/** Networks typed one a line. */
export function networksFrom(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((network) => network.trim())
    .filter((network) => network !== '')
}
