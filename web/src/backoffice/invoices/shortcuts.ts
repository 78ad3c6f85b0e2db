import { useEffect, useRef } from 'react'

/** A key as it is told to people. No Alt: with it a Pole types ą, ń and ó. */
type Key = 'Ctrl+Enter' | 'F2' | 'F8'

/* Before the fields hear of it: some keep their keys to themselves. */
const capture = { capture: true } as const

/** Keys that act on the whole page, whatever has the focus. */
export function useShortcuts(actions: Readonly<Partial<Record<Key, () => void>>>) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const action = latest.current[(event.ctrlKey ? `Ctrl+${event.key}` : event.key) as Key]
      if (!action || event.repeat) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', act, capture)
    return () => window.removeEventListener('keydown', act, capture)
  }, [])
}
