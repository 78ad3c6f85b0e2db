import { useEffect, useSyncExternalStore } from 'react'

export interface Shortcut {
  /** Keys that are pressed together, as displayed. */
  readonly keys: readonly string[]
  /** Effect of the keys, as the end of a sentence: "otwiera wyszukiwanie". */
  readonly does: string
}

/** Shortcuts that a part of a screen has, under a heading. */
export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

const listeners = new Set<() => void>()

/** Groups of what is shown, one for each place that has it. */
let shown: readonly ShortcutGroup[] = []

function change(next: readonly ShortcutGroup[]) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Has the list under `?` name the shortcuts of a component while it is shown; the group is a constant, or null. */
export function useShortcutGroup(group: ShortcutGroup | null) {
  useEffect(() => {
    if (group === null) return
    change([...shown, group])
    return () => {
      const place = shown.indexOf(group)
      change(shown.filter((_, index) => index !== place))
    }
  }, [group])
}

/** Shortcuts of the current screen, each group once. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const all = useSyncExternalStore(subscribe, () => shown)
  return [...new Set(all)]
}

/** Opens the list; null outside of the back office. */
let open: (() => void) | null = null

/** Has `openShortcuts` open the list while the back office is shown. */
export function useShortcutsOpener(opener: () => void) {
  useEffect(() => {
    open = opener
    return () => {
      open = null
    }
  }, [opener])
}

/** Opens the list of shortcuts, as `?` does. */
export function openShortcuts() {
  open?.()
}

/** True where a printable key types text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])',
    ) !== null
  )
}
