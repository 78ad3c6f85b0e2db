import { type LucideIcon, UserRound } from 'lucide-react'
import { folded } from '../../format/text'
import { adminRoot, type Path } from '../../paths'
import { sections } from '../../sections'
import type { Operator } from '../../session/operator'
import { groupsFor } from '../backoffice-menu'

/** The page that the top bar leads to instead of the menu. */
const ownAccount = {
  path: '/zaplecze/moje-konto',
  label: 'Moje konto',
  icon: UserRound,
  group: null,
} as const satisfies Screen

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
  return allScreens(operator).filter(({ label }) => hasEach(beginnings, label))
}

/** Section of a screen of settings, with the label of its screen. */
export interface SectionScreen {
  /** Address with the section's anchor. */
  readonly path: string
  readonly title: string
  readonly screen: string
  readonly icon: LucideIcon
}

/**
 * Sections on the screens that the operator's roles allow whose heading, or what it is about, has a word beginning with
 * each word of the text; those found by their heading stand first.
 */
export function sectionsFor(operator: Operator, text: string): SectionScreen[] {
  const beginnings = partsOf(text)
  if (beginnings.length === 0) return []
  const screens = allScreens(operator)
  const found = sections.filter(({ title, about }) => hasEach(beginnings, `${title} ${about}`))
  const byTitle = found.filter(({ title }) => hasEach(beginnings, title))
  const byRest = found.filter((section) => !byTitle.includes(section))
  return [...byTitle, ...byRest].flatMap(({ path, id, title }) => {
    const screen = screens.find((one) => isOf(path, one))
    return screen ? [{ path: `${path}#${id}`, title, screen: screen.label, icon: screen.icon }] : []
  })
}

/** True for the screen itself and for a page below it; the start page is above all of them. */
function isOf(path: string, screen: Screen): boolean {
  return path === screen.path || (screen.path !== adminRoot && path.startsWith(`${screen.path}/`))
}

function allScreens(operator: Operator): Screen[] {
  const inMenu = groupsFor(operator).flatMap(({ title, places }) =>
    places.map(({ path, label, icon }) => ({ path, label, icon, group: title })),
  )
  return [...inMenu, ownAccount]
}

function hasEach(beginnings: readonly string[], text: string): boolean {
  const parts = partsOf(text)
  return beginnings.every((beginning) => parts.some((part) => part.startsWith(beginning)))
}

/** The text in its words, without Polish marks. */
function partsOf(text: string): string[] {
  return folded(text)
    .split(/\s+/)
    .filter((part) => part !== '')
}
