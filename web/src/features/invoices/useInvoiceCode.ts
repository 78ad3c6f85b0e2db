import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { InvoiceCode } from '../../pictures/qr/invoice-code'
import { distributorsQuery } from '../../session/distributors'
import type { Draft, Report } from './report-schema'

/** The content of KSeF's code on one of the chosen files. */
export interface FoundCode {
  readonly code: InvoiceCode
  /** Name of the distributor that has sold; undefined for one outside the programme. */
  readonly seller: string | undefined
}

/** Reads the code on the chosen files and chooses its distributor, unless one was chosen by hand. */
export function useInvoiceCode(form: UseFormReturn<Draft, unknown, Report>): FoundCode | null {
  const { control, getValues, setValue, clearErrors } = form
  const code = useCodeOf(useWatch({ control, name: 'invoice' }))
  /* Filled in by the form: the previous invoice's, or that of an earlier file. */
  const filledIn = useRef(getValues('distributor_id'))
  const { data: distributors } = useQuery(distributorsQuery)
  const seller = code && distributors?.find(({ nip }) => nip === code.sellerNip)
  useEffect(() => {
    if (!seller || !['', filledIn.current].includes(getValues('distributor_id'))) return
    filledIn.current = String(seller.id)
    setValue('distributor_id', filledIn.current)
    clearErrors('distributor_id')
  }, [seller, getValues, setValue, clearErrors])
  return code && distributors ? { code, seller: seller?.distributor_name } : null
}

/** The codes of files that were read to the end; null for a file without one. */
type Read = ReadonlyMap<File, InvoiceCode | null>

/** The code of the first page that has one; each page is read once. */
function useCodeOf(pages: readonly File[]): InvoiceCode | undefined {
  const [read, setRead] = useState<Read>(new Map())
  const next = pages.find((page) => !read.has(page))
  const code = pages.map((page) => read.get(page)).find((found) => found != null)
  const unread = code ? undefined : next
  useEffect(() => {
    if (!unread) return
    const reading = new AbortController()
    import('../../pictures/qr/read-invoice-code')
      .then(({ readInvoiceCode }) => readInvoiceCode(unread, reading.signal))
      /* Without the reader the form is filled in by hand. */
      .catch(() => undefined)
      .then((found) => {
        if (!reading.signal.aborted) setRead((before) => new Map(before).set(unread, found ?? null))
      })
    return () => reading.abort()
  }, [unread])
  return code ?? undefined
}
