import type { Change } from './changes'

/** Changes of a record, field by field: the old value struck through, the new one beside it. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-muted">Zapis nie zmienił żadnych danych.</p>
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,max-content)_1fr]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="sm:contents">
          <dt className="text-muted">{field}</dt>
          <dd className="min-w-0 break-words">
            {before !== null && (
              <del className="text-rejected">
                <span className="sr-only">Przed: </span>
                {before}
              </del>
            )}
            {before !== null && after !== null && <span aria-hidden> → </span>}
            {after !== null && (
              <ins className="font-semibold no-underline">
                <span className="sr-only">Po: </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
