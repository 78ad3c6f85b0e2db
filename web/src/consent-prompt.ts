import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { nameIn } from './modal/modal'
import { type ModalName, modalHash } from './paths'
import { agreementsQuery } from './session/agreements'

const consents = 'zgody' satisfies ModalName

/**
 * Opens `#!zgody` over whatever page a participant is on while required consents are missing, as soon as no other
 * modal is open; closed, it comes again at the next page. Once nothing is missing it goes (specification §4,
 * decisions §8). Throws what the error page shows where the agreements cannot be had.
 */
export function useConsentPrompt(isMissing: boolean) {
  const { pathname, search, hash } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const { data: agreements } = useQuery({ ...agreementsQuery, enabled: isMissing })
  const goTo = useHash()
  const askedAt = useRef<string | null>(null)
  const open = nameIn(hash)
  const isReady = agreements !== undefined && !isLeaving

  useEffect(() => {
    if (open === consents) askedAt.current = pathname
    if (!isMissing || !isReady || open !== null || askedAt.current === pathname) return
    askedAt.current = pathname
    goTo(search, modalHash(consents))
  }, [isMissing, isReady, open, pathname, search, goTo])

  const wasMissing = useRef(isMissing)
  useEffect(() => {
    if (wasMissing.current && !isMissing && open === consents) goTo(search, '')
    wasMissing.current = isMissing
  }, [isMissing, open, search, goTo])
}

/** Another hash over the same page, without a step in the history. */
function useHash() {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  latest.current = navigate
  const goTo = useRef((search: string, hash: string) => {
    latest.current({ search, hash }, { replace: true, preventScrollReset: true })
  })
  return goTo.current
}
