import type { MouseEvent } from 'react'
import { type Chapter, chapters, type HandbookPlace, hashOf } from './chapters'

const all = Object.keys(chapters) as Chapter[]

interface ChapterListProps {
  current: Chapter
  onFollow: (place: HandbookPlace) => void
}

/** Links to all chapters, below the one that is read. */
export function ChapterList({ current, onFollow }: ChapterListProps) {
  return (
    <nav aria-labelledby="handbook-chapters" className="mt-8 border-line border-t pt-5">
      <h3 id="handbook-chapters" className="mb-2 font-bold text-h3">
        Wszystkie rozdziały
      </h3>
      <ul className="gap-x-6 sm:columns-2">
        {all.map((chapter) => (
          <li key={chapter} className="break-inside-avoid">
            <a
              href={hashOf(chapter)}
              aria-current={chapter === current ? 'page' : undefined}
              onClick={(event) => {
                if (!opensHere(event)) return
                event.preventDefault()
                onFollow({ chapter, heading: null })
              }}
              className="inline-flex min-h-control items-center rounded-tag text-brand-text underline underline-offset-4 hover:decoration-2 aria-[current]:font-bold aria-[current]:no-underline"
            >
              {chapters[chapter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** False for a press that has the browser open a new tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
