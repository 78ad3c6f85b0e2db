import type { ConsentDraft } from './queries'

/** Purposes of consents; the portal knows those with a channel by their slugs. */
export const purposes: readonly { readonly value: ConsentDraft['purpose']; readonly label: string }[] = [
  { value: 'participation', label: 'Udział: oświadczenie lub zgoda' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'marketing-email', label: 'Marketing: e-mail' },
  { value: 'marketing-sms', label: 'Marketing: SMS' },
  { value: 'marketing-telefon', label: 'Marketing: telefon' },
  { value: 'powiadomienia', label: 'Powiadomienia' },
  { value: 'powiadomienia-email', label: 'Powiadomienia: e-mail' },
  { value: 'powiadomienia-sms', label: 'Powiadomienia: SMS' },
]

export const audiences: readonly { readonly value: ConsentDraft['audience']; readonly label: string }[] = [
  { value: 'everyone', label: 'Wszyscy' },
  { value: 'program.retail', label: 'Uczestnicy' },
  { value: 'program.partner', label: 'Partnerzy' },
]

export function audienceLabel(audience: ConsentDraft['audience']): string {
  return audiences.find(({ value }) => value === audience)?.label ?? audience
}
