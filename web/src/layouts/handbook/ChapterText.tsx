import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { type Chapter, type HandbookPlace, placeOf } from './chapters'
import { loadText } from './texts'
import { headingId, toFragment } from './to-fragment'

interface ChapterTextProps {
  place: HandbookPlace
  onFollow: (place: HandbookPlace) => void
}

/** The text of a chapter, which is loaded as it is opened. */
export function ChapterText({ place, onFollow }: ChapterTextProps) {
  const { chapter } = place
  const { data, isError, refetch } = useQuery({
    queryKey: ['handbook', chapter],
    queryFn: () => loadText(chapter),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
  if (data !== undefined) return <Markdown text={data} chapter={chapter} place={place} onFollow={onFollow} />
  if (!isError) return <p role="status">Ładowanie...</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert tone="danger" announce>
        Nie udało się wczytać tej strony. Sprawdź połączenie z&nbsp;internetem.
      </Alert>
      <Button variant="secondary" onPress={() => void refetch()}>
        Spróbuj ponownie
      </Button>
    </div>
  )
}

interface MarkdownProps extends ChapterTextProps {
  text: string
  chapter: Chapter
}

function Markdown({ text, chapter, place, onFollow }: MarkdownProps) {
  const element = useRef<HTMLDivElement>(null)
  const fragment = useMemo(() => toFragment(text, chapter), [text, chapter])
  useLayoutEffect(() => element.current?.replaceChildren(fragment.cloneNode(true)), [fragment])
  useHeading(place)
  const follow = useEffectEvent((press: MouseEvent) => {
    const target = linkPressed(press)
    const next = target && placeOf(target, chapter)
    if (!next) return
    press.preventDefault()
    onFollow(next)
  })
  useEffect(() => {
    const root = element.current
    root?.addEventListener('click', follow)
    return () => root?.removeEventListener('click', follow)
  }, [])
  return <div ref={element} className="prose max-w-text" />
}

/** Scrolls to the heading of the place, and gives it the focus; a link to it may be followed again. */
function useHeading(place: HandbookPlace) {
  useEffect(() => {
    if (place.heading === null) return
    const heading = document.getElementById(headingId(place.heading))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [place])
}

/** The target of a pressed link to a chapter; null where the browser follows it by itself. */
function linkPressed(press: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = press
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-link]') : null
  return link?.dataset.link ?? null
}
