import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { FieldHelper } from './helper'

export interface FieldProps {
  label: string
  /** Help text under the field. */
  hint?: ReactNode
  /** The error in a sentence; null without one. */
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

/** Hint and error under a field, which React Aria links to the input. */
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

/** Unit at the end of a field's box. */
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
