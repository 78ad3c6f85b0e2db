import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { type FileFormat, type HistoryFilters, useHistoryFile } from './queries'

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
] as const satisfies readonly { format: FileFormat; label: string }[]

/** Saves what is filtered as a file; a refusal is shown under the buttons. */
export function PointHistoryFiles({ filters }: { filters: HistoryFilters }) {
  const file = useHistoryFile(filters)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="text-muted">Pobierz:</span>
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            variant="secondary"
            isPending={file.isPending && file.variables === format}
            onPress={() => {
              if (!file.isPending) file.mutate(format)
            }}
          >
            <span>
              <span className="sr-only">Pobierz </span>
              {label}
            </span>
          </Button>
        ))}
        <span role="status" className="sr-only">
          {file.isPending && 'Przygotowuję plik…'}
        </span>
      </div>
      {file.isError && (
        <div className="mb-4 basis-full">
          <Alert tone="danger" announce>
            {noBreak(reasonOf(file.error))}
          </Alert>
        </div>
      )}
    </>
  )
}

/** The sentence of a refusal; one at a field says more than that of the whole answer. */
function reasonOf(thrown: unknown): string {
  const { fields, sentence } = failureFrom(thrown)
  return Object.values(fields)[0]?.[0] ?? sentence ?? messages.failed
}
