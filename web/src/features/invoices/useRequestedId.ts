import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The invoice's id in the address; while its modal closes, the last one. */
export function useRequestedId(): string {
  const [search] = useSearchParams()
  const requestedId = search.get('id') ?? ''
  const [last, setLast] = useState(requestedId)
  if (requestedId !== '' && requestedId !== last) setLast(requestedId)
  return requestedId === '' ? last : requestedId
}
