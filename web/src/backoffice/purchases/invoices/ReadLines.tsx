import { formatMoney } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import { Alert } from '../../../ui/Alert'
import type { ReadLine } from './queries'

/** Notice over lines that were filled in from the file's text. */
export function ReadNotice() {
  return <Alert tone="info">{noBreak('Pozycje odczytane z pliku: porównaj je z fakturą.')}</Alert>
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
