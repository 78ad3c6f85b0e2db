import { Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useNavigate } from 'react-router'
import { IconButton } from '../../ui/Button'
import { fieldBox } from '../../ui/styles'
import { isMac, useDialogKeys } from './keys'
import { longestQuery } from './queries'
import { ResultList, resultId } from './ResultList'
import type { Result } from './results'
import { SearchStatus } from './SearchStatus'
import type { SearchAction } from './state'
import { useSearch } from './useSearch'

/** The search over the back office: its screens, and records of every kind that the operator may open. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { state, act, text, groups, isWhole, answer, retry } = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const results = groups.flatMap((group) => group.results)
  const chosen = results[state.place] ?? null
  const open = useOpen(onClose)

  /* A press of Enter opens the chosen result as soon as it is there, and nothing where there is none. */
  const openPressed = useEffectEvent(() => {
    if (state.press === null || (chosen === null && !isWhole)) return
    act({ kind: 'opened' })
    if (chosen !== null) open(chosen, state.press.inNewTab)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the press waits for
  useEffect(openPressed, [state.press, chosen === null, isWhole])

  const count = isWhole ? results.length : null
  useDialogKeys(field, (action) => act(action.kind === 'moved' ? { ...action, count } : action))
  return (
    <Frame onClose={onClose}>
      <QueryInput
        ref={field}
        text={state.text}
        act={act}
        list={results.length > 0 ? list : null}
        chosen={chosen === null ? null : resultId(list, state.place)}
      />
      <div className="flex min-h-0 grow flex-col p-3 sm:px-5">
        {results.length > 0 && (
          <ResultList
            id={list}
            groups={groups}
            place={state.place}
            onFollow={(result) => open(result, false)}
          />
        )}
        <SearchStatus text={text} answer={answer} count={results.length} onRetry={retry} />
      </div>
      <KeyHints />
    </Frame>
  )
}

/** Opens a result here, which closes the search, or in a new tab. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate()
  const [from] = useState(() => document.activeElement)
  return ({ path }: Result, inNewTab: boolean) => {
    if (inNewTab) window.open(path, '_blank', 'noopener')
    else {
      onClose()
      onceFocused(from, () => void navigate(path))
    }
  }
}

/** The most frames for which a closing dialog keeps the focus. */
const mostFrames = 60

/**
 * Acts once the focus is back where it was: a question about unsaved text returns it to what has it then. The dialog
 * gives it back once, and in vain where the page behind it is still inert.
 */
function onceFocused(element: Element | null, act: () => void, frames = mostFrames) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && element instanceof HTMLElement) element.focus()
    if (document.activeElement === element || frames === 0) act()
    else onceFocused(element, act, frames - 1)
  })
}

/** A dialog under the top of the window, which a phone gives the whole screen. */
function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      data-dialog
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className="fixed inset-x-0 top-0 bottom-(--helper-height,0px) z-40 bg-navy/60 sm:px-4 sm:pt-[10vh] dark:bg-page/80 [--foot:0px]"
    >
      <Modal className="mx-auto h-[min(100%,var(--visual-viewport-height,100%))] w-full bg-surface shadow-float sm:h-[min(40rem,80vh)] sm:max-w-modal sm:animate-rise sm:rounded-card">
        <Dialog className="flex h-full flex-col pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] outline-none">
          <div className="flex min-h-control items-center justify-between gap-2 px-4 pt-3 sm:px-6 sm:pt-5">
            <Heading slot="title" level={2} className="font-bold text-h2">
              Szukaj na zapleczu
            </Heading>
            <IconButton label="Zamknij" icon={<X aria-hidden className="size-6" />} onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface QueryInputProps {
  ref: RefObject<HTMLInputElement | null>
  text: string
  act: (action: SearchAction) => void
  /** Id of the list, and of its chosen option; null while there is none. */
  list: string | null
  chosen: string | null
}

/** The field, in which the focus stays while the list is walked through. */
function QueryInput({ ref, text, act, list, chosen }: QueryInputProps) {
  return (
    <div className="relative mx-4 mt-2 sm:mx-6">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
      />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label="Szukaj na zapleczu"
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={list ?? undefined}
        aria-activedescendant={chosen ?? undefined}
        value={text}
        onChange={({ target }) => act({ kind: 'typed', text: target.value })}
        placeholder="Numer, nazwisko, NIP albo nazwa"
        maxLength={longestQuery}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${fieldBox} pl-11`}
      />
    </div>
  )
}

/** The keys of the dialog; hidden on a phone, which has none. */
function KeyHints() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t px-6 py-3 text-muted text-small max-lg:hidden">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> wybiera
      </span>
      <span>
        <kbd>Enter</kbd> otwiera
      </span>
      <span>
        <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd> otwiera w&nbsp;nowej karcie
      </span>
      <span>
        <kbd>Esc</kbd> zamyka
      </span>
    </p>
  )
}
