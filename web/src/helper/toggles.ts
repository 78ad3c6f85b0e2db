import { useSyncExternalStore } from 'react'
import { place } from './place'

/** The panel's toggles by name. */
export const toggles = {
  columns: 'Nazwy kolumn',
  examples: 'Kolumny przykładowe',
  fields: 'Informacje o polach',
  values: 'Dane formularza',
  answers: 'Odpowiedź serwera',
  tries: 'Sprawdzanie na serwerze',
} as const

export type Toggle = keyof typeof toggles

export interface HelperState {
  readonly isOpen: boolean
  readonly on: readonly Toggle[]
}

const listeners = new Set<() => void>()
let state: HelperState = { isOpen: false, on: [] }
let lastText: string | null = null

/** The panel's state in this tab, kept over a reload. */
export function helperNow(): HelperState {
  const text = sessionStorage.getItem(place)
  if (text !== lastText) {
    lastText = text
    state = text === null ? { isOpen: false, on: [] } : JSON.parse(text)
  }
  return state
}

export function useHelper(): HelperState {
  return useSyncExternalStore(subscribe, helperNow)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setOpen(isOpen: boolean) {
  save({ ...helperNow(), isOpen })
}

export function switchTo(toggle: Toggle, isOn: boolean) {
  const others = helperNow().on.filter((one) => one !== toggle)
  save({ ...helperNow(), on: isOn ? [...others, toggle] : others })
}

function save(next: HelperState) {
  sessionStorage.setItem(place, JSON.stringify(next))
  for (const listener of listeners) listener()
}
