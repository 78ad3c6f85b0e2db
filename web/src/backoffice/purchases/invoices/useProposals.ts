import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type FormChanges, formChangesOf } from '../../../form/form-changes'
import { formatDay } from '../../../format/dates'
import { unresolvedMark } from '../../../ui/unresolved'
import { draftOf } from './drafts'
import {
  isReadFromFile,
  proposalsQuery,
  type ReadInvoice,
  type ReadLine,
  type ReviewedInvoice,
} from './queries'
import { isProposed, type Review, type ReviewValues, readLines } from './review-schema'

/** Lines from the invoice's file: not looked for, awaited, in the form with those that were left out, or none. */
export type Proposals =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'filled'; readonly leftOut: readonly ReadLine[]; readonly read: ReadInvoice }
  | { readonly kind: 'unmatched'; readonly leftOut: readonly ReadLine[] }

type ReviewState = UseFormReturn<ReviewValues, unknown, Review>

/** Fills the untouched parts of the form in from what the invoice's file says, once. */
export function useProposals(
  invoice: ReviewedInvoice,
  form: ReviewState,
  formElement: RefObject<HTMLFormElement | null>,
): Proposals {
  const isEnabled = isReadFromFile(invoice) && draftOf(invoice.id) === undefined
  const { data, isError } = useQuery({ ...proposalsQuery(invoice), enabled: isEnabled })
  const [proposals, setProposals] = useState<Proposals>({ kind: isEnabled ? 'reading' : 'none' })
  const isTaken = useRef(false)
  useEffect(() => {
    if (isError) setProposals({ kind: 'none' })
    if (!data || isTaken.current) return
    isTaken.current = true
    setProposals(fillIn(form, formElement.current, data))
  }, [data, isError, form, formElement])
  return proposals
}

/** Fills in what nobody has typed; the values are the file's and do not count as changes. */
function fillIn(form: ReviewState, element: HTMLElement | null, read: ReadInvoice): Proposals {
  const isOpen = untouchedIn(formChangesOf(form), element)
  if (read.issued_on && isOpen('issued_on') && form.getValues('issued_on') === '')
    form.setValue('issued_on', formatDay(read.issued_on))
  /* A recognised name may be misread; the participant's own stands there already. */
  const isBuyerMissing = read.source === 'text' || form.getValues('buyer_name') === ''
  if (read.buyer && isBuyerMissing && isOpen('buyer_name')) form.setValue('buyer_name', read.buyer)
  const lines = readLines(read)
  const leftOut = read.lines.filter((line) => !isProposed(line))
  if (!isOpen('lines') || read.lines.length === 0) return { kind: 'none' }
  if (lines.length === 0) return { kind: 'unmatched', leftOut }
  form.setValue('lines', lines)
  return { kind: 'filled', leftOut, read }
}

/** Tells of a part of the form whether it is as it was opened. */
function untouchedIn(changes: FormChanges, element: HTMLElement | null) {
  const unsaved = changes.unsavedFields()
  const isTyping = element?.querySelector(`[${unresolvedMark}]`) != null
  return (field: keyof ReviewValues) => !unsaved.includes(field) && !(field === 'lines' && isTyping)
}
