import type { ComponentType, LazyExoticComponent } from 'react'
import type { Path } from '../paths'
import type { DialogSize } from '../ui/Dialog'

/**
 * The audience of a modal: `participant` is everyone who is signed in to the portal, `retail` those of them who collect
 * points, `everyone` is for what concerns no one in particular.
 */
export type Audience = 'guest' | 'participant' | 'retail' | 'operator' | 'everyone'

export interface ModalViewProps {
  /** The name in the hash that opened it: one view may serve several rows. */
  name: string
  /** Closes the modal and takes its hash out of the address. */
  close: () => void
}

/** A row of the table of modals. */
export interface Modal {
  readonly audience: Audience
  readonly size?: DialogSize
  /** Names the dialog for those who do not see its title. */
  readonly label: string
  /** Query parameters that go with the hash: they leave the address with it. */
  readonly parameters?: readonly string[]
  /** The parameters without which there is nothing to open. */
  readonly needs?: readonly string[]
  /** The page that closing it leads to, where it is another than the one below. */
  readonly closesTo?: Path
  /**
   * Set for a modal without anything to open for now: its hash is removed from the address, and an open modal stays.
   */
  readonly isUnavailable?: boolean
  readonly view: LazyExoticComponent<ComponentType<ModalViewProps>>
}

export type Modals = Readonly<Record<string, Modal>>

const prefix = '#!'

/** The name in a modal's hash, null where the hash is none of ours. What anyone may have typed is taken as it is. */
export function nameIn(hash: string): string | null {
  if (!hash.startsWith(prefix)) return null
  const name = hash.slice(prefix.length)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The name of the modal in a promotion's hash; null where it has no such modal. */
export function modalNameOf(hash: string | null | undefined): string | null {
  return hash ? hash.replace(/^#!/, '') : null
}

/** The row of that name, undefined where the table has none. */
export function rowOf(modals: Modals, name: string): Modal | undefined {
  return Object.hasOwn(modals, name) ? modals[name] : undefined
}

/** The modal that a hash beside a query opens for this visitor, null where there is none. */
export function modalFor(modals: Modals, hash: string, who: Audience, search = ''): string | null {
  const name = nameIn(hash)
  if (name === null) return null
  const { audience, isUnavailable = false, needs = [] } = rowOf(modals, name) ?? {}
  const query = new URLSearchParams(search)
  const isWhole = needs.every((parameter) => query.get(parameter))
  return !isUnavailable && isWhole && audience && isInAudience(audience, who) ? name : null
}

/** True where a modal for an audience is for somebody of another one: those who collect points are participants too. */
export function isInAudience(audience: Audience, who: Audience): boolean {
  return audience === 'everyone' || audience === who || (audience === 'participant' && who === 'retail')
}
