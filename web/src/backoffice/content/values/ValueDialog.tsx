import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { DayInput } from '../../../form/DayInput'
import { SelectInput } from '../../../form/fields'
import { NumberInput } from '../../../form/NumberInput'
import { parsedBy, requiredNumber } from '../../../form/schema'
import { parseDay } from '../../../rules/day'
import { FormDialog } from '../../ConfirmDialog'
import { type ProgrammeValues, planValue, type ValueCode } from './queries'

const schema = z.object({ code: z.string(), value: requiredNumber(), valid_from: parsedBy(parseDay) })

interface ValueDialogProps {
  current: ProgrammeValues['current']
  onClose: () => void
}

/** Dialog that sets a value from a day on. */
export function ValueDialog({ current, onClose }: ValueDialogProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: current[0]?.code ?? '', value: null as number | null, valid_from: '' },
  })
  const { control } = form
  const code = form.watch('code')
  const held = current.find((value) => value.code === code)
  return (
    <FormDialog
      title="Nowa wartość od dnia"
      label="Zapisz wartość"
      form={form}
      send={(values) => planValue({ ...values, code: values.code as ValueCode })}
      onClose={onClose}
    >
      <SelectInput
        control={control}
        name="code"
        label="Co się zmienia"
        options={current.map(({ code: value, label }) => ({ value, label }))}
      />
      <NumberInput
        control={control}
        name="value"
        label="Nowa wartość"
        hint={held && `Dziś: ${held.value.toLocaleString('pl-PL')}`}
        isRequired
      />
      <DayInput
        control={control}
        name="valid_from"
        label="Obowiązuje od"
        hint="Dziś albo później. Wartość z&nbsp;dzisiejszym dniem obowiązuje od razu."
        isRequired
      />
    </FormDialog>
  )
}
