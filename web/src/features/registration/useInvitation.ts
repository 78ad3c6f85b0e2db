import { useQuery } from '@tanstack/react-query'
import { invitationQuery } from './queries'
import type { RegistrationContext, RegistrationValues } from './values'

/** State of the address's invitation: absent, loading, valid or invalid. */
type InvitationState =
  | { readonly kind: 'none'; readonly known: Partial<RegistrationValues> }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'good'
      readonly nip: string
      readonly code: string
      readonly lastDay: string
      readonly known: Partial<RegistrationValues>
    }
  | { readonly kind: 'ended' }

export function useInvitation(
  account: RegistrationContext['account'],
  hash: string | undefined,
  nip: string,
): InvitationState {
  const { data, isError } = useQuery({
    ...invitationQuery(account, hash ?? '', nip),
    enabled: hash !== undefined,
  })
  if (hash === undefined) return { kind: 'none', known: {} }
  if (isError) return { kind: 'ended' }
  if (!data) return { kind: 'loading' }
  const { known: asker } = data
  const known = asker && {
    first_name: asker.first_name,
    last_name: asker.last_name,
    company_name: asker.company_name,
    phone: asker.phone,
    email: asker.email,
    company_city: asker.city,
  }
  return {
    kind: 'good',
    nip: data.nip,
    code: data.registration_code,
    lastDay: data.last_day,
    known: known ?? {},
  }
}
