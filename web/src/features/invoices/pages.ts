import { noBreak } from '../../format/text'
import { heicToJpeg, isHeic } from '../../pictures/heic'
import type { Format } from '../../pictures/shrink'
import { maxPages, parseAttachment } from '../../rules/attachment'
import { isIos } from '../../ui/ios'

/** iOS makes a HEIC a JPEG by itself for a page that does not take HEIC; other systems would hide such photos. */
const photosOfPhones = isIos(navigator) ? '' : ',image/heic,image/heif,.heic,.heif'

/** The formats of an invoice's pages, as a picker takes them. */
export const acceptedPages = `application/pdf,image/png,image/jpeg${photosOfPhones}`

/** Chosen files by what they are. */
interface ChosenFiles {
  readonly photos: readonly File[]
  /** A PDF, or what will be refused by its content. */
  readonly documents: readonly File[]
  /** True if there was a HEIC that this browser cannot read. */
  readonly hasUnreadable: boolean
}

export interface Added {
  readonly pages: readonly File[]
  /** The reason why a file was left out; null where all were taken. */
  readonly problem: string | null
}

export const problems = {
  heic: noBreak(
    'Ten telefon zapisał zdjęcie w formacie HEIC, którego nie umiemy tu otworzyć: zrób zdjęcie faktury tutaj, aparatem, albo ustaw w telefonie Aparat › Formaty › „Najbardziej zgodne”.',
  ),
  document: noBreak(
    'Każdy PDF to osobna faktura. Razem z innymi plikami nie da się go dodać do jednego zgłoszenia.',
  ),
  pages: noBreak(`Faktura może mieć tu najwyżej ${maxPages} stron. Pozostałych zdjęć nie dodaliśmy.`),
} as const

/** Tells photos from other files, and makes a HEIC a JPEG where this browser can read it; one after another. */
export async function readChosen(files: readonly File[]): Promise<ChosenFiles> {
  const photos: File[] = []
  const documents: File[] = []
  let hasUnreadable = false
  for (const file of files) {
    const isFromPhone = await isHeic(file)
    const photo = isFromPhone ? await heicToJpeg(file) : await asPhoto(file)
    if (photo) photos.push(photo)
    else if (isFromPhone) hasUnreadable = true
    else documents.push(file)
  }
  return { photos, documents, hasUnreadable }
}

/** The photo with its type, which some systems leave out; undefined for another file. */
export async function asPhoto(file: File): Promise<File | undefined> {
  if (isPhoto(file)) return file
  /* Of a photo that is too large before it is shrunk, the beginning says the format too. */
  const format = await parseAttachment(file.slice(0, 1024))
  if (!format.valid || format.value === 'application/pdf') return undefined
  return new File([file], file.name, { type: format.value, lastModified: file.lastModified })
}

export function isPhoto(file: File | undefined): boolean {
  return file?.type.startsWith('image/') === true
}

/** The format in which pages are sent: only JPEGs are joined to one invoice. */
export function formatFor({ length }: readonly File[]): Format {
  return length > 1 ? 'jpeg' : 'any'
}

/** The pages after files were chosen: photos are added to photos, anything else stands alone. */
export function addChosen(before: readonly File[], chosen: ChosenFiles): Added {
  const { photos, documents, hasUnreadable } = chosen
  const others = isPhoto(before[0]) ? before : []
  if (documents.length > 0) {
    const isAlone = documents.length + photos.length + others.length === 1
    return isAlone ? { pages: documents, problem: null } : { pages: before, problem: problems.document }
  }
  if (photos.length === 0) return { pages: before, problem: hasUnreadable ? problems.heic : null }
  const pages = [...others, ...photos]
  const problem = hasUnreadable ? problems.heic : pages.length > maxPages ? problems.pages : null
  return { pages: pages.slice(0, maxPages), problem }
}

/** The pages with one of them moved to another place. */
export function movePage(pages: readonly File[], from: number, to: number): File[] {
  const others = pages.filter((_, place) => place !== from)
  return [...others.slice(0, to), ...pages.slice(from, from + 1), ...others.slice(to)]
}
