import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { nameIn } from '../modal/modal'
import type { ModalName } from '../paths'
import { agreementsQuery, areAgreementsOpen } from '../session/agreements'
import { useReplaceHash } from './hash'
import type { Prompt } from './queue'

const consents = 'zgody' satisfies ModalName

/**
 * The prompt `#!zgody` while required consents are missing; its hash is removed once none is, except during the
 * confirmation of answers just given in it. Throws a failure to load the consents, for the error page.
 */
export function useConsentPrompt(isMissing: boolean): Prompt[] {
  const { search, hash } = useLocation()
  const { data: agreements } = useQuery({ ...agreementsQuery, enabled: isMissing })
  const goTo = useReplaceHash()
  const isOpen = nameIn(hash) === consents
  const wasMissing = useRef(isMissing)
  useEffect(() => {
    if (wasMissing.current && !isMissing && isOpen && !areAgreementsOpen()) goTo(search, '')
    wasMissing.current = isMissing
  }, [isMissing, isOpen, search, goTo])

  if (!isMissing) return []
  return [
    {
      modal: consents,
      rank: 'consents',
      delay: 0,
      position: 0,
      sequence: null,
      again: 'at the next page',
      asks: true,
      isReady: agreements !== undefined,
    },
  ]
}
