import { Check, Clock, type LucideIcon, X } from 'lucide-react'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import type { Control, FieldPath } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { FieldLabel } from '../../../ui/Field'
import type { ReviewValues } from './review-schema'

interface Choice {
  readonly value: string
  readonly label: string
  readonly icon: LucideIcon
  readonly selected: string
}

const choices: readonly Choice[] = [
  {
    value: 'accept',
    label: 'Zaakceptuj',
    icon: Check,
    selected: 'selected:border-accepted selected:bg-accepted-tint selected:text-accepted',
  },
  {
    value: 'reject',
    label: 'Odrzuć',
    icon: X,
    selected: 'selected:border-rejected selected:bg-rejected-tint selected:text-rejected',
  },
  {
    value: 'pending',
    label: 'Odłóż',
    icon: Clock,
    selected: 'selected:border-pending selected:bg-pending-tint selected:text-pending',
  },
]

interface DecisionInputProps {
  control: Control<ReviewValues, unknown, unknown>
  name: FieldPath<ReviewValues>
}

/** Decision about a line, changed by the arrow keys; in a row of the grid its words give way to icons. */
export function DecisionInput({ control, name }: DecisionInputProps) {
  const { value, controlled } = useField(control, name, 'accept')
  const { error: _, ...field } = controlled
  return (
    <AriaRadioGroup {...field} value={value} orientation="horizontal" className="flex flex-col gap-1">
      <span className="@min-[36rem]:sr-only">
        <FieldLabel label="Decyzja" />
      </span>
      <div className="flex">
        {choices.map(({ value: choice, label, icon: Icon, selected }) => (
          <Radio
            key={choice}
            value={choice}
            className={`group -ml-px flex min-h-control cursor-pointer items-center gap-1 border border-field bg-surface px-2 text-muted outline-none first:ml-0 first:rounded-l-control last:rounded-r-control hover:bg-brand-tint focus-visible:z-10 focus-visible:outline-3 focus-visible:outline-(--focus-ring) focus-visible:outline-offset-2 selected:z-1 selected:font-semibold @min-[36rem]:min-h-9 @min-[36rem]:w-7 @min-[36rem]:justify-center @min-[36rem]:px-0 ${selected}`}
          >
            <span title={label} className="hidden place-items-center group-selected:grid @min-[20rem]:grid">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="@min-[36rem]:sr-only">{label}</span>
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  )
}
