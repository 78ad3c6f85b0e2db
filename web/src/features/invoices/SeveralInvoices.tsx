import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { distributorsQuery, recentDistributorsQuery } from '../../session/distributors'
import { Alert } from '../../ui/Alert'
import { FileDrop, PickButton } from '../../ui/FileField'
import { Link } from '../../ui/Link'
import { BatchList } from './BatchList'
import { type BatchReport, type BatchStart, maxReports } from './batch'
import { batchNews } from './batch-news'
import { optionsOf } from './DistributorInput'
import { mayHoldEInvoices } from './einvoices'
import { acceptedPages, isPhoto } from './pages'
import { useBatch } from './useBatch'
import { useDropOnPage } from './useDropOnPage'

interface SeveralInvoicesProps {
  /** Files that were chosen in the form of one invoice; null on a page, which takes files that are dropped anywhere. */
  start: BatchStart | null
  /** Shown beside the button that sends. */
  aside?: (reports: readonly BatchReport[]) => ReactNode
}

/** Several invoices at once: each file is a report of its own. */
export function SeveralInvoices({ start, aside }: SeveralInvoicesProps) {
  const isOnPage = start === null
  const { batch, reports } = useBatch(start)
  const options = useDistributorOptions(reports.length > 0)
  const [leftOut, setLeftOut] = useState<readonly File[]>(start?.files.slice(maxReports) ?? [])

  function take(files: readonly File[]) {
    const einvoices = files.filter(mayHoldEInvoices)
    setLeftOut([...einvoices, ...batch.add(files.filter((file) => !einvoices.includes(file)))])
  }
  useDropOnPage(isOnPage ? take : null)
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={isOnPage ? 'Zgłoś kilka faktur naraz' : 'Pliki faktur'}
        hint={reports.length === 0 ? hint : null}
        onDrop={take}
      >
        {(notes) =>
          reports.length >= maxReports ? (
            <p>{noBreak(`To już ${maxReports} plików, więcej naraz nie da się dodać.`)}</p>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <PickButton
                label={reports.length > 0 ? 'Dodaj pliki' : 'Wybierz pliki'}
                accept={acceptedPages}
                onPick={take}
                notes={notes}
                several
              />
              <span className="text-muted text-small pointer-coarse:hidden">
                {isOnPage
                  ? noBreak('albo przeciągnij je w dowolne miejsce tej strony')
                  : 'albo przeciągnij je tutaj'}
              </span>
            </div>
          )
        }
      </FileDrop>
      <LeftOut files={leftOut} />
      {reports.filter(({ file }) => isPhoto(file)).length > 1 && <PhotoNote isOnPage={isOnPage} />}
      <p role="status" className={reports.length === 0 ? 'absolute' : 'font-semibold'}>
        {batchNews(reports)}
      </p>
      {reports.length > 0 && (
        <BatchList batch={batch} reports={reports} options={options} aside={aside?.(reports)} />
      )}
    </div>
  )
}

const hint = noBreak(
  `Do ${maxReports} plików: PDF albo zdjęcia (JPEG, PNG, HEIC), każdy mniejszy niż 10 MB. Każdy plik to osobna faktura.`,
)

function useDistributorOptions(isNeeded: boolean) {
  const { data: distributors, isError } = useQuery({ ...distributorsQuery, enabled: isNeeded })
  const { data: recent } = useQuery({ ...recentDistributorsQuery, enabled: isNeeded })
  /* The same list each time, so that no row is drawn anew for it. */
  return useMemo(
    () => (distributors ? optionsOf(distributors, recent ?? []) : isError ? [] : undefined),
    [distributors, recent, isError],
  )
}

/** The note on what photos are taken for, because those of one invoice's pages are reported together. */
function PhotoNote({ isOnPage }: { isOnPage: boolean }) {
  return (
    <p className="text-muted">
      {noBreak('Każde zdjęcie zgłosimy jako osobną fakturę.')}
      {isOnPage && (
        <>
          {noBreak(' Zdjęcia kilku stron jednej faktury dodaj razem: ')}
          <Link to={modalHash('zglos-fakture')}>Zgłoś jedną fakturę</Link>.
        </>
      )}
    </p>
  )
}

/** The files that were not taken, with the reason. */
function LeftOut({ files }: { files: readonly File[] }) {
  if (files.length === 0) return null
  const einvoices = files.filter(mayHoldEInvoices)
  const others = files.length - einvoices.length
  return (
    <Alert tone="warning" announce>
      {einvoices.length > 0 && (
        <p className="wrap-anywhere">
          {noBreak('E-faktury (XML, ZIP) zgłoś w oknie „Zgłoś fakturę”: przeczytamy je bez przepisywania. ')}
          {`Nie dodaliśmy: ${einvoices.map(({ name }) => name).join(', ')}.`}
        </p>
      )}
      {others > 0 && (
        <p>
          {noBreak(
            `Naraz można zgłosić ${maxReports} faktur. Nie dodaliśmy: ${counted(others, ['plik', 'pliki', 'plików'])}.`,
          )}
        </p>
      )}
    </Alert>
  )
}
