import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { isReauthRequested } from '../../session/reauth-request'
import type { SearchAction } from './state'

/** True where the shortcut is pressed with Cmd. */
export const isMac = /^Mac/.test(navigator.platform)

type TakeKey = (event: KeyboardEvent) => void

/** Opens the search; null outside of the back office. */
let openSearch: (() => void) | null = null

/** The dialog: closed, on its way while its part loads, or open with the function that takes its keys. */
let dialog: 'closed' | 'loading' | TakeKey = 'closed'

/** Keys that were pressed while the dialog was on its way. */
const held: SearchAction[] = []

/* Registered with the module, so before the shortcuts of any page, which rest while the search is open. */
window.addEventListener('keydown', onKeyDown, { capture: true })

function onKeyDown(event: KeyboardEvent) {
  if (openSearch === null) return
  if (typeof dialog === 'function') return dialog(event)
  if (dialog === 'loading') return hold(event)
  if (!isShortcut(event) || event.repeat || isModalOpen()) return
  consume(event)
  openSearch()
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isModified = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return key.toLowerCase() === 'k' && isModified && !altKey && !shiftKey
}

/** True while a dialog is open, over which no shortcut of the back office opens another. */
export function isModalOpen(): boolean {
  return (
    isReauthRequested('backoffice') ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  )
}

/** Keeps a key from the page and its shortcuts. */
function consume(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function hold(event: KeyboardEvent) {
  const action = actionOf(event) ?? textActionOf(event)
  if (action) held.push(action)
  if (action || isShortcut(event)) consume(event)
}

function actionOf({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): SearchAction | null {
  if (isComposing) return null
  if (key === 'Enter') return { kind: 'pressed', inNewTab: ctrlKey || metaKey }
  if (key === 'ArrowDown') return { kind: 'moved', by: 1 }
  return key === 'ArrowUp' ? { kind: 'moved', by: -1 } : null
}

/** Returns what the field itself does with a key once it is there. */
function textActionOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): SearchAction | null {
  if (key === 'Backspace') return { kind: 'erased' }
  /* Ctrl+Alt is AltGr, with which a Polish keyboard types ą. */
  const isCommand = (ctrlKey || metaKey) && !altKey
  return Array.from(key).length === 1 && !isCommand ? { kind: 'appended', sign: key } : null
}

/** Has the shortcut open the search while the back office is shown. */
export function useSearchShortcut(open: () => void) {
  useEffect(() => {
    openSearch = open
    return () => {
      openSearch = null
      stopHolding()
    }
  }, [open])
}

/** Holds the keys for the dialog until it is there, so that fast typing reaches it and not the page. */
export function startHolding() {
  if (dialog === 'closed') dialog = 'loading'
}

/** Gives the keys back to the page, for a dialog that did not come. */
export function stopHolding() {
  held.length = 0
  if (dialog === 'loading') dialog = 'closed'
}

/** Gives the dialog the focus, the keys that were held for it, and those that follow in its field. */
export function useDialogKeys(
  field: RefObject<HTMLInputElement | null>,
  act: (action: SearchAction) => void,
) {
  const take = useEffectEvent((event: KeyboardEvent) => takeKey(event, field.current, act))
  const takeHeld = useEffectEvent(() => {
    for (const action of held.splice(0)) act(action)
  })
  useLayoutEffect(() => {
    dialog = (event) => take(event)
    field.current?.focus()
    takeHeld()
    return () => {
      dialog = 'closed'
    }
  }, [field])
}

function takeKey(event: KeyboardEvent, field: HTMLInputElement | null, act: (action: SearchAction) => void) {
  if (isShortcut(event)) {
    consume(event)
    field?.select()
    return
  }
  const action = event.target === field ? actionOf(event) : null
  if (action) {
    consume(event)
    act(action)
  } else if (/^F\d+$/.test(event.key)) {
    /* The browser's own keys, such as F5, stay. */
    event.stopImmediatePropagation()
  }
}
