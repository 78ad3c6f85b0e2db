import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rowsOf } from '../../list-query'
import { obstacleOf } from './copy'
import { type Candidate, candidatesQuery } from './queries'

/** Transfers without a batch, and the operator's selection. */
export function useChoice() {
  const query = useInfiniteQuery(candidatesQuery)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const all = rowsOf(query)
  const ready = all?.filter((candidate) => obstacleOf(candidate) === null)
  return {
    /** undefined until the first page is loaded. */
    ready,
    waiting: all?.filter((candidate) => obstacleOf(candidate) !== null) ?? [],
    /** Another operator may have taken a ticked transfer meanwhile. */
    chosen: ready?.filter(({ id }) => ticked.has(id)) ?? [],
    tick: ({ id }: Candidate, isTicked: boolean) =>
      setTicked((before) => {
        const next = new Set(before)
        if (isTicked) next.add(id)
        else next.delete(id)
        return next
      }),
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? ready?.map(({ id }) => id) : [])),
    clear: () => setTicked(new Set()),
    query,
  }
}

export type Choice = ReturnType<typeof useChoice>
