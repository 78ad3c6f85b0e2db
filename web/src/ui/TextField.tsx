import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { Button } from 'react-aria-components/Button'
import { TextField as AriaTextField, Input, TextArea } from 'react-aria-components/TextField'
import { formatNumber } from '../format/numbers'
import { FieldLabel, FieldNotes, FieldUnit } from './Field'
import { type FieldProps, fieldClass } from './FieldFrame'
import { fieldBox } from './styles'

export interface TextFieldProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  spellCheck?: 'true' | 'false'
  placeholder?: string
  maxLength?: number
  /** Shown at the end of the field. */
  unit?: string
  /** Suggestions while typing; other text is allowed. */
  suggestions?: readonly string[]
}

export function TextField({ label, hint, error, placeholder, unit, suggestions, ...field }: TextFieldProps) {
  const offers = useId()
  return (
    <AriaTextField {...field} {...ariaOnly} isInvalid={Boolean(error)} className={fieldClass}>
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <span className="relative block">
        <Input
          className={`${fieldBox} ${unit ? 'pr-12 tabular-nums' : ''}`}
          placeholder={placeholder}
          list={suggestions && offers}
        />
        {unit && <FieldUnit unit={unit} />}
        {suggestions && (
          <datalist id={offers}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </span>
      <FieldNotes hint={hint} error={error ?? null} />
    </AriaTextField>
  )
}

interface TextAreaFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'unit' | 'suggestions'> {
  rows?: number
  /** Set for a single line longer than the field, which grows with it. */
  isLine?: boolean
}

/** Field of several lines or one long line, with a counter where it has a limit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, placeholder, isLine = false, rows = isLine ? 3 : 4, ...field } = props
  const left = field.maxLength === undefined ? null : field.maxLength - field.value.length
  return (
    <AriaTextField
      {...field}
      {...ariaOnly}
      onChange={(text) => field.onChange(isLine ? text.replace(/\s*\n\s*/g, ' ') : text)}
      isInvalid={Boolean(error)}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <TextArea
        className={isLine ? `${fieldBox} field-sizing-content wrap-anywhere` : fieldBox}
        placeholder={placeholder}
        rows={rows}
        {...(isLine ? { onKeyDown: sendOnEnter } : {})}
      />
      <FieldNotes hint={left === null ? hint : <Counted hint={hint} left={left} />} error={error ?? null} />
    </AriaTextField>
  )
}

/** Submits on Enter, as a single-line field does. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Hint and counter in one description, because React Aria links a single one. */
function Counted({ hint, left }: { hint: ReactNode; left: number }) {
  return (
    <>
      {hint && <>{hint} </>}
      <span className="block">Limit znaków: {formatNumber(left)}</span>
    </>
  )
}

type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'unit' | 'suggestions'
> & {
  autoComplete: 'current-password' | 'new-password'
}

/** Password field with a button to show the password. */
export function PasswordField({ label, hint, error, placeholder, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <AriaTextField
      {...field}
      {...ariaOnly}
      type={shown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <span className="relative block">
        <Input className={`${fieldBox} pr-20`} placeholder={placeholder} spellCheck={false} />
        <Button
          slot={null}
          aria-label={shown ? 'Ukryj hasło' : 'Pokaż hasło'}
          onPress={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-control cursor-pointer rounded-control px-3 text-brand-text hover:underline"
        >
          {shown ? 'Ukryj' : 'Pokaż'}
        </Button>
      </span>
      <FieldNotes hint={hint} error={error ?? null} />
    </AriaTextField>
  )
}

/** Leaves validation and its Polish messages to the form, without the browser's own. */
export const ariaOnly = { validationBehavior: 'aria' } as const
