import type { ReactNode } from 'react'

export interface FieldProps {
  label: string
  /** Help text under the field. */
  hint?: ReactNode
  /** The error in a sentence; null without one. */
  error?: string | null
  isRequired?: boolean
  isDisabled?: boolean
}

export const fieldClass = 'flex min-w-0 flex-col gap-1'

/** A label's text with its asterisk. */
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
