import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { NumberField as AriaNumberField, Group, Input } from 'react-aria-components/NumberField'
import { FieldLabel, FieldNotes, type FieldProps, FieldUnit, fieldClass } from './Field'
import { fieldBox } from './looks'

interface NumberFieldProps extends FieldProps {
  name?: string
  /** null where nothing is typed yet. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** What stands in the field while it is typed; `onChange` comes when the field is left. */
  onTyping?: (text: string) => void
  min?: number
  max?: number
  step?: number
  decimals?: number
  unit?: string
}

const stepButton =
  'grid w-11 shrink-0 cursor-pointer place-items-center rounded-control border border-field bg-white hover:bg-brand-tint disabled:cursor-default disabled:opacity-40'

/**
 * A number with a button for less and one for more. What was typed stays as it was typed, outside `min`, `max` and
 * between two steps too: whoever uses the field says what is wrong with it. Only the two buttons keep to them.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    min,
    max,
    step,
    decimals = 0,
    unit,
    onTyping,
    ...field
  } = props
  const notes = useKeptRoom(error ?? null)
  return (
    <AriaNumberField
      {...field}
      validationBehavior="aria"
      commitBehavior="validate"
      isWheelDisabled
      isInvalid={Boolean(error)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: true }}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <Group className="flex gap-2 outline-none">
        <Button slot="decrement" className={stepButton}>
          <Minus className="size-5" aria-hidden />
        </Button>
        <span className="relative grow">
          <Input
            onInput={(event) => onTyping?.(event.currentTarget.value)}
            className={`${fieldBox} tabular-nums ${unit ? 'pr-12' : ''}`}
          />
          {unit && <FieldUnit unit={unit} />}
        </span>
        <Button slot="increment" className={stepButton}>
          <Plus className="size-5" aria-hidden />
        </Button>
      </Group>
      <div ref={notes} className={fieldClass}>
        <FieldNotes hint={hint} error={error ?? null} />
      </div>
    </AriaNumberField>
  )
}

/**
 * A number is taken as its field is left, and its error goes then: with the error's room gone too, the button that is
 * just being pressed would move from under the pointer, and the press would be lost.
 */
function useKeptRoom(error: string | null) {
  const notes = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (error && notes.current) notes.current.style.minHeight = `${notes.current.offsetHeight}px`
  }, [error])
  return notes
}

/** An amount of money: shown in zlotys, kept in grosze; `min`, `max` and `step` are grosze too. */
export function AmountField({
  value,
  onChange,
  min,
  max,
  step,
  ...field
}: Omit<NumberFieldProps, 'decimals' | 'unit'>) {
  return (
    <NumberField
      {...field}
      value={value === null ? null : value / 100}
      onChange={(zlotys) => onChange(zlotys === null ? null : Math.round(zlotys * 100))}
      min={zlotysOf(min)}
      max={zlotysOf(max)}
      step={zlotysOf(step)}
      decimals={2}
      unit="zł"
    />
  )
}

function zlotysOf(grosze: number | undefined): number | undefined {
  return grosze === undefined ? undefined : grosze / 100
}
