import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../ui/Card'
import { useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { Skeleton } from '../../ui/Skeleton'
import { ListFooter } from '../ListFooter'
import { rowsOf } from '../list-query'
import { SaveButton } from '../SaveButton'
import { useHeadingAfter } from '../useHeadingAfter'
import { downloadErrors, type ImportDetails } from './queries'
import { RowItem } from './RowItem'
import { rowsQuery, stateChoices, stateOf } from './rows'

/** Rows of a file with their errors, each to be corrected or left out. */
export function RowsCard({ run }: { run: ImportDetails }) {
  const { choice, setFilter } = useListParams({ by: 'row', desc: false })
  const initial = run.counts.faulty > 0 ? 'faulty' : 'all'
  const state = choice('state', stateChoices, initial)
  const query = useInfiniteQuery(rowsQuery(run.id, run.edition, stateOf(state)))
  const rows = rowsOf(query)
  const heading = useHeadingAfter(rows?.map(({ row, version }) => `${row} ${version}`).join())
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-h3 outline-none">
          Wiersze pliku
        </h2>
        {run.counts.faulty > 0 && (
          <SaveButton label="Pobierz błędne wiersze jako CSV" save={() => downloadErrors(run.id)} />
        )}
      </div>
      <div className="mb-4 max-w-80">
        <Select
          label="Które wiersze"
          value={state}
          onChange={(next) => setFilter('state', next === initial ? null : next)}
          options={stateChoices}
        />
      </div>
      {rows === undefined ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <ul aria-label="Wiersze pliku" aria-busy={query.isFetching} className="flex flex-col gap-3">
          {rows.map((row) => (
            <RowItem key={`${row.row} ${row.version}`} run={run} row={row} />
          ))}
        </ul>
      )}
      {rows?.length === 0 && <p className="text-muted">Nie ma takich wierszy.</p>}
      <ListFooter query={query} />
    </Card>
  )
}
