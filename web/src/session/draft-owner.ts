import { queryClient } from '../api/query-client'
import type { DraftOwner } from './drafts'
import { operatorHere } from './operator'
import { hasSessionOrCache, profileQuery } from './session'
import { supportView } from './support-view'

/** The owner of drafts on a page; null in support's view of somebody's account, where none are stored. */
export function draftOwnerAt(pathname: string): DraftOwner | null {
  if (/^\/zaplecze(\/|$)/.test(pathname))
    return { realm: 'backoffice', account: operatorHere()?.email ?? null }
  if (supportView()) return null
  const user = hasSessionOrCache() ? queryClient.getQueryData(profileQuery.queryKey) : undefined
  return { realm: 'portal', account: user?.profile.nip ?? null }
}
