import { useEffect, useRef } from 'react'
import type { ShortcutGroup } from '../../../ui/shortcuts'

/** Shortcut as displayed; none uses Alt, by which a Polish keyboard types ą, ń and ó. */
type Key = 'Ctrl+Enter' | 'F2' | 'Shift+F2' | 'F3' | 'F6' | 'F7' | 'Shift+F7' | 'Ctrl+F7' | 'F8'

/** Shortcuts of the review, for the list under `?`; F9 and F4 are of every screen. */
export const reviewKeys: ShortcutGroup = {
  title: 'Sprawdzanie faktury',
  shortcuts: [
    { keys: ['Ctrl', 'Enter'], does: 'zapisuje decyzję i przechodzi do następnej faktury' },
    { keys: ['F6'], does: 'przechodzi do następnej faktury bez decyzji' },
    { keys: ['Enter'], does: 'przechodzi do następnego pola, w polu produktu wybiera też pierwszy z listy' },
    { keys: ['↓ Enter'], does: 'w pustym polu produktu wybiera to, co uczestnik kupuje najczęściej' },
    { keys: ['F2'], does: 'dodaje pozycję i przechodzi do jej produktu' },
    { keys: ['Shift', 'F2'], does: 'usuwa pozycję, w której jest kursor' },
    { keys: ['← →'], does: 'zmienia decyzję o pozycji, gdy kursor jest w polu Decyzja' },
    { keys: ['F8'], does: 'odrzuca całą fakturę albo wraca do pozycji' },
    { keys: ['F3'], does: 'pokazuje obok siebie możliwe duplikaty' },
    { keys: ['F7'], does: 'powiększa plik' },
    { keys: ['Shift', 'F7'], does: 'pomniejsza plik' },
    { keys: ['Ctrl', 'F7'], does: 'obraca plik' },
  ],
}

/** Shortcut of a correction of KSeF, for the list under `?`. */
export const correctionKeys: ShortcutGroup = {
  title: 'Korekta KSeF',
  shortcuts: [{ keys: ['Ctrl', 'Enter'], does: 'sprawdza korektę i pokazuje, co się zmieni' }],
}

/* Capture phase, because some fields stop the propagation of their keys. */
const capture = { capture: true } as const

/** Registers shortcuts for the whole page; `?` is the layout's. */
export function useShortcuts(actions: Readonly<Partial<Record<Key, () => void>>>) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = latest.current[nameOf(event)]
      if (!action || event.repeat) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown, capture)
    return () => window.removeEventListener('keydown', onKeyDown, capture)
  }, [])
}

function nameOf({ key, ctrlKey, shiftKey }: KeyboardEvent): Key {
  return `${ctrlKey ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${key}` as Key
}
