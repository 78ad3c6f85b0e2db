import { useEffect, useState } from 'react'
import { formatMoney } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { Alert } from '../../../ui/Alert'
import type { ReadInvoice, ReadLine } from './queries'
import { isProposed } from './review-schema'
import type { Proposals } from './useProposals'

/** Milliseconds after which the reading of a PDF is worth a notice; with text it takes less. */
const late = 1000

interface ReadNoticeProps {
  proposals: Proposals
  /** Media type of the file. */
  file: string | undefined
}

/** Notice over lines that are being read from the file, or that were filled in from it. */
export function ReadNotice({ proposals, file }: ReadNoticeProps) {
  const isPhoto = file !== 'application/pdf'
  if (proposals.kind === 'reading') return <ReadingNotice isPhoto={isPhoto} />
  if (proposals.kind !== 'filled') return null
  return (
    <Alert tone="info">
      {sentencesOf(proposals.read, isPhoto).map((sentence) => (
        <p key={sentence}>{noBreak(sentence)}</p>
      ))}
    </Alert>
  )
}

function ReadingNotice({ isPhoto }: { isPhoto: boolean }) {
  const [isShown, setShown] = useState(isPhoto)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), late)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return <Alert tone="info">{isPhoto ? 'Odczytujemy zdjęcie...' : 'Odczytujemy skan...'}</Alert>
}

function sentencesOf({ source, lines, isComplete }: ReadInvoice, isPhoto: boolean): string[] {
  if (source === 'text') return ['Pozycje odczytane z pliku: porównaj je z fakturą.']
  const isDoubtful = lines.some((line) => isProposed(line) && line.isDoubtful)
  return [
    `Pozycje odczytane ${isPhoto ? 'ze zdjęcia' : 'ze skanu'}: porównaj każdą liczbę z fakturą.`,
    ...(isDoubtful ? ['Liczby niepewne zostawiliśmy puste: wpisz je z faktury.'] : []),
    ...(isComplete ? [] : ['Pozycje nie dają sumy z faktury: sprawdź, czy są wszystkie.']),
  ]
}

/** Lines of the file that are not in the form, each with the reason. */
export function LeftOutLines({ lines }: { lines: readonly ReadLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label="Pozycje pominięte" className="rounded-control bg-page px-4 py-3 text-small">
      <p className="font-semibold">{noBreak('W pliku są też pozycje, których nie ma w formularzu:')}</p>
      <ul className="list-disc pl-5">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change, and two may be equal
          <li key={place}>
            {describe(line)}
            {line.note && <span className="text-muted"> {noBreak(line.note)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function describe({ name, quantity, unit, net_value }: ReadLine): string {
  const count = [quantity, unit].filter(Boolean).join('\u00a0')
  const value = net_value === null ? [] : [formatMoney(net_value)]
  return `${[name, count, ...value].join(', ')}.`
}
