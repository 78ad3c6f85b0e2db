import { formatNumber } from '../format/numbers'
import { Button } from '../ui/Button'

interface Keyset {
  readonly total: number
  /** True when there are more than `total`: the server stops counting at its cap. */
  readonly more_than_total: boolean
}

interface ListFooterProps {
  meta: Keyset | undefined
  isFetching: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
}

/** Number of entries in a list that is not empty, with the button that loads the next page. */
export function ListFooter({ meta, isFetching, hasNextPage, fetchNextPage }: ListFooterProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {meta &&
          meta.total > 0 &&
          `Znaleziono: ${meta.more_than_total ? 'ponad ' : ''}${formatNumber(meta.total)}`}
      </p>
      {hasNextPage && (
        <Button variant="secondary" isPending={isFetching} onPress={fetchNextPage}>
          Pokaż więcej
        </Button>
      )}
    </div>
  )
}
