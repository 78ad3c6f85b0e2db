import { useEffect, useRef, useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useField } from '../../form/controlled'
import { maxPages } from '../../rules/attachment'
import { Alert } from '../../ui/Alert'
import { CameraButton, DropNote, FileDrop, PickButton } from '../../ui/FileField'
import { mayHoldEInvoices } from './einvoices'
import { PageList } from './PageList'
import { type Added, acceptedPages, addChosen, isPhoto, problems, readChosen } from './pages'
import { PhotosChoice, SeveralButton } from './SeveralChoice'

const accept = `${acceptedPages},.xml,.zip,application/xml,text/xml,application/zip`

const none: readonly File[] = []

interface PagesInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
  /** E-invoices were chosen, which are no pages. */
  onEInvoices: (files: readonly File[]) => void
  /** The files are invoices of their own; null where only one can be reported. */
  onSeveral: ((files: readonly File[]) => void) | null
  /** Chosen files are read, or are no longer; pages are added at the end of that. */
  onPreparing: (isPreparing: boolean) => void
}

/** Field for the file of an invoice: a PDF, or photos of its pages in order. */
export function PagesInput<V extends FieldValues>(props: PagesInputProps<V>) {
  const { control, name, onEInvoices, onSeveral, onPreparing } = props
  const { value: pages, controlled } = useField(control, name, none)
  const { error } = controlled
  const [problem, setProblem] = useState<string | null>(null)
  /* Files that are no pages of one invoice. */
  const [separate, setSeparate] = useState<readonly File[]>([])
  const { read, change, isReading } = useReader(pages, controlled.onChange)
  useEffect(() => onPreparing(isReading), [onPreparing, isReading])

  async function take(files: readonly File[]) {
    setProblem(null)
    setSeparate([])
    if (files.some(mayHoldEInvoices)) return onEInvoices(files)
    const added = await read(files)
    if (added.problem) setProblem(added.problem)
    if (added.problem === problems.document) setSeparate([...pages, ...files])
    controlled.onBlur()
  }
  const hasPhotos = isPhoto(pages[0])
  const isFull = pages.length >= maxPages
  return (
    <FileDrop
      label="Plik faktury"
      hint={hasPhotos ? null : hint}
      error={error}
      onDrop={(files) => void take(files)}
      isRequired
    >
      {(notes) => (
        <>
          {problem && (
            <Alert tone="warning" announce>
              {problem}
            </Alert>
          )}
          {onSeveral && separate.length > 1 && (
            <div>
              <SeveralButton count={separate.length} onSeveral={() => onSeveral(separate)} />
            </div>
          )}
          <PageList
            pages={pages}
            onChange={(next) => {
              setProblem(null)
              setSeparate([])
              change(next)
            }}
          />
          {onSeveral && hasPhotos && pages.length > 1 && (
            <PhotosChoice count={pages.length} onSeveral={() => onSeveral(pages)} />
          )}
          <p role="status" className="empty:hidden">
            {isReading && 'Przygotowujemy zdjęcie…'}
          </p>
          {isFull ? (
            <p>To już {maxPages} stron, więcej nie da się dodać.</p>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <CameraButton
                label={hasPhotos ? 'Dodaj kolejną stronę' : 'Zrób zdjęcie'}
                onPick={(files) => void take(files)}
                notes={notes}
              />
              <PickButton
                name={controlled.name}
                label={pickLabel(pages)}
                accept={accept}
                onPick={(files) => void take(files)}
                isInvalid={Boolean(error)}
                notes={notes}
                several
              />
              <DropNote />
            </div>
          )}
        </>
      )}
    </FileDrop>
  )
}

const hint = `Najszybciej: e-faktura z\u00a0KSeF (XML, także kilka naraz albo ZIP). Może też być PDF, zdjęcie (PNG albo JPEG) lub zdjęcia kilku stron (do\u00a0${maxPages}, wyślemy je jako JPEG), razem mniej niż 10\u00a0MB.`

function pickLabel(pages: readonly File[]): string {
  if (isPhoto(pages[0])) return 'Dodaj stronę z\u00a0pliku'
  return pages.length > 0 ? 'Zmień plik' : 'Wybierz plik'
}

/** Reads chosen files, one choice after another, and adds them to what the field holds by then. */
function useReader(pages: readonly File[], onChange: (pages: readonly File[]) => void) {
  const latest = useRef(pages)
  latest.current = pages
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [reading, setReading] = useState(0)
  /* Known before it is drawn, so that neither a page of another choice nor one that was removed is overlooked. */
  function change(next: readonly File[]) {
    latest.current = next
    onChange(next)
  }
  async function readNow(files: readonly File[]): Promise<Added> {
    const chosen = await readChosen(files)
    const added = addChosen(latest.current, chosen)
    change(added.pages)
    return added
  }
  function read(files: readonly File[]): Promise<Added> {
    setReading((before) => before + 1)
    const added = last.current.then(() => readNow(files)).finally(() => setReading((before) => before - 1))
    last.current = added.catch(() => undefined)
    return added
  }
  return { read, change, isReading: reading > 0 }
}
