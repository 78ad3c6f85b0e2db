import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { savedReferral, saveReferral } from './draft'
import { referralQuery } from './queries'
import type { Referral } from './values'

const parameter = 'polecenie'

/** Pattern of a code; anything else in the address is no partner's. */
const codePattern = /^[A-Za-z0-9_-]{1,64}$/

/** The code of an address; null for none, or for what cannot be one. */
export function referralCodeIn(search: URLSearchParams): string | null {
  const code = search.get(parameter)
  return code !== null && codePattern.test(code) ? code : null
}

/**
 * The link by which somebody came: undefined while its partner is asked for, null for none or an unknown code, without
 * which registration goes on. A partner who cannot be read now costs nobody the referral, and a code of the address
 * replaces the saved one only once its partner is known.
 */
export function useReferral({ isOpen }: { isOpen: boolean }): Referral | null | undefined {
  const [search] = useSearchParams()
  const fresh = useLookup(isOpen ? referralCodeIn(search) : null)
  const saved = useLookup(isOpen ? savedReferral() : null)
  const referral = better(fresh, saved)
  const code = referral?.code
  useEffect(() => {
    if (code !== undefined) saveReferral(code)
  }, [code])
  return referral
}

type Lookup = Referral | null | undefined

/** The link of a code: undefined until it was asked for, null without a code or where the server knows none. */
function useLookup(code: string | null): Lookup {
  const { data, error, errorUpdateCount } = useQuery({ ...referralQuery(code ?? ''), enabled: code !== null })
  if (code === null) return null
  if (data) return { code, partner: data }
  if (error) return failureFrom(error).status === 404 ? null : { code, partner: null }
  /* Asked again after a failure, as after a lost connection: the form stays. */
  return errorUpdateCount > 0 ? { code, partner: null } : undefined
}

/** The address's link where its partner is known, else the saved one, else what the address has. */
function better(fresh: Lookup, saved: Lookup): Lookup {
  if (fresh?.partner) return fresh
  if (fresh === undefined || saved === undefined) return undefined
  return saved ?? fresh
}
