import type { LucideIcon } from 'lucide-react'
import { folded } from '../../format/text'
import type { Path } from '../../paths'
import type { Operator } from '../../session/operator'
import { groupsFor } from '../backoffice-menu'

/** A screen of the back office, with the group of the menu that it stands in. */
export interface Screen {
  readonly path: Path
  readonly label: string
  readonly icon: LucideIcon
  readonly group: string | null
}

/** Screens that the operator's roles allow and whose labels have a word beginning with each word of the text. */
export function screensFor(operator: Operator, text: string): Screen[] {
  const beginnings = partsOf(text)
  if (beginnings.length === 0) return []
  return groupsFor(operator).flatMap(({ title, places }) =>
    places
      .filter(({ label }) => {
        const parts = partsOf(label)
        return beginnings.every((beginning) => parts.some((part) => part.startsWith(beginning)))
      })
      .map(({ path, label, icon }) => ({ path, label, icon, group: title })),
  )
}

/** The text in its words, without Polish marks. */
function partsOf(text: string): string[] {
  return folded(text)
    .split(/\s+/)
    .filter((part) => part !== '')
}
