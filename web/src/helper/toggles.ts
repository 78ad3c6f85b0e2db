import { useSyncExternalStore } from 'react'
import { place } from './place'

/** What the panel shows on every screen, by its name in the panel. */
export const toggles = {
  columns: 'Nazwy kolumn',
  examples: 'Kolumny przykładowe',
  fields: 'Informacje o polach',
  values: 'Dane formularza',
  answers: 'Odpowiedź serwera',
  tries: 'Sprawdzanie na serwerze',
} as const

export type Toggle = keyof typeof toggles

export interface Kept {
  readonly isOpen: boolean
  readonly on: readonly Toggle[]
}

const listeners = new Set<() => void>()
let kept: Kept = { isOpen: false, on: [] }
let read: string | null = null

/** How the panel stands in this tab, also after a reload. */
export function helperNow(): Kept {
  const text = sessionStorage.getItem(place)
  if (text !== read) {
    read = text
    kept = text === null ? { isOpen: false, on: [] } : JSON.parse(text)
  }
  return kept
}

export function useHelper(): Kept {
  return useSyncExternalStore(subscribe, helperNow)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setOpen(isOpen: boolean) {
  keep({ ...helperNow(), isOpen })
}

export function switchTo(toggle: Toggle, isOn: boolean) {
  const others = helperNow().on.filter((one) => one !== toggle)
  keep({ ...helperNow(), on: isOn ? [...others, toggle] : others })
}

function keep(next: Kept) {
  sessionStorage.setItem(place, JSON.stringify(next))
  for (const listener of listeners) listener()
}
