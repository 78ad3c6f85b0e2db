import { createStore, delMany, get, getMany, keys, setMany, type UseStore, update } from 'idb-keyval'

/** The server's refusal of a waiting report. */
interface Refusal {
  readonly sentence: string
}

/** A report of an invoice that waits on this device, without the content of its files. */
export interface WaitingReport {
  /** Its `Idempotency-Key`, by which it is sent once however often it is tried. */
  readonly key: string
  /** The participant's NIP. */
  readonly owner: string
  readonly number: string
  readonly distributor: { readonly id: number; readonly name: string }
  readonly files: readonly FileHead[]
  /** By the server's clock. */
  readonly savedAt: string
  /** Null until the server refuses it. */
  readonly refusal: Refusal | null
}

type FileHead = Pick<File, 'name' | 'type' | 'size' | 'lastModified'>

let opened: UseStore | null = null

/** The browser's database; throws where there is none, as in some private windows. */
function store(): UseStore {
  opened ??= createStore('plon-outbox', 'reports')
  return opened
}

const headPrefix = 'report:'
const headPlace = (key: string) => headPrefix + key
const filesPlace = (key: string) => `files:${key}`

/** The reports of everybody on this device, the oldest first; none where there is no database. */
export async function readReports(): Promise<WaitingReport[]> {
  try {
    const places = (await keys<string>(store())).filter((place) => place.startsWith(headPrefix))
    const found = await getMany<WaitingReport | undefined>(places, store())
    return found
      .filter((report) => report !== undefined)
      .sort((one, other) => (one.savedAt < other.savedAt ? -1 : 1))
  } catch {
    return []
  }
}

/** Stores a report with its files at once; throws where the browser has no room or no database. */
export async function writeReport(report: Omit<WaitingReport, 'files'>, files: readonly File[]) {
  const heads = files.map(({ name, type, size, lastModified }) => ({ name, type, size, lastModified }))
  const contents = await Promise.all(files.map((file) => file.arrayBuffer()))
  await setMany(
    [
      [headPlace(report.key), { ...report, files: heads } satisfies WaitingReport],
      [filesPlace(report.key), contents],
    ],
    store(),
  )
}

/** True for a report that was not deleted since it was read. */
export async function isStored({ key }: WaitingReport): Promise<boolean> {
  return (await get(headPlace(key), store())) !== undefined
}

/** The files of a report; none where the browser has lost them. */
export async function readFiles({ key, files }: WaitingReport): Promise<File[]> {
  const contents = (await get<ArrayBuffer[]>(filesPlace(key), store())) ?? []
  return files.flatMap(({ name, type, lastModified }, place) => {
    const content = contents[place]
    return content ? [new File([content], name, { type, lastModified })] : []
  })
}

/** Stores the refusal of a report that is still there; false where it was deleted meanwhile. */
export async function writeRefusal({ key }: WaitingReport, refusal: Refusal): Promise<boolean> {
  let isThere = false
  await update<WaitingReport | undefined>(
    headPlace(key),
    (stored) => {
      isThere = stored !== undefined
      return stored && { ...stored, refusal }
    },
    store(),
  )
  /* The update has left an empty row in its place. */
  if (!isThere) await deleteReport(key)
  return isThere
}

export async function deleteReport(key: string) {
  await delMany([headPlace(key), filesPlace(key)], store())
}
