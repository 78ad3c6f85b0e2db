import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { distributorsQuery, recentDistributorsQuery } from '../../session/distributors'
import { Batch, type BatchReport, type BatchStart, type Send } from './batch'
import { invoicesKey, reportOneOfSeveral } from './queries'

/** Several invoices to be reported; with `start` those that were chosen before. */
export function useBatch(start: BatchStart | null) {
  const client = useQueryClient()
  const send: Send = ({ file, number, distributor }, onProgress) => {
    const options = client.getQueryData(distributorsQuery.queryKey)
    const name = options?.find(({ id }) => String(id) === distributor)?.distributor_name ?? ''
    const report = { document_name: number.trim(), distributor_id: distributor, invoice: [file] }
    return reportOneOfSeveral({ report, distributorName: name }, onProgress)
  }
  const [batch] = useState(
    () => new Batch({ send, onIdle: () => void client.invalidateQueries({ queryKey: invoicesKey }) }),
  )
  const reports = useSyncExternalStore(batch.subscribe, batch.reports)
  useEffect(() => {
    batch.resume()
    return () => batch.stop()
  }, [batch])
  useEffect(() => {
    if (start && batch.reports().length === 0) batch.add(start.files, start)
  }, [batch, start])
  useUsualDistributor(batch, reports.length > 0)
  useCodes(batch, reports)
  return { batch, reports }
}

/** Fills in the distributor of the participant's last invoice. */
function useUsualDistributor(batch: Batch, isNeeded: boolean) {
  const { data: recent } = useQuery({ ...recentDistributorsQuery, enabled: isNeeded })
  const last = recent?.[0]?.id
  useEffect(() => {
    if (last !== undefined) batch.fillIn(String(last))
  }, [batch, last])
}

/** Reads the code of KSeF on one file after another; its seller is the distributor. */
function useCodes(batch: Batch, reports: readonly BatchReport[]) {
  const { data: distributors } = useQuery({ ...distributorsQuery, enabled: reports.length > 0 })
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const next = distributors && reports.find(({ id, state }) => state.kind === 'ready' && !read.has(id))
  const id = next?.id
  const file = next?.file
  const take = useEffectEvent((report: number, sellerNip: string | undefined) => {
    const seller = distributors?.find(({ nip }) => nip === sellerNip)
    if (seller) batch.takeFromCode(report, String(seller.id))
    setRead((before) => new Set(before).add(report))
  })
  useEffect(() => {
    if (id === undefined || !file) return
    const reading = new AbortController()
    import('../../pictures/qr/read-invoice-code')
      .then(({ readInvoiceCode }) => readInvoiceCode(file, reading.signal))
      /* Without the reader the distributor is chosen by hand. */
      .catch(() => undefined)
      .then((code) => {
        if (!reading.signal.aborted) take(id, code?.sellerNip)
      })
    return () => reading.abort()
  }, [id, file])
}
