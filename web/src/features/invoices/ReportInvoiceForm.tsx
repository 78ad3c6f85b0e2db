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
import { formatNumber } from '../../format/numbers'
import { DialogTitle } from '../../ui/Dialog'
import { Progress } from '../../ui/Progress'
import { showSuccess } from '../../ui/toast-queue'
import { distributorsQuery, useReportInvoice } from './queries'
import { type Draft, type Report, reportSchema } from './report-schema'

interface ReportInvoiceFormProps {
  /** The previous invoice's distributor as the default, because several often come from one shop. */
  distributor: string
  onReported: (distributor: string, answer: Awaited<ReturnType<ReturnType<typeof useReportInvoice>>>) => void
}

/** Form with the number, the distributor and a file of the invoice. */
export function ReportInvoiceForm({ distributor, onReported }: ReportInvoiceFormProps) {
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
  return (
    <>
      <DialogTitle>Zgłoś fakturę</DialogTitle>
      <Form
        label="Zgłoszenie faktury"
        {...shell}
        submitLabel="Wyślij zgłoszenie"
        submitIcon={<Send aria-hidden className="size-5" />}
      >
        <TextInput
          control={form.control}
          name="document_name"
          label="Numer faktury"
          hint="Przepisz go z&nbsp;faktury, na przykład FV/128/2025."
          autoComplete="off"
          isRequired
        />
        <DistributorInput control={form.control} />
        <FileInput
          control={form.control}
          name="invoice"
          label="Zdjęcie lub skan faktury"
          hint="PDF, PNG lub JPEG, mniej niż 10&nbsp;MB. Na zdjęciu musi być widać całą stronę."
          accept="application/pdf,image/png,image/jpeg"
          camera
          isRequired
        />
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

/** True while the modal is open; closed during the upload, it cannot show the result. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
