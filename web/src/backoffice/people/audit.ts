import { useQuery } from '@tanstack/react-query'
import { truncate } from '../../format/text'
import type { Names } from '../platform/audit/changes'
import type { Labels, Vocabulary } from '../platform/audit/vocabulary'
import { consentsQuery } from './consents/queries'

const channels: Labels = { email: 'e-mail', sms: 'SMS' }
const audiences: Labels = {
  everyone: 'wszyscy',
  'program.partner': 'partnerzy',
  'program.retail': 'uczestnicy',
}

/** The audit log's vocabulary for participants, their requests and invitations. */
export const peopleVocabulary: Vocabulary = {
  codes: {
    consent_drafts: { audience: audiences },
    data_requests: {
      status: { active: 'aktywny', erased: 'usunięty', rejected: 'odrzucony', waiting: 'czeka' },
    },
    exports: {
      account_type: audiences,
      kind: { company: 'firmy', farm: 'gospodarstwa' },
      status: { active: 'aktywne', disabled: 'zablokowane', erased: 'usunięte', pending: 'czekające' },
    },
    invitations: { account_type: audiences, by: channels },
    participants: {
      by: channels,
      changed: {
        company: 'nazwa i\u00a0adres',
        email: 'e-mail',
        names: 'imię i\u00a0nazwisko',
        phone: 'telefon',
      },
      status: { active: 'aktywny', disabled: 'zablokowany', erased: 'usunięty', pending: 'czeka' },
    },
    requests: { status: { accepted: 'przyjęte', pending: 'czeka', refused: 'odrzucone' } },
  },
  numbers: { 'exports.representative': (id) => (id === 0 ? 'bez przedstawiciela' : String(id)) },
}

/** Names of the consents that records refer to by slug. */
export function useConsentNames(enabled: boolean): Names {
  const { data } = useQuery({ ...consentsQuery, enabled })
  if (!enabled || !data) return {}
  return {
    slug: Object.fromEntries(
      data.map(({ slug, versions }) => [slug, truncate(versions[0]?.text ?? slug, 80)]),
    ),
  }
}
