import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ModalViewProps } from '../../modal/modal'
import { maxPages } from '../../rules/attachment'
import { cancelReport, waitingReports } from '../../session/outbox'
import { readFiles } from '../../session/outbox-store'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/Skeleton'
import { type BatchReport, type BatchStart, isOpen } from './batch'
import { EInvoicesForm } from './EInvoicesForm'
import { onlyCorrections } from './einvoices'
import { isPhoto } from './pages'
import { correctedParameter } from './paths'
import type { Reporting } from './queries'
import { ReportedInvoice, type ReportedKind } from './ReportedInvoice'
import { ReportInvoiceForm } from './ReportInvoiceForm'
import type { Draft } from './report-schema'
import { SeveralInvoices } from './SeveralInvoices'

type Stage =
  | { readonly kind: 'asking'; readonly start: Draft; readonly corrected?: Corrected }
  | { readonly kind: 'einvoices'; readonly start: Draft; readonly files: readonly File[] }
  | { readonly kind: 'several'; readonly start: Draft; readonly batch: BatchStart }
  | {
      readonly kind: 'reported'
      readonly start: Draft
      readonly message: string
      readonly what: ReportedKind
    }

/** A waiting report that was refused, opened again with everything typed. */
interface Corrected {
  readonly key: string
  readonly refusal: string | undefined
}

/** `#!zglos-fakture`: the form of an invoice; with the key of a waiting report the form of that one. */
export default function ReportInvoiceModal(_: ModalViewProps) {
  const [search] = useSearchParams()
  const [corrected] = useState(search.get(correctedParameter))
  const { data, isPending } = useQuery({
    queryKey: ['waiting-report', corrected],
    queryFn: () => findCorrected(corrected),
    enabled: corrected !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (corrected === null) return <Stages first={emptyStage()} />
  if (isPending)
    return (
      <>
        <DialogTitle>Zgłoś fakturę</DialogTitle>
        <PageSkeleton />
      </>
    )
  return <Stages first={data ?? emptyStage()} />
}

/** The stage of a participant's own waiting report; null once it is no longer there. */
async function findCorrected(key: string | null): Promise<Stage | null> {
  const report = (await waitingReports()).find((waiting) => waiting.key === key)
  if (!report) return null
  const { number, distributor, refusal } = report
  const invoice = await readFiles(report)
  return {
    kind: 'asking',
    start: { document_name: number, distributor_id: String(distributor.id), invoice },
    corrected: { key: report.key, refusal: refusal?.sentence },
  }
}

/** Several invoices often come from one shop, so the next form begins with the distributor of the previous one. */
function emptyStage(distributor = ''): Stage {
  return { kind: 'asking', start: { document_name: '', distributor_id: distributor, invoice: [] } }
}

/** The form, then the next steps and another invoice; e-invoices have a form of their own. */
function Stages({ first }: { first: Stage }) {
  const [stage, setStage] = useState(first)
  const distributor = stage.start.distributor_id
  if (stage.kind === 'reported')
    return (
      <ReportedInvoice
        message={stage.message}
        what={stage.what}
        onAnother={() => setStage(emptyStage(distributor))}
      />
    )
  if (stage.kind === 'einvoices')
    return (
      <EInvoicesForm
        files={stage.files}
        onBack={() => setStage(emptyStage(distributor))}
        onReported={({ message, data }) =>
          setStage({
            ...stage,
            kind: 'reported',
            message,
            what: onlyCorrections(data) ? 'correction' : 'new',
          })
        }
      />
    )
  if (stage.kind === 'several')
    return <Several batch={stage.batch} onOne={(start) => setStage({ kind: 'asking', start })} />
  const { start, corrected } = stage
  return (
    <ReportInvoiceForm
      start={start}
      refusal={corrected?.refusal}
      onEInvoices={(files) => setStage({ kind: 'einvoices', start, files })}
      onSeveral={corrected ? null : (batch) => setStage({ kind: 'several', start, batch })}
      onReported={(chosen, outcome) => {
        if (corrected) void cancelReport(corrected.key)
        const next = { ...start, distributor_id: chosen }
        setStage({ kind: 'reported', start: next, message: outcome.message, what: kindOf(outcome) })
      }}
    />
  )
}

interface SeveralProps {
  batch: BatchStart
  /** The photos are pages of one invoice after all. */
  onOne: (start: Draft) => void
}

/** Several invoices, in a dialog that is as wide as their fields. */
function Several({ batch, onOne }: SeveralProps) {
  return (
    <div data-wide>
      <DialogTitle>Zgłoś kilka faktur</DialogTitle>
      <SeveralInvoices
        start={batch}
        aside={(reports) =>
          arePages(reports) && (
            <Button variant="quiet" onPress={() => onOne(asOne(reports))}>
              To strony jednej faktury
            </Button>
          )
        }
      />
    </div>
  )
}

/** True for photos that may still be reported as the pages of one invoice. */
function arePages(reports: readonly BatchReport[]): boolean {
  const isLeft = reports.every(({ file, state }) => isPhoto(file) && isOpen(state))
  return isLeft && reports.length > 1 && reports.length <= maxPages
}

function asOne(reports: readonly BatchReport[]): Draft {
  const { number = '', distributor = '' } = reports[0] ?? {}
  return { document_name: number, distributor_id: distributor, invoice: reports.map(({ file }) => file) }
}

function kindOf(outcome: Reporting): ReportedKind {
  if (outcome.kind === 'waiting') return 'waiting'
  return outcome.isKnown ? 'known' : 'new'
}
