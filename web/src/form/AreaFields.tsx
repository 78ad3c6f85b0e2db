import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import { formatVolume } from '../format/numbers'
import { amountOf, type Crop, type CropGroup, cropsOf } from '../rules/crops'
import { Disclosure } from '../ui/Disclosure'
import { TextInput } from './fields'

interface AreaFieldsProps<V extends FieldValues> {
  /** Form whose `area` holds hectares as typed, by the id of the crop. */
  control: Control<V, unknown, unknown>
  groups: readonly CropGroup[]
}

/** Areas of the crops in hectares: a field for a group of one crop, an unfolding section for a larger one. */
export function AreaFields<V extends FieldValues>({ control, groups }: AreaFieldsProps<V>) {
  const typed: Record<string, string> = useWatch({
    control: control as Control<V>,
    name: 'area' as FieldPath<V>,
  })
  const all = groups.reduce((sum, group) => sum + amountOf(group, typed), 0)
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} control={control} group={group} amount={amountOf(group, typed)} />
      ))}
      <p aria-live="polite" className="rounded-control bg-brand-tint px-4 py-3">
        Razem: <strong>{formatVolume(all, 'ha')}</strong>
      </p>
    </>
  )
}

interface GroupProps<V extends FieldValues> extends Pick<AreaFieldsProps<V>, 'control'> {
  group: CropGroup
  /** Sum of the group in thousandths of a hectare. */
  amount: number
}

/** A group of crops that unfolds; it stays open while it holds an error. */
function Group<V extends FieldValues>({ control, group, amount }: GroupProps<V>) {
  const { total, parts } = group
  const crops = cropsOf(group)
  const [isOpen, setOpen] = useState(amount > 0)
  const { errors } = useFormState({ control: control as Control<V> })
  const field = ({ id, name }: Crop, hint?: string) => (
    <TextInput
      key={id}
      control={control}
      name={`area.${id}` as FieldPath<V>}
      label={name}
      hint={hint}
      inputMode="decimal"
      unit="ha"
    />
  )
  const [only] = crops
  if (crops.length === 1 && only) return field(only)
  return (
    <Disclosure
      title={group.name}
      isOpen={isOpen || crops.some(({ id }) => get(errors, `area.${id}`))}
      onToggle={setOpen}
      {...(amount > 0 ? { note: formatVolume(amount, 'ha') } : {})}
    >
      {total && field(total, 'Zostaw puste, jeśli wolisz: policzymy sumę z\u00a0pól poniżej.')}
      <div className="grid items-start gap-4 sm:grid-cols-2">{parts.map((crop) => field(crop))}</div>
    </Disclosure>
  )
}
