import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatSize } from '../../format/size'
import { noBreak } from '../../format/text'
import { type Format, shrunk, shrunkSoFar } from '../../pictures/shrink'
import { maxPages } from '../../rules/attachment'
import { IconButton } from '../../ui/Button'
import { ChosenFile } from '../../ui/FileField'
import { formatFor, isPhoto, movePage } from './pages'

interface PageListProps {
  pages: readonly File[]
  onChange: (pages: readonly File[]) => void
}

/** The chosen file, or the photos of several pages in order, as small as they are sent. */
export function PageList({ pages, onChange }: PageListProps) {
  const { list, announced, move, remove } = useChanges(pages, onChange)
  useShrinking(pages)
  if (pages.length === 0) return null
  const isOne = pages.length === 1
  const format = formatFor(pages)
  return (
    <>
      <ol ref={list} aria-label="Strony faktury" className="flex flex-col gap-3">
        {pages.map((page, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has nothing but its place, which its buttons name
          <li key={place}>
            <ChosenFile
              file={shrunkSoFar(page, format) ?? page}
              isPage
              isPending={isPending(page, format)}
              {...(isOne ? {} : { title: `Strona ${place + 1}`, removeLabel: `Usuń stronę ${place + 1}` })}
              onRemove={() => remove(place)}
            >
              {!isOne && <MoveButtons place={place} count={pages.length} onMove={(to) => move(place, to)} />}
            </ChosenFile>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {isPhoto(pages[0]) && <Sum pages={pages} />}
    </>
  )
}

interface MoveButtonsProps {
  place: number
  count: number
  onMove: (to: number) => void
}

function MoveButtons({ place, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={`Przesuń stronę ${place + 1} wcześniej`}
        icon={<ArrowUp aria-hidden className="size-5" />}
        isDisabled={place === 0}
        onPress={() => onMove(place - 1)}
      />
      <IconButton
        label={`Przesuń stronę ${place + 1} dalej`}
        icon={<ArrowDown aria-hidden className="size-5" />}
        isDisabled={place === count - 1}
        onPress={() => onMove(place + 1)}
      />
    </>
  )
}

/** The number of pages and how much they take, with the limits. */
function Sum({ pages }: { pages: readonly File[] }) {
  const format = formatFor(pages)
  const bytes = pages.reduce((sum, page) => sum + (shrunkSoFar(page, format) ?? page).size, 0)
  const together = pages.some((page) => isPending(page, format)) ? '' : `, razem ${formatSize(bytes)}`
  return (
    <p className="text-muted text-small">
      {noBreak(
        `Strony: ${pages.length} z ${maxPages}${together}. Wszystkie razem muszą mieć mniej niż 10 MB.`,
      )}
    </p>
  )
}

/** True for a photo that is not shrunk yet; its picture would be decoded in its whole size. */
function isPending(page: File, format: Format): boolean {
  return isPhoto(page) && !shrunkSoFar(page, format)
}

/** Draws the pages anew as each is shrunk. */
function useShrinking(pages: readonly File[]) {
  const [, setDone] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const format = formatFor(pages)
    for (const page of pages.filter((each) => isPending(each, format)))
      void shrunk(page, format).then(() => isCurrent && setDone((before) => before + 1))
    return () => {
      isCurrent = false
    }
  }, [pages])
}

interface Change {
  readonly announced: string
  /** Focuses what its user goes on with, once the pages are drawn. */
  readonly focus: (list: Element | null) => void
}

/** Moves and removes pages, and the focus with them. */
function useChanges(pages: readonly File[], onChange: PageListProps['onChange']) {
  const list = useRef<HTMLOListElement>(null)
  const [last, setLast] = useState<Change>()
  useEffect(() => last?.focus(list.current), [last])
  return {
    list,
    announced: last?.announced,
    move(from: number, to: number) {
      onChange(movePage(pages, from, to))
      setLast({
        announced: `Strona ${from + 1} jest teraz stroną ${to + 1}`,
        focus: (shown) => {
          const [earlier, later] = shown?.children[to]?.querySelectorAll('button') ?? []
          const candidates = to < from ? [earlier, later] : [later, earlier]
          candidates.find((button) => button?.disabled === false)?.focus()
        },
      })
    },
    remove(place: number) {
      const field = list.current?.closest('fieldset')
      onChange(pages.filter((_, other) => other !== place))
      setLast({
        announced: '',
        focus: (shown) => {
          const next = shown?.children[Math.min(place, pages.length - 2)]
          const target = next?.querySelector<HTMLElement>('button:last-of-type')
          const inputs = field?.querySelectorAll('input') ?? []
          ;(target ?? inputs[inputs.length - 1])?.focus()
        },
      })
    },
  }
}
