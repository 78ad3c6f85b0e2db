import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { draftOwnerAt } from '../session/draft-owner'
import { draftKey, dropDraft, dropDraftsOfOthers, readDraft, saveDraft } from '../session/draft-store'
import { draftRound } from '../session/drafts'
import { unresolvedMark } from '../ui/unresolved'
import type { FormChanges } from './form-changes'
import { followUnsavedWork, watchForm } from './unsaved'

/**
 * The kind of a form's content: `work` is asked about on leaving and stored as a draft; `passing` is asked about only,
 * because it is short or must not be stored; `nothing` is neither, such as a sign-in.
 */
export type Holding = 'work' | 'passing' | 'nothing'

/** A stored draft. */
export interface FoundDraft {
  readonly savedAt: string
  /** Present for a draft of an older version, which is restored on a press only; other drafts are restored at once. */
  readonly decide?: (isAccepted: boolean) => void
}

interface FormDraftOptions {
  readonly changes: FormChanges
  readonly formElement: RefObject<HTMLFormElement | null>
  /** The form's name within its page. */
  readonly name: string
  readonly holds: Holding
}

/** The debounce of saving, in milliseconds. */
const debounceTime = 250

/** Storage keys in use; of two forms with the same name on a page the first has the draft. */
const taken = new Set<string>()

/** Guards a form's input: leaving is asked about, and a draft outlives a reload and the end of the session. */
export function useFormDraft({ changes, formElement, name, holds }: FormDraftOptions) {
  const [draft, setDraft] = useState<FoundDraft | null>(null)
  const location = useLocation()
  /* The location at mount, because the address may be the next page's at unmount. */
  const start = useRef(location)
  useEffect(() => {
    const form = formElement.current
    if (!form) return
    const place = holds === 'work' ? claimDraftKey(form, start.current, name) : null
    const saver = place === null ? null : draftSaver(changes, place)
    changes.setDraftKey(place)
    const unwatch = watchForm(form, {
      asksBeforeLeaving: holds !== 'nothing',
      hasUnsaved: () =>
        changes.unsavedFields().length > 0 || form.querySelector(`[${unresolvedMark}]`) !== null,
      giveUp: () => saver?.giveUp(),
    })
    if (saver) setDraft(saver.restore(setDraft))
    const stop = changes.follow(() => {
      followUnsavedWork()
      saver?.saveSoon()
      if (changes.unsavedFields().length === 0) setDraft((found) => (found?.decide ? found : null))
    })
    return () => {
      stop()
      saver?.end()
      unwatch()
      if (place !== null) taken.delete(place)
    }
  }, [changes, formElement, name, holds])
  return { draft }
}

/** Storage key of the page's path and the form's name; in a dialog opened by the address, of the whole address. */
function claimDraftKey(form: Element, { pathname, search, hash }: Place, name: string) {
  const owner = draftOwnerAt(pathname)
  if (!owner) return null
  dropDraftsOfOthers(owner)
  const modal = hash.startsWith('#!') && form.closest('[role=dialog]') ? search + hash : ''
  const place = draftKey(owner, `${pathname}${modal} ${name}`)
  if (taken.has(place)) return null
  taken.add(place)
  return place
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Saves the draft of a form while it is shown. */
function draftSaver(changes: FormChanges, place: string) {
  const round = draftRound()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDiscarded = false
  /* Set while a draft of an older version waits for the user's choice; no draft is written over it. */
  let isAside = false

  function saveDraftNow() {
    clearTimeout(timer)
    timer = undefined
    if (isDiscarded || isAside) return
    const draft = changes.draft()
    const fields = Object.keys(draft)
    if (fields.length > 0) saveDraft(place, draft, round, changes.baseOf(fields))
    else dropDraft(place)
  }

  /* Saves a pending draft before the page is unloaded. */
  function flush() {
    if (timer !== undefined) saveDraftNow()
  }

  window.addEventListener('pagehide', flush)
  return {
    /** Restores the draft, or asks where somebody has saved since; null without a draft that differs. */
    restore(onDecided: (found: FoundDraft | null) => void): FoundDraft | null {
      const draft = readDraft(place)
      if (!draft) return null
      if (changes.has(draft.values)) return null
      const found = { savedAt: draft.savedAt }
      isAside = draft.base !== changes.baseOf(Object.keys(draft.values))
      if (!isAside) {
        /* A form held above tabs may have newer changes than its draft, such as a version loaded from the history. */
        if (changes.unsavedFields().length > 0) {
          saveDraftNow()
          return null
        }
        changes.fill(draft.values)
        return found
      }
      return {
        ...found,
        decide(isAccepted) {
          isAside = false
          if (isAccepted) changes.fill(draft.values)
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
