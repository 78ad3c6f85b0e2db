import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useReplaceHash } from './hash'
import { afterAnswers, afterNavigation, newVisit, nextPrompt, type Prompt, type Visit } from './queue'

/** The interval in milliseconds at which a due prompt checks if the page is idle. */
const poll = 500

interface PageState {
  /** True from the start of a visit, from which the delays count. */
  readonly isInPanel: boolean
  /** The name of any open modal, which keeps prompts from opening. */
  readonly open: string | null
  /** True if a form of the page holds unsaved input. */
  readonly hasUnsaved: () => boolean
}

/** Opens the prompts one at a time, in their order, while nothing else is going on. */
export function usePromptQueue(prompts: readonly Prompt[], { isInPanel, open, hasUnsaved }: PageState) {
  const { pathname, search } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const goTo = useReplaceHash()
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
      visit.current = afterAnswers(afterNavigation(visit.current, to, prompts, performance.now()), prompts)
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

/** True with a drawer or a dialog without a hash over the page. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

/** True with the focus in a field, whose next letters a modal would take. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea, [contenteditable="true"]') === true
}
