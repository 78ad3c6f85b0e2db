import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { FieldHelper } from './helper'

interface CheckboxProps {
  name?: string
  isSelected: boolean
  onChange: (selected: boolean) => void
  onBlur?: () => void
  isRequired?: boolean
  isDisabled?: boolean
  /** Set for a checkbox of several of which some are ticked. */
  isIndeterminate?: boolean
  hint?: ReactNode
  error?: string | null
  children: ReactNode
}

export function Checkbox({ hint, error, children, isRequired = false, ...field }: CheckboxProps) {
  const [about, notes] = [useId(), useId()]
  const described = [hint && about, error && notes].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1">
      <AriaCheckbox
        {...field}
        isInvalid={Boolean(error)}
        aria-describedby={described || undefined}
        className="group flex min-h-control cursor-pointer items-start outline-none gap-3 py-control-gap disabled:cursor-default disabled:opacity-55"
      >
        <span className="grid size-6 shrink-0 place-items-center rounded-tag border-2 border-field bg-surface group-focus-visible:outline-3 group-focus-visible:outline-(--focus-ring) group-focus-visible:outline-offset-2 group-invalid:border-rejected group-selected:border-brand group-selected:bg-brand group-indeterminate:border-brand group-indeterminate:bg-brand">
          {field.isIndeterminate ? (
            <Minus aria-hidden className="size-4 stroke-3 text-white" />
          ) : (
            <Check aria-hidden className="invisible size-4 stroke-3 text-white group-selected:visible" />
          )}
        </span>
        <span>
          {children}
          {isRequired && (
            <span aria-hidden className="text-rejected">
              {'\u00a0*'}
            </span>
          )}
        </span>
      </AriaCheckbox>
      {hint && (
        <span id={about} className="-mt-2 max-w-text pb-2 pl-9 text-muted text-small">
          {hint}
        </span>
      )}
      {error && (
        <span id={notes} className="-mt-2 pb-2 pl-9 text-rejected">
          {error}
        </span>
      )}
      <FieldHelper isRequired={isRequired} />
    </div>
  )
}
