import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useHash } from './hash'
import { answered, moved, newVisit, nextPrompt, type Prompt, type Visit } from './queue'

/**
 * The interval at which a prompt whose turn it is checks whether it would still be in somebody's way, in milliseconds.
 */
const poll = 500

interface PageState {
  /** Turning true begins a visit, from which the delays count. */
  readonly isInPanel: boolean
  /** The name of what is open over the page, also of what the participant opened; nothing opens over it. */
  readonly open: string | null
  /** True where a form of the page holds something that was not sent. */
  readonly hasUnsaved: () => boolean
}

/** Opens, one at a time and each in its turn, what asks to open by itself, where it is in nobody's way. */
export function usePromptQueue(prompts: readonly Prompt[], { isInPanel, open, hasUnsaved }: PageState) {
  const { pathname, search } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const goTo = useHash()
  const visit = useRef<Visit | null>(null)
  visit.current ??= newVisit(pathname, performance.now())

  const wasInPanel = useRef(isInPanel)
  useEffect(() => {
    if (isInPanel && !wasInPanel.current) visit.current = newVisit(pathname, performance.now())
    wasInPanel.current = isInPanel
  }, [isInPanel, pathname])

  const wasOpen = useRef(open)
  useEffect(() => {
    if (visit.current) {
      const to = { page: pathname, was: wasOpen.current, open }
      visit.current = answered(moved(visit.current, to, prompts, performance.now()), prompts)
    }
    wasOpen.current = open
  }, [open, pathname, prompts])

  useEffect(() => {
    if (open !== null || isLeaving || !visit.current) return
    const next = nextPrompt(prompts, visit.current)
    if (!next) return
    let timer = setTimeout(check, Math.max(0, next.at - performance.now()))
    function check() {
      if (isCovered() || isTyping() || hasUnsaved()) timer = setTimeout(check, poll)
      else if (next) goTo(search, `#!${next.modal}`)
    }
    return () => clearTimeout(timer)
  }, [prompts, open, isLeaving, search, goTo, hasUnsaved])
}

/** A drawer or another dialog without a hash stands over the page. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

/** Somebody is at a field: what opened now would take their next letters. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea, [contenteditable="true"]') === true
}
