import { formatNumber } from '../format/numbers'
import { Button } from '../ui/Button'
import type { ListQuery } from './list-query'

interface ListFooterProps {
  query: ListQuery<unknown>
  /** Whether the number of entries is shown. */
  hasTotal?: boolean
  /** Label of the button. */
  moreLabel?: string
}

/** Number of entries in a list that is not empty, with the button that loads the next page. */
export function ListFooter({ query, hasTotal = true, moreLabel = 'Pokaż więcej' }: ListFooterProps) {
  const { data, isFetching, hasNextPage, fetchNextPage } = query
  const meta = hasTotal ? data?.pages[0]?.meta : undefined
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {meta &&
          meta.total > 0 &&
          `Znaleziono: ${meta.more_than_total ? 'ponad ' : ''}${formatNumber(meta.total)}`}
      </p>
      {hasNextPage && (
        <Button variant="secondary" isPending={isFetching} onPress={fetchNextPage}>
          {moreLabel}
        </Button>
      )}
    </div>
  )
}
