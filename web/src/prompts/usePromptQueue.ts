import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useHash } from './hash'
import { nextPrompt, type Prompt, type Visit } from './queue'

/** How often a prompt whose turn it is looks whether what is open over the page is gone, in milliseconds. */
const poll = 500

/**
 * Opens, one at a time and each in its turn, what asks to open by itself. Nothing opens over what is open already, also
 * what the participant opened: `open` is its name. `isInPanel` turning true begins a visit, from which the delays count.
 */
export function usePromptQueue(prompts: readonly Prompt[], isInPanel: boolean, open: string | null) {
  const { pathname, search } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const goTo = useHash()
  const visit = useRef<Visit | null>(null)
  visit.current ??= newVisit(pathname)

  const wasInPanel = useRef(isInPanel)
  useEffect(() => {
    if (isInPanel && !wasInPanel.current) visit.current = newVisit(pathname)
    wasInPanel.current = isInPanel
  }, [isInPanel, pathname])

  const wasOpen = useRef(open)
  useEffect(() => {
    const before = visit.current
    if (!before) return
    const closed = wasOpen.current !== null && open === null ? performance.now() : before.closed
    const shown = open === null ? before.shown : new Map(before.shown).set(open, pathname)
    visit.current = { ...before, page: pathname, closed, shown }
    wasOpen.current = open
  }, [open, pathname])

  useEffect(() => {
    if (open !== null || isLeaving || !visit.current) return
    const next = nextPrompt(prompts, visit.current)
    if (!next) return
    let timer = setTimeout(look, Math.max(0, next.at - performance.now()))
    function look() {
      if (isCovered()) timer = setTimeout(look, poll)
      else if (next) goTo(search, `#!${next.modal}`)
    }
    return () => clearTimeout(timer)
  }, [prompts, open, isLeaving, search, goTo])
}

function newVisit(page: string): Visit {
  return { entered: performance.now(), page, closed: null, shown: new Map() }
}

/** A drawer or another dialog without a hash stands over the page. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
