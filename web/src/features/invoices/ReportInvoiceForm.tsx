import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ComboInput } from '../../form/ComboInput'
import { FileInput } from '../../form/FileInput'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { formatDay } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { noBreak } from '../../format/text'
import type { InvoiceCode } from '../../pictures/qr/invoice-code'
import { Alert } from '../../ui/Alert'
import { DialogTitle } from '../../ui/Dialog'
import { Progress } from '../../ui/Progress'
import { showError, showSuccess } from '../../ui/toast-queue'
import { DemoEInvoices } from './DemoEInvoices'
import { mayHoldEInvoices } from './einvoices'
import { distributorsQuery, useReportInvoice } from './queries'
import { type Draft, type Report, reportSchema } from './report-schema'
import { useIsShown } from './useIsShown'

const oneByOne =
  'Zdjęcia i\u00a0PDF zgłasza się po jednym. Kilka naraz mogą mieć tylko pliki XML z\u00a0KSeF.'

interface ReportInvoiceFormProps {
  /** The previous invoice's distributor as the default, because several often come from one shop. */
  distributor: string
  /** E-invoices were chosen: nothing of them is typed. */
  onEInvoices: (files: readonly File[]) => void
  onReported: (distributor: string, answer: Awaited<ReturnType<ReturnType<typeof useReportInvoice>>>) => void
}

/** Form with the number, the distributor and a file of the invoice. */
export function ReportInvoiceForm({ distributor, onEInvoices, onReported }: ReportInvoiceFormProps) {
  const [sent, setSent] = useState(0)
  const report = useReportInvoice(setSent)
  const isShown = useIsShown()
  const form = useForm({
    resolver: zodResolver(reportSchema),
    defaultValues: { document_name: '', distributor_id: distributor, invoice: null },
  })
  const { flow, shell } = useFormFlow({
    form,
    send: async (values: Report) => {
      setSent(0)
      return { ...(await report(values)), distributor: values.distributor_id }
    },
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ distributor: chosen, ...reported }) => {
      if (isShown.current) onReported(chosen, reported)
      else showSuccess(reported.message)
    },
  })
  useCheckOnChoice(form)
  const found = useInvoiceCode(form)
  return (
    <>
      <DialogTitle>Zgłoś fakturę</DialogTitle>
      <Form
        label="Zgłoszenie faktury"
        {...shell}
        submitLabel="Wyślij zgłoszenie"
        submitIcon={<Send aria-hidden className="size-5" />}
      >
        <FileInput
          control={form.control}
          name="invoice"
          label="Plik faktury"
          hint="Najszybciej: e-faktura z&nbsp;KSeF (XML, także kilka naraz albo ZIP). Może też być PDF lub zdjęcie PNG albo JPEG, mniej niż 10&nbsp;MB, z&nbsp;całą stroną."
          accept="application/pdf,image/png,image/jpeg,.xml,.zip,application/xml,text/xml,application/zip"
          camera
          onSeveral={(files) => {
            const areEInvoices = files.some(mayHoldEInvoices)
            if (areEInvoices) onEInvoices(files)
            else if (files.length > 1) showError('Wybierz jeden plik', oneByOne)
            return areEInvoices || files.length > 1
          }}
          isRequired
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
        {found && <FoundCode found={found} />}
        <DistributorInput control={form.control} />
        {flow.kind === 'sending' && <Sending part={sent} />}
      </Form>
    </>
  )
}

function DistributorInput({ control }: Pick<UseFormReturn<Draft, unknown, Report>, 'control'>) {
  const { data: distributors, isError } = useQuery(distributorsQuery)
  return (
    <ComboInput
      control={control}
      name="distributor_id"
      label="Dystrybutor"
      hint={
        isError
          ? 'Nie udało się pobrać listy dystrybutorów. Zamknij okno i otwórz je ponownie.'
          : 'Zacznij pisać nazwę sprzedawcy z\u00a0faktury i\u00a0wybierz go z\u00a0listy.'
      }
      options={isError ? [] : distributors?.map(optionOf)}
      isRequired
    />
  )
}

/** What the QR code on the chosen file says. */
function FoundCode({ found: { code, seller } }: { found: Found }) {
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

interface Found {
  readonly code: InvoiceCode
  /** Name of the distributor that has sold; undefined for one outside the programme. */
  readonly seller: string | undefined
}

/** Reads the code on the chosen file and chooses its distributor, unless one was chosen by hand. */
function useInvoiceCode(form: UseFormReturn<Draft, unknown, Report>) {
  const { control, getValues, setValue, clearErrors } = form
  const file = useWatch({ control, name: 'invoice' })
  const [read, setRead] = useState<{ file: File; code: InvoiceCode }>()
  /* Filled in by the form: the previous invoice's, or that of an earlier file. */
  const filledIn = useRef(getValues('distributor_id'))
  const { data: distributors } = useQuery(distributorsQuery)
  useEffect(() => {
    if (!file) return
    const reading = new AbortController()
    import('../../pictures/qr/read-invoice-code')
      .then(({ readInvoiceCode }) => readInvoiceCode(file, reading.signal))
      .then((code) => code && !reading.signal.aborted && setRead({ file, code }))
      /* Without the reader the form is filled in by hand. */
      .catch(() => undefined)
    return () => reading.abort()
  }, [file])
  const code = read?.file === file ? read?.code : undefined
  const seller = code && distributors?.find(({ nip }) => nip === code.sellerNip)
  useEffect(() => {
    if (!seller || !['', filledIn.current].includes(getValues('distributor_id'))) return
    filledIn.current = String(seller.id)
    setValue('distributor_id', filledIn.current)
    clearErrors('distributor_id')
  }, [seller, getValues, setValue, clearErrors])
  return code && distributors ? { code, seller: seller?.distributor_name } : null
}

function optionOf({ id, distributor_name }: { id: number; distributor_name: string }) {
  return { value: String(id), label: distributor_name }
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

/** Validates a file as soon as it is chosen, before it is uploaded. */
function useCheckOnChoice({ control, trigger, clearErrors }: UseFormReturn<Draft, unknown, Report>) {
  const file = useWatch({ control, name: 'invoice' })
  useEffect(() => {
    if (file) trigger('invoice')
    else clearErrors('invoice')
  }, [file, trigger, clearErrors])
}
