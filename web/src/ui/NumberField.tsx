import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { formatAmount, formatNumber } from '../format/numbers'
import { parseMoney } from '../rules/money'
import { accepted, type Parsed, refused } from '../rules/parsed'
import { largestNumber, parseWhole, tooLarge } from '../rules/whole'
import { FieldLabel, FieldNotes, FieldUnit } from './Field'
import { type FieldProps, fieldClass } from './FieldFrame'
import { fieldBox } from './styles'
import { ariaOnly } from './TextField'

interface NumberFieldProps extends FieldProps {
  name?: string
  /** null for an empty field, NaN for text that is no number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  min?: number
  max?: number
  step?: number
  unit?: string
}

/** Parses the field's text and formats its value. */
interface Notation {
  parse: (text: string) => Parsed<number | null>
  format: (value: number) => string
  inputMode: 'numeric' | 'decimal'
}

const wholeNumbers: Notation = { parse: parseWhole, format: formatNumber, inputMode: 'numeric' }
const sums: Notation = { parse: parseSum, format: formatAmount, inputMode: 'decimal' }

/** Field for a whole number, with buttons to step it. */
export function NumberField(props: NumberFieldProps) {
  return <NotedField {...props} notation={wholeNumbers} />
}

/** Field for an amount of money: shown in zlotys, with value, `min`, `max` and `step` in grosze. */
export function AmountField(props: Omit<NumberFieldProps, 'unit'>) {
  return <NotedField {...props} unit="zł" notation={sums} />
}

function parseSum(text: string): Parsed<number | null> {
  const sum = text.replace(/\s/g, '')
  if (sum === '') return accepted(null)
  if (sum.startsWith('-')) {
    const debt = parseSum(sum.slice(1))
    return debt.valid && debt.value !== null ? accepted(-debt.value) : debt
  }
  const parsed = parseMoney(sum.replace(/[.,]$/, ''))
  return parsed.valid && parsed.value > largestNumber ? refused(tooLarge) : parsed
}

/**
 * Field whose text counts at each letter; text that is no number shows an error at once. Typed numbers are not clamped
 * to `min`, `max` and `step`: validation is the form's, and only the buttons and arrow keys keep to them.
 */
function NotedField({ notation, ...props }: NumberFieldProps & { notation: Notation }) {
  const { label, hint, error, value, onChange, onBlur, min, max, step = 1, unit, ...field } = props
  const { text, fieldError, type, tidy } = useTyped(notation, value, onChange, min)
  const number = value === null || Number.isNaN(value) ? null : value
  const isStuck = fieldError !== null
  const go = (direction: 1 | -1) => {
    if (!isStuck) onChange(nextStep(number, direction, { min, max, step }))
  }
  const buttons = { label, isDisabled: isStuck || (field.isDisabled ?? false), go }
  return (
    <AriaTextField
      {...field}
      {...ariaOnly}
      value={text}
      onChange={type}
      onBlur={() => {
        tidy()
        onBlur?.()
      }}
      inputMode={notation.inputMode}
      isInvalid={Boolean(fieldError ?? error)}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <Group className="flex gap-2 outline-none">
        <StepButton
          {...buttons}
          direction={-1}
          isLast={number !== null && min !== undefined && number <= min}
        />
        <span className="relative grow">
          <Input
            autoComplete="off"
            onKeyDown={(event) => stepByKey(event, go)}
            className={`${fieldBox} tabular-nums ${unit ? 'pr-12' : ''}`}
          />
          {unit && <FieldUnit unit={unit} />}
        </span>
        <StepButton
          {...buttons}
          direction={1}
          isLast={number !== null && max !== undefined && number >= max}
        />
      </Group>
      <FieldNotes hint={hint} error={fieldError ?? error ?? null} />
    </AriaTextField>
  )
}

/** The text of the field: the formatted value until somebody types. */
function useTyped(
  { parse, format }: Notation,
  value: number | null,
  onChange: (value: number | null) => void,
  min: number | undefined,
) {
  const shown = value === null || Number.isNaN(value) ? '' : format(value)
  const [typed, setTyped] = useState({ text: shown, value })
  /*
   * A value that differs from the text's was set from outside: by a button, another field, or a form that starts over.
   */
  if (!Object.is(typed.value, value)) setTyped({ text: shown, value })
  const fieldError = errorOf(parse(typed.text), min)
  return {
    text: typed.text,
    fieldError,
    type: (text: string) => {
      const next = parse(text)
      const number = next.valid && errorOf(next, min) === null ? next.value : Number.NaN
      setTyped({ text, value: number })
      onChange(number)
    },
    /** Formats the number as the field is left. */
    tidy: () => {
      if (fieldError === null) setTyped({ text: shown, value })
    },
  }
}

function errorOf(parsed: Parsed<number | null>, min: number | undefined): string | null {
  if (!parsed.valid) return parsed.message
  return (parsed.value ?? 0) < 0 && (min ?? 0) >= 0 ? 'Wpisz liczbę bez minusa' : null
}

const stepButton =
  'grid w-control shrink-0 cursor-pointer place-items-center rounded-control border border-field bg-surface hover:bg-brand-tint disabled:cursor-default disabled:opacity-40'

interface StepButtonProps {
  label: string
  direction: 1 | -1
  isDisabled: boolean
  /** True at the end of the range in this direction. */
  isLast: boolean
  go: (direction: 1 | -1) => void
}

/** Not in the tab order, because the arrow keys do the same in the field. */
function StepButton({ label, direction, isDisabled, isLast, go }: StepButtonProps) {
  const Icon = direction === 1 ? Plus : Minus
  return (
    <Button
      slot={null}
      aria-label={`${direction === 1 ? 'Zwiększ' : 'Zmniejsz'} ${label}`}
      excludeFromTabOrder
      isDisabled={isDisabled || isLast}
      onPress={() => go(direction)}
      className={stepButton}
    >
      <Icon className="size-5" aria-hidden />
    </Button>
  )
}

function stepByKey(event: KeyboardEvent, go: (direction: 1 | -1) => void) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  go(event.key === 'ArrowUp' ? 1 : -1)
}

/** The next whole step above or below, counted from the minimum and within the bounds. */
function nextStep(
  number: number | null,
  direction: 1 | -1,
  {
    min = 0,
    max = largestNumber,
    step,
  }: { min?: number | undefined; max?: number | undefined; step: number },
): number {
  if (number === null) return min
  const steps = (number - min) / step
  const next = min + step * (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1)
  return Math.min(Math.max(next, min), max)
}
