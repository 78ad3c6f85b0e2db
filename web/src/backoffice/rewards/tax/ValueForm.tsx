import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import type { FormAnswer } from '../../../form/useFormFlow'
import { formatAmount } from '../../../format/numbers'
import { EditForm } from '../../EditForm'

interface ValueFormProps {
  /** Name of the prize. */
  prize: string
  /** Label of the field. */
  label: string
  /** Known value, in grosze. */
  value?: number | null | undefined
  send: (value: string) => Promise<FormAnswer>
  onDone: () => void
  /** Consequences of the new value. */
  children?: ReactNode
}

const schema = z.object({ value: requiredText() })

/** Form of a prize's value; the server parses the typed amount. */
export function ValueForm({ prize, label, value, send, onDone, children }: ValueFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { value: value == null ? '' : formatAmount(value) },
  })
  return (
    <section className="mb-4 rounded-card bg-page p-4">
      <h3 className="mb-3 font-semibold text-h3">{prize}</h3>
      <EditForm
        label={`Wartość nagrody: ${prize}`}
        form={form}
        send={(typed) => send(typed.value)}
        onDone={onDone}
        onCancel={onDone}
        holds="passing"
        submitLabel="Zapisz wartość"
      >
        <div className="max-w-60">
          <TextInput
            control={form.control}
            name="value"
            label={label}
            unit="zł"
            inputMode="decimal"
            isRequired
          />
        </div>
        {children}
      </EditForm>
    </section>
  )
}
