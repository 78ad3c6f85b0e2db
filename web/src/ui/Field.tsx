import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { FieldHelper } from './helper'

export interface FieldProps {
  label: string
  /** Shown under the field: what to type and why. */
  hint?: ReactNode
  /** The error in a sentence; null where there is none. */
  error?: string | null
  isRequired?: boolean
  isDisabled?: boolean
}

/** A label with its asterisk. */
export function FieldLabel({ label, isRequired = false }: Pick<FieldProps, 'label' | 'isRequired'>) {
  return (
    <Label className="block">
      <LabelText label={label} isRequired={isRequired} />
    </Label>
  )
}

export function LabelText({ label, isRequired = false }: Pick<FieldProps, 'label' | 'isRequired'>) {
  return (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className="text-rejected">
          {'\u00a0*'}
        </span>
      )}
    </>
  )
}

/** The hint and the error under a field; inside a React Aria field both are tied to the input. */
export function FieldNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className="text-muted text-small">
          {hint}
        </Text>
      )}
      <FieldError className="text-rejected">{error}</FieldError>
      <FieldHelper />
    </>
  )
}

/** Stands at the end of a field's box, which makes room for it. */
export function FieldUnit({ unit }: { unit: string }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted"
    >
      {unit}
    </span>
  )
}

export const fieldClass = 'flex min-w-0 flex-col gap-1'
