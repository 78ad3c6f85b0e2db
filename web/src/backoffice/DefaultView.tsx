import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { UnfilteredQuery } from '../ui/list-params'
import { PageSkeleton } from '../ui/Skeleton'
import { ListContext } from './ListTable'
import { queryOf, wholeList } from './list-address'
import { type ListName, viewsQuery } from './saved-views'

/** The page of a list, whose table has saved views, and which opens with the default one. */
export function withViews(list: ListName, Page: ComponentType): ComponentType {
  return () => (
    <DefaultView list={list}>
      <Page />
    </DefaultView>
  )
}

/**
 * Leads a bare address on to the default view before the page reads any rows; without one, or where views cannot be
 * read, the page shows the whole list.
 */
function DefaultView({ list, children }: { list: ListName; children: ReactNode }) {
  const { key, search, hash } = useLocation()
  const { data: views, isPending } = useQuery(viewsQuery(list))
  const [shownKey, setShownKey] = useState<string | null>(null)
  const first = views?.find((view) => view.is_default)
  if (search === '' && key !== shownKey) {
    if (isPending) return <PageSkeleton />
    if (first) return <Navigate replace to={{ search: queryOf({ ...first, view: first.id }), hash }} />
    /* A view that becomes the default later does not take the place of what is being read. */
    setShownKey(key)
  }
  return (
    <ListContext value={list}>
      <UnfilteredQuery value={first ? wholeList : ''}>{children}</UnfilteredQuery>
    </ListContext>
  )
}
