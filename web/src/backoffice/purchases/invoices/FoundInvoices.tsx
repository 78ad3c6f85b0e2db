import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { queryClient } from '../../../api/query-client'
import { RadioInput, TextAreaInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { formatMoney } from '../../../format/numbers'
import { counted } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { WaitsForSecond } from '../../bulk-jobs/WaitsForSecond'
import { FormDialog } from '../../ConfirmDialog'
import { FetchedDialogButton } from '../../FetchedDialogButton'
import { ReasonChips } from '../../ReasonChips'
import { type InvoiceJobPreview, type InvoicesFound, invoiceJobPreviewQuery, startInvoiceJob } from './found'
import { invoiceReasons } from './reasons'

/** Button that decides on all invoices which the list's filters find, as a job; its dialog counts first. */
export function FoundInvoices({ filters }: { filters: InvoicesFound }) {
  return (
    <FetchedDialogButton
      label="Rozpatrz wszystkie znalezione"
      fetch={async () => ({
        filters,
        preview: await queryClient.fetchQuery(invoiceJobPreviewQuery(filters)),
      })}
      dialog={(seen, close) => <FoundDialog {...seen} onClose={close} />}
    />
  )
}

interface FoundDialogProps {
  filters: InvoicesFound
  preview: InvoiceJobPreview
  onClose: () => void
}

const schema = z
  .object({ action: z.string().check(z.minLength(1, fieldMessages.required)), reason: z.string() })
  .check(
    z.refine(({ action, reason }) => action !== 'reject' || reason.trim() !== '', {
      path: ['reason'],
      error: fieldMessages.required,
    }),
  )

const invoices = (count: number) => counted(count, ['faktura', 'faktury', 'faktur'])

function FoundDialog({ filters, preview, onClose }: FoundDialogProps) {
  const navigate = useNavigate()
  const { found, pending, confirmed, confirmed_value, accepting_waits } = preview
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { action: '', reason: '' } })
  const action = form.watch('action')
  return (
    <FormDialog
      title="Rozpatrzyć wszystkie znalezione faktury?"
      label={action === 'reject' ? 'Odrzuć faktury' : 'Rozpatrz faktury'}
      variant={action === 'reject' ? 'danger' : 'primary'}
      form={form}
      send={({ action, reason }) =>
        startInvoiceJob({
          filters,
          invoices: found,
          action: action === 'reject' ? 'reject' : 'accept',
          ...(action === 'reject' ? { reason } : {}),
        })
      }
      onDone={({ data }) => navigate(pathTo('/zaplecze/zadania/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p className="font-semibold">{`Na liście: ${invoices(found)}, czeka: ${invoices(pending)}.`}</p>
      <RadioInput
        control={form.control}
        name="action"
        label="Co zrobić"
        options={[
          { value: 'accept', label: `Przyjmij potwierdzone e-faktury: ${invoices(confirmed)}` },
          { value: 'reject', label: `Odrzuć czekające: ${invoices(pending)}` },
        ]}
      />
      {action === 'accept' && (
        <p>
          {noBreak(
            `Wartość netto tych, których pozycje znamy: ${formatMoney(confirmed_value)}. Zadanie przyjmie e-faktury potwierdzone przez KSeF, dystrybutora albo operatora, których wszystkie pozycje są rozpoznane na pewno. Pozostałe zostawi i powie dlaczego.`,
          )}
        </p>
      )}
      {action === 'accept' && accepting_waits && <WaitsForSecond />}
      {action === 'reject' && (
        <>
          <TextAreaInput
            control={form.control}
            name="reason"
            label="Powód dla uczestników"
            isRequired
            rows={3}
            maxLength={500}
          />
          <ReasonChips
            reasons={invoiceReasons}
            onChoose={(reason) =>
              form.setValue('reason', reason, { shouldValidate: true, shouldDirty: true })
            }
          />
        </>
      )}
    </FormDialog>
  )
}
