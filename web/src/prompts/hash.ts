import { useRef } from 'react'
import { useNavigate } from 'react-router'

/** Replaces the hash over the same page, without an entry in the history. */
export function useReplaceHash() {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  latest.current = navigate
  const goTo = useRef((search: string, hash: string) => {
    latest.current({ search, hash }, { replace: true, preventScrollReset: true })
  })
  return goTo.current
}
