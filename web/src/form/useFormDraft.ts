import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { draftOwnerAt } from '../session/draft-owner'
import { draftPlace, dropDraft, dropDraftsOfOthers, readDraft, saveDraft } from '../session/draft-store'
import { draftRound } from '../session/drafts'
import { looseMark } from '../ui/loose'
import { followUnsavedWork, watchForm } from './unsaved'
import type { Work } from './work'

/**
 * The kind of a form's content: `work` is asked about before its page is left, and stays as a draft; `passing` is asked
 * about only, for it is short or no business of the browser's store; `nothing` is neither, as a sign-in.
 */
export type Holding = 'work' | 'passing' | 'nothing'

/** A draft that was kept. */
export interface FoundDraft {
  readonly savedAt: string
  /**
   * Present for a draft of an older state: it is laid over what the server has by now only on a press. Else it is in
   * the form already.
   */
  readonly decide?: (isAccepted: boolean) => void
}

interface FormDraftOptions {
  readonly work: Work
  readonly formElement: RefObject<HTMLFormElement | null>
  /** The form's name among those of its page. */
  readonly name: string
  readonly holds: Holding
}

/**
 * The delay after a change before the draft is saved, in milliseconds: each letter alone would be written for nothing.
 */
const debounceTime = 250

/** Places in use: of two forms that are called the same on a page the first keeps its draft. */
const taken = new Set<string>()

/** Watches over a form: leaving it is asked about, and what is typed outlives a reload and the end of the session. */
export function useFormDraft({ work, formElement, name, holds }: FormDraftOptions) {
  const [draft, setDraft] = useState<FoundDraft | null>(null)
  const location = useLocation()
  /* The location where the form appeared: as the form goes, the address may be that of the next page. */
  const start = useRef(location)
  useEffect(() => {
    const form = formElement.current
    if (!form) return
    const place = holds === 'work' ? takePlace(form, start.current, name) : null
    const saver = place === null ? null : draftSaver(work, place)
    work.setDraftPlace(place)
    const unwatch = watchForm(form, {
      asksBeforeLeaving: holds !== 'nothing',
      hasUnsaved: () => work.unsavedFields().length > 0 || form.querySelector(`[${looseMark}]`) !== null,
      giveUp: () => saver?.giveUp(),
    })
    if (saver) setDraft(saver.restore(setDraft))
    const stop = work.follow(() => {
      followUnsavedWork()
      saver?.saveSoon()
      if (work.unsavedFields().length === 0) setDraft((found) => (found?.decide ? found : null))
    })
    return () => {
      stop()
      saver?.end()
      unwatch()
      if (place !== null) taken.delete(place)
    }
  }, [work, formElement, name, holds])
  return { draft }
}

/** The page's path and the form's name; a form in a dialog of the address belongs to all of the address. */
function takePlace(form: Element, { pathname, search, hash }: Place, name: string) {
  const owner = draftOwnerAt(pathname)
  if (!owner) return null
  dropDraftsOfOthers(owner)
  const modal = hash.startsWith('#!') && form.closest('[role=dialog]') ? search + hash : ''
  const place = draftPlace(owner, `${pathname}${modal} ${name}`)
  if (taken.has(place)) return null
  taken.add(place)
  return place
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Keeps the draft of a form in its place while the form is shown. */
function draftSaver(work: Work, place: string) {
  const round = draftRound()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDiscarded = false
  /* Set while a draft of an older version waits for the user's choice; no draft is written over it. */
  let isAside = false

  function saveDraftNow() {
    clearTimeout(timer)
    timer = undefined
    if (isDiscarded || isAside) return
    const draft = work.draft()
    const fields = Object.keys(draft)
    if (fields.length > 0) saveDraft(place, draft, round, work.baseOf(fields))
    else dropDraft(place)
  }

  /* A waiting draft is saved before the page goes. */
  function flush() {
    if (timer !== undefined) saveDraftNow()
  }

  window.addEventListener('pagehide', flush)
  return {
    /**
     * Fills the form from its draft, or asks where somebody has saved since; null where there is none that says
     * anything new.
     */
    restore(onDecided: (found: FoundDraft | null) => void): FoundDraft | null {
      const draft = readDraft(place)
      if (!draft) return null
      if (work.has(draft.values)) return null
      const found = { savedAt: draft.savedAt }
      isAside = draft.base !== work.baseOf(Object.keys(draft.values))
      if (!isAside) work.fill(draft.values)
      if (!isAside) return found
      return {
        ...found,
        decide(isAccepted) {
          isAside = false
          if (isAccepted) work.fill(draft.values)
          saveDraftNow()
          onDecided(isAccepted ? found : null)
        },
      }
    },
    saveSoon() {
      clearTimeout(timer)
      timer = setTimeout(saveDraftNow, debounceTime)
    },
    giveUp() {
      isDiscarded = true
      dropDraft(place)
    },
    end() {
      flush()
      window.removeEventListener('pagehide', flush)
    },
  }
}
