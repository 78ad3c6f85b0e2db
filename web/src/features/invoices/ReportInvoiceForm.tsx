import { useQuery } from '@tanstack/react-query'
import { Send, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { formatDay } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { distributorsQuery } from '../../session/distributors'
import { useOnline } from '../../session/online'
import { reporterHere } from '../../session/outbox'
import { Alert } from '../../ui/Alert'
import { DialogTitle } from '../../ui/Dialog'
import { Progress } from '../../ui/Progress'
import { showSuccess } from '../../ui/toast-queue'
import type { BatchStart } from './batch'
import { DemoEInvoices } from './DemoEInvoices'
import { DistributorInput } from './DistributorInput'
import { PagesInput } from './PagesInput'
import { type Reporting, useReportInvoice } from './queries'
import { type Draft, type Report, reportResolver } from './report-schema'
import { type FoundCode, useInvoiceCode } from './useInvoiceCode'
import { useIsShown } from './useIsShown'

interface ReportInvoiceFormProps {
  /** Values that the form begins with: nothing, the previous invoice's distributor, or a report that was refused. */
  start: Draft
  /** The refusal of a report that is corrected. */
  refusal?: string | undefined
  /** E-invoices were chosen: nothing of them is typed. */
  onEInvoices: (files: readonly File[]) => void
  /** The files are several invoices; null where one is corrected. */
  onSeveral: ((batch: BatchStart) => void) | null
  onReported: (distributor: string, outcome: Reporting) => void
}

/** Form with the number, the distributor and the pages of the invoice; without a connection the report waits. */
export function ReportInvoiceForm(props: ReportInvoiceFormProps) {
  const { start, refusal, onEInvoices, onSeveral, onReported } = props
  const [sent, setSent] = useState(0)
  const report = useReportInvoice(setSent)
  const { data: distributors } = useQuery(distributorsQuery)
  const isShown = useIsShown()
  const waitsOffline = !useOnline() && reporterHere() !== null
  const [isPreparing, setPreparing] = useState(false)
  const form = useForm({ resolver: reportResolver(isPreparing), defaultValues: start })
  const { flow, shell } = useFormFlow({
    form,
    send: async (values: Report) => {
      setSent(0)
      const distributor = distributors?.find(({ id }) => String(id) === values.distributor_id)
      const distributorName = distributor?.distributor_name ?? ''
      return { ...(await report({ report: values, distributorName })), chosen: values.distributor_id }
    },
    mode: 'edit',
    confirm: { as: 'nothing' },
    worksOffline: waitsOffline,
    onSuccess: ({ chosen, ...outcome }) => {
      if (isShown.current) onReported(chosen, outcome)
      else showSuccess(outcome.message)
    },
  })
  useCheckOnChoice(form, isPreparing)
  const found = useInvoiceCode(form)
  return (
    <>
      <DialogTitle>Zgłoś fakturę</DialogTitle>
      {refusal && (
        <div className="mb-4">
          <Alert tone="danger">{noBreak(`Tego zgłoszenia nie przyjęliśmy. ${refusal}`)}</Alert>
        </div>
      )}
      <Form
        label="Zgłoszenie faktury"
        {...shell}
        submitLabel={waitsOffline ? 'Zapisz na telefonie' : 'Wyślij zgłoszenie'}
        submitIcon={<SubmitIcon waitsOffline={waitsOffline} />}
      >
        <PagesInput
          control={form.control}
          name="invoice"
          onEInvoices={onEInvoices}
          onSeveral={onSeveral && ((files) => onSeveral({ files, ...typedIn(form) }))}
          onPreparing={setPreparing}
        />
        <DemoEInvoices onTry={(file) => onEInvoices([file])} />
        <TextInput
          control={form.control}
          name="document_name"
          label="Numer faktury"
          hint="Przepisz go z&nbsp;faktury, na przykład FV/128/2025."
          autoComplete="off"
          isRequired
        />
        {found && <CodeNote found={found} />}
        <DistributorInput control={form.control} />
        {waitsOffline && <Alert tone="info">{waits}</Alert>}
        {flow.kind === 'sending' && !waitsOffline && <Sending part={sent} />}
      </Form>
    </>
  )
}

/** Returns what was typed before it was known that there are several invoices. */
function typedIn({ getValues }: UseFormReturn<Draft, unknown, Report>): Omit<BatchStart, 'files'> {
  const { document_name: number, distributor_id: distributor } = getValues()
  return { number, distributor }
}

const waits = noBreak('Zapiszemy zgłoszenie na tym telefonie i wyślemy je, gdy wróci zasięg.')

function SubmitIcon({ waitsOffline }: { waitsOffline: boolean }) {
  const Icon = waitsOffline ? Smartphone : Send
  return <Icon aria-hidden className="size-5" />
}

/** The note on what the QR code on a chosen file says. */
function CodeNote({ found: { code, seller } }: { found: FoundCode }) {
  return (
    <Alert tone="info">
      {noBreak(
        seller
          ? `Odczytaliśmy kod KSeF: ${seller}, ${formatDay(code.issuedOn)}. Wpisz jeszcze numer faktury.`
          : `Odczytaliśmy kod KSeF, ale sprzedawca (NIP ${code.sellerNip}) nie jest dystrybutorem w programie.`,
      )}{' '}
      {noBreak('Jeśli masz plik XML tej faktury z KSeF, wyślij go: nie trzeba niczego przepisywać.')}
    </Alert>
  )
}

/** Progress of the upload, which is slow for a photo on a weak signal. */
function Sending({ part }: { part: number }) {
  const percent = `${formatNumber(part * 100)}%`
  const text = part < 1 ? `Wysyłamy fakturę: ${percent}` : 'Zapisujemy fakturę…'
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="font-semibold">{text}</p>
      <Progress label="Wysyłanie faktury" value={part} max={1} valueLabel={percent} />
    </div>
  )
}

/** Validates files as soon as they are prepared, before they are uploaded. */
function useCheckOnChoice(form: UseFormReturn<Draft, unknown, Report>, isPreparing: boolean) {
  const { control, trigger, clearErrors } = form
  const pages = useWatch({ control, name: 'invoice' })
  useEffect(() => {
    if (isPreparing) return
    if (pages.length > 0) trigger('invoice')
    else clearErrors('invoice')
  }, [pages, isPreparing, trigger, clearErrors])
}
