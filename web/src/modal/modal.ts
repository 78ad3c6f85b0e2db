import type { ComponentType, LazyExoticComponent } from 'react'
import type { Path } from '../paths'
import type { DialogSize } from '../ui/Dialog'

/**
 * The audience of a modal: `participant` is everyone signed in to the portal, `retail` those of them who collect
 * points, `everyone` any visitor.
 */
export type Audience = 'guest' | 'participant' | 'retail' | 'operator' | 'everyone'

export interface ModalViewProps {
  /** The name in the hash, because one view may serve several rows. */
  name: string
  /** Closes the modal and removes its hash from the address. */
  close: () => void
}

/** A row of the table of modals. */
export interface Modal {
  readonly audience: Audience
  readonly size?: DialogSize
  /** Accessible name of the dialog. */
  readonly label: string
  /** Query parameters that are removed from the address with the hash. */
  readonly parameters?: readonly string[]
  /** Parameters without which the modal does not open. */
  readonly needs?: readonly string[]
  /** The page after closing, if not the one below. */
  readonly closesTo?: Path
  /**
   * Set for a modal without anything to open for now: its hash is removed from the address, and an open modal stays.
   */
  readonly isUnavailable?: boolean
  readonly view: LazyExoticComponent<ComponentType<ModalViewProps>>
}

export type Modals = Readonly<Record<string, Modal>>

const prefix = '#!'

/** The name in a modal's hash, null for any other hash; the text is untrusted. */
export function nameIn(hash: string): string | null {
  if (!hash.startsWith(prefix)) return null
  const name = hash.slice(prefix.length)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The name of the modal in a promotion's hash; null without one. */
export function modalNameOf(hash: string | null | undefined): string | null {
  return hash ? hash.replace(/^#!/, '') : null
}

/** The row of that name, undefined without one. */
export function rowOf(modals: Modals, name: string): Modal | undefined {
  return Object.hasOwn(modals, name) ? modals[name] : undefined
}

/** The modal that hash and query open for this visitor, null without one. */
export function modalFor(modals: Modals, hash: string, who: Audience, search = ''): string | null {
  const name = nameIn(hash)
  if (name === null) return null
  const { audience, isUnavailable = false, needs = [] } = rowOf(modals, name) ?? {}
  const query = new URLSearchParams(search)
  const isWhole = needs.every((parameter) => query.get(parameter))
  return !isUnavailable && isWhole && audience && isInAudience(audience, who) ? name : null
}

/** True if a visitor belongs to a modal's audience; those who collect points are participants too. */
export function isInAudience(audience: Audience, who: Audience): boolean {
  return audience === 'everyone' || audience === who || (audience === 'participant' && who === 'retail')
}
