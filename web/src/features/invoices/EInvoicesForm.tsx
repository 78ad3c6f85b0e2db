import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Send } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { formatNumber, formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import { inSentences, noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { Progress } from '../../ui/Progress'
import { showSuccess } from '../../ui/toast-queue'
import { EInvoiceCard } from './EInvoiceCard'
import { type EInvoicesRead, onlyCorrections, readEInvoices, useReportEInvoices } from './einvoices'
import { useIsShown } from './useIsShown'

type Reported = Awaited<ReturnType<ReturnType<typeof useReportEInvoices>>>

interface EInvoicesFormProps {
  files: readonly File[]
  onBack: () => void
  onReported: (answer: Reported) => void
}

/** E-invoices that were chosen: nothing has to be typed, each is shown with what it may bring before it is sent. */
export function EInvoicesForm({ files, onBack, onReported }: EInvoicesFormProps) {
  const print = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  const { data, error } = useQuery({
    queryKey: ['einvoices', print],
    queryFn: ({ signal }) => readEInvoices(files, signal),
    retry: false,
    throwOnError: false,
    gcTime: 0,
    /* A connection that comes back would read again what may be on its way by then. */
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <DialogTitle>{files.length === 1 ? 'Zgłoś e-fakturę' : 'Zgłoś e-faktury'}</DialogTitle>
      {error && <Unreadable error={error} onBack={onBack} />}
      {!error && !data && (
        <p role="status" className="font-semibold">
          {noBreak('Czytamy pliki…')}
        </p>
      )}
      {data && <Found read={data} files={files} onBack={onBack} onReported={onReported} />}
    </>
  )
}

function Unreadable({ error, onBack }: { error: unknown; onBack: () => void }) {
  const { fields, sentence } = failureFrom(error)
  const sentences = Object.values(fields).flat()
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="danger" announce>
        {sentences.length > 0 ? inSentences(sentences) : (sentence ?? messages.failedLoudly)}
      </Alert>
      <Back onPress={onBack} />
    </div>
  )
}

function Back({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" icon={<ArrowLeft aria-hidden className="size-5" />} onPress={onPress}>
      Wybierz inny plik
    </Button>
  )
}

interface FoundProps extends EInvoicesFormProps {
  read: EInvoicesRead
}

const schema = z.object({})

function Found({ read, files, onBack, onReported }: FoundProps) {
  const { einvoices, ready, points } = read
  const [sent, setSent] = useState(0)
  const report = useReportEInvoices(setSent)
  const isShown = useIsShown()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: {} })
  const { flow, shell } = useFormFlow({
    form,
    send: () => {
      setSent(0)
      return report(files)
    },
    mode: 'ask',
    confirm: { as: 'nothing' },
    onSuccess: (reported) => {
      if (isShown.current) onReported(reported)
      else showSuccess(reported.message)
    },
  })
  if (ready === 0)
    return (
      <div className="flex flex-col items-start gap-4">
        <Cards read={read} />
        <Back onPress={onBack} />
      </div>
    )
  return (
    <Form
      label="Zgłoszenie e-faktur"
      {...shell}
      holds="nothing"
      submitLabel={ready === 1 ? 'Wyślij' : `Wyślij ${counted(ready, ['fakturę', 'faktury', 'faktur'])}`}
      submitIcon={<Send aria-hidden className="size-5" />}
      isLong
      aside={<Back onPress={onBack} />}
    >
      {einvoices.length > 1 && (
        <Alert tone="info">
          {`${counted(ready, ['faktura', 'faktury', 'faktur'])} z\u00a0${formatNumber(einvoices.length)} do wysłania, razem około ${formatPoints(points)}.`}
        </Alert>
      )}
      <Cards read={read} />
      {!onlyCorrections(read) && (
        <p className="text-muted text-small">
          {noBreak('Punkty przyzna pracownik programu po sprawdzeniu; limity mogą je zmniejszyć.')}
        </p>
      )}
      {flow.kind === 'sending' && (
        <div role="status">
          <Progress
            label="Wysyłanie faktur"
            value={sent}
            max={1}
            valueLabel={`${formatNumber(sent * 100)}%`}
          />
        </div>
      )}
    </Form>
  )
}

/** Every e-invoice, and the names of the files that were left out. */
function Cards({ read: { einvoices, ignored } }: { read: EInvoicesRead }) {
  return (
    <>
      <ul className="flex w-full flex-col gap-3">
        {einvoices.map((einvoice, place) => (
          <EInvoiceCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat
            key={place}
            einvoice={einvoice}
            isOnly={einvoices.length === 1}
          />
        ))}
      </ul>
      {ignored.length > 0 && (
        <p className="wrap-anywhere text-muted text-small">{`Pominięte, bo to nie XML: ${ignored.join(', ')}`}</p>
      )}
    </>
  )
}
