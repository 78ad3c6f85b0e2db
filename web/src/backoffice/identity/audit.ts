import { useInfiniteQuery } from '@tanstack/react-query'
import { labelsBy, type Vocabulary } from '../platform/audit/vocabulary'
import { operatorsQuery } from './operators/queries'
import { roleNames, roles } from './operators/roles'
import { eventCodes, events } from './webhooks/events'

/** The audit log's vocabulary for operators. */
export const identityVocabulary: Vocabulary = {
  codes: {
    api_clients: {
      scopes: {
        push_sales: 'wysyłanie sprzedaży',
        read_sales: 'odczyt własnych paczek sprzedaży',
        read_changes: 'odczyt zmian w\u00a0całym programie',
      },
    },
    operators: {
      roles: labelsBy(roleNames, (role) => roles[role].label),
      second_factor: {
        code: 'kod z\u00a0aplikacji',
        recovery_code: 'kod zapasowy',
        passkey: 'klucz dostępu',
      },
      status: { active: 'aktywny', disabled: 'wyłączony' },
    },
    webhooks: {
      events: labelsBy(eventCodes, (event) => events[event]),
      state: { active: 'włączony', paused: 'wstrzymany', disabled: 'wyłączony' },
    },
  },
}

/** Operators of the first page as options of the audit log's filter, the earliest added first. */
export function useAuthorOptions() {
  const { data } = useInfiniteQuery(operatorsQuery)
  const operators = data?.pages.flatMap((page) => page.data.items) ?? []
  return [
    { value: '', label: 'Wszyscy' },
    ...operators.map(({ id, first_name, last_name }) => ({
      value: String(id),
      label: `${first_name} ${last_name}`,
    })),
  ]
}
