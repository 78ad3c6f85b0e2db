import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../format/numbers'
import { Button } from '../../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { JobInBrief } from '../../bulk-jobs/JobInBrief'
import type { Imported } from './codes'

/** Result of a file of codes, with the progress of its job and the rows that were left out. */
export function CodesResult({ result, onDone }: { result: Imported; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-bold text-h3 outline-none">
        Wynik
      </h2>
      {result.job && <JobInBrief id={result.job.id} />}
      <DescriptionList>
        <DescriptionItem name="Nowe kody">{formatNumber(result.imported)}</DescriptionItem>
        <DescriptionItem name="Nowe kody w&nbsp;miejsce utraconych">
          {formatNumber(result.replaced)}
        </DescriptionItem>
        <DescriptionItem name="Wczytane wcześniej">{formatNumber(result.unchanged)}</DescriptionItem>
        <DescriptionItem name="Poprawione wiersze">{formatNumber(result.mended)}</DescriptionItem>
        <DescriptionItem name="Pominięte wiersze">{formatNumber(result.left_out.length)}</DescriptionItem>
      </DescriptionList>
      {result.left_out.length > 0 && (
        <ul aria-label="Pominięte wiersze" className="flex flex-col gap-1">
          {result.left_out.map(({ row, reason }) => (
            <li key={row} className="wrap-anywhere">{`Wiersz\u00a0${formatNumber(row)}: ${reason}`}</li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onPress={onDone}>
          Wczytaj następny plik
        </Button>
      </div>
    </section>
  )
}
