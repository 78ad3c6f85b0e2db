import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { fileNameIn, readWithProgress, saveFile } from '../api/download'
import { failureFrom, failureOf } from '../api/errors'
import { messages } from '../api/messages'
import { operatorBearer } from '../api/operator-client'
import { formatBytes } from '../format/numbers'
import { Button } from '../ui/Button'
import { showError, showSuccess } from '../ui/toast-queue'

type Format = 'csv' | 'xlsx'

interface ExportButtonsProps {
  /** Name of the table in the export's address. */
  table:
    | 'products'
    | 'distributors'
    | 'availability'
    | 'invoice-lines'
    | 'tax-records'
    | 'tax-totals'
    | 'card-codes'
    | 'parcel-labels'
    | 'newsletter'
    | 'participants'
    | 'orders'
    | 'audit'
    | 'promotion-results'
    | 'reports'
  /** Visible name of the table, before the buttons, on a page that offers several. */
  title?: string
  /** Filters of the list; an empty text is no filter. */
  narrowing?: Readonly<Record<string, string>>
}

/** Buttons that export a table as a file, with the progress of the download. */
export function ExportButtons({ table, title, narrowing = {} }: ExportButtonsProps) {
  const [bytes, setBytes] = useState<number | null>(null)
  const taking = useMutation({
    mutationFn: (format: Format) => take(table, format, narrowing, setBytes),
    onSuccess: (name) => showSuccess(`Plik ${name} jest pobrany`),
    onError: (thrown) =>
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? 'Plik nie dotarł w całości'),
    onSettled: () => setBytes(null),
  })
  const button = (format: Format, label: string) => (
    <Button
      variant="secondary"
      icon={<Download aria-hidden className="size-5" />}
      isPending={taking.isPending && taking.variables === format}
      onPress={() => {
        if (!taking.isPending) taking.mutate(format)
      }}
    >
      {label}
      {title && <span className="sr-only">: {title}</span>}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {title && <span className="text-muted">{title}:</span>}
      {button('csv', 'Pobierz CSV')}
      {button('xlsx', 'Pobierz XLSX')}
      <span role="status" className="text-muted text-small empty:absolute">
        {taking.isPending && (bytes === null ? 'Przygotowuję plik…' : `Pobrano ${formatBytes(bytes)}`)}
      </span>
    </div>
  )
}

/** Downloads the table and saves it under the given name. */
async function take(
  table: string,
  format: Format,
  narrowing: Readonly<Record<string, string>>,
  onBytes: (bytes: number) => void,
): Promise<string> {
  const activeFilters = Object.entries(narrowing).filter(([, value]) => value !== '')
  const query = new URLSearchParams([...activeFilters, ['format', format]])
  const address = new URL(`/api/v1/backoffice/exports/${table}?${query}`, window.location.origin)
  const response = await operatorBearer.send(new Request(address))
  if (!response.ok) throw failureOf(response, await response.json().catch(() => null))
  const content = await readWithProgress(response, onBytes)
  const name = fileNameIn(response.headers, `${table}.${format}`)
  saveFile(content, name)
  return name
}
