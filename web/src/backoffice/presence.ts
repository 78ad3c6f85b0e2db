import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answer } from '../api/client'
import { operatorApi, operatorBearer } from '../api/operator-client'
import type { paths } from '../api/schema.gen'

const path = '/api/v1/backoffice/records/{kind}/{key}/presence'

/** A record whose page is open. */
export interface OpenRecord {
  readonly kind: paths[typeof path]['post']['parameters']['path']['kind']
  /** Key of the record in the address of its page. */
  readonly key: string
}

/** Time between two beats of a page, in milliseconds; the server waits for one twice as long. */
const beatTime = 30_000

function beatQuery({ kind, key }: OpenRecord) {
  return queryOptions({
    queryKey: ['backoffice', 'presence', kind, key],
    queryFn: async ({ signal }) => {
      const params = { path: { kind, key } }
      const call = operatorApi.POST(path, { params, body: { leaving: false }, signal })
      return (await answer(call)).data
    },
    staleTime: 0,
    gcTime: 0,
    /* While the page is visible only, and at once when it is again. */
    refetchInterval: beatTime,
    refetchOnWindowFocus: 'always',
    retry: false,
    throwOnError: false,
  })
}

/** Says that the record is open until its page is left; returns the others who have it open. */
export function usePresence({ kind, key }: OpenRecord) {
  const { data } = useQuery(beatQuery({ kind, key }))
  useEffect(() => {
    const leave = () => leaveRecord({ kind, key })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, key])
  return data ?? []
}

/** Without an answer: a minute after the last beat the page counts as left anyway. */
function leaveRecord({ kind, key }: OpenRecord) {
  if (!operatorBearer.isSignedIn()) return
  const params = { path: { kind, key } }
  operatorApi
    .POST(path, { params, body: { leaving: true }, keepalive: true, errorHandle: false })
    .catch(() => undefined)
}
