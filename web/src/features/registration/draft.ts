import type { RegistrationContext, RegistrationValues } from './values'

/* A draft lives as long as its tab: it carries somebody's data and must not outlast the visit. */

/** The storage key of a form's draft; each invitation has its own. */
export function draftKey({ account, hash }: Pick<RegistrationContext, 'account' | 'hash'>): string {
  return `plon-registration:${account}:${hash ?? ''}`
}

export function saveDraft(place: string, values: RegistrationValues) {
  sessionStorage.setItem(place, JSON.stringify(values))
}

export function forgetDraft(place: string) {
  sessionStorage.removeItem(place)
}

/* The partner's code outlives the address, which each step replaces. */
const referralPlace = 'plon-registration:referral'

export function saveReferral(code: string) {
  sessionStorage.setItem(referralPlace, code)
}

export function savedReferral(): string | null {
  return sessionStorage.getItem(referralPlace)
}

export function forgetReferral() {
  sessionStorage.removeItem(referralPlace)
}

/** The form's initial values with those of the draft over them. */
export function valuesWithDraft(place: string, start: RegistrationValues): RegistrationValues {
  const text = sessionStorage.getItem(place)
  return text === null ? start : merged(start, JSON.parse(text))
}

/** Keeps the form's own fields only; a draft of an older form may lack some or have others. */
function merged<Values extends object>(start: Values, draft: Partial<Values>): Values {
  const known = Object.entries(start).map(([field, value]) => {
    const drafted = draft[field as keyof Values]
    return [field, typeof drafted === typeof value && drafted !== null ? drafted : value]
  })
  return Object.fromEntries(known) as Values
}
