import { useMutation } from '@tanstack/react-query'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { noBreak } from '../format/text'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'

/** The formats in which a list leaves. */
export type FileFormat = 'csv' | 'xlsx' | 'pdf'

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
] as const satisfies readonly { format: FileFormat; label: string }[]

interface ListFilesProps {
  /** Saves all of the list as it is filtered, not a page of it. */
  save: (format: FileFormat) => Promise<void>
}

/** Buttons that save a filtered list as a file, in a row with what stands before it; a refusal is shown under them. */
export function ListFiles({ save }: ListFilesProps) {
  const file = useMutation({ mutationFn: (format: FileFormat) => save(format) })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
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
        <div className="mb-4 basis-full print:hidden">
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
