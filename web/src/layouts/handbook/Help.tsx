import { CircleQuestionMark } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useLocation, useMatches } from 'react-router'
import { part } from '../../loading'
import { LoadingBar } from '../../ui/LoadingBar'
import { isTyping, useShortcutsOpener } from '../../ui/shortcuts'
import { showError } from '../../ui/toast-queue'
import { isModalOpen } from '../backoffice-search/keys'
import { type Chapter, chapterFor, chapterIn } from './chapters'
import type { HelpView } from './HelpDialog'

/* Loaded when it is opened for the first time: most days nobody needs it. */
const dialog = part(() => import('./HelpDialog'))
const HelpDialog = lazy(dialog.show)

type Phase = { readonly kind: 'closed' | 'loading' } | { readonly kind: 'open'; readonly view: HelpView }

/** The button of the handbook in the top bar, and the list of shortcuts under `?`. */
export function Help() {
  const [phase, setPhase] = useState<Phase>({ kind: 'closed' })
  const path = (useMatches().at(-1)?.handle as { readonly path?: string } | undefined)?.path
  const open = useCallback((view: HelpView) => {
    setPhase({ kind: 'loading' })
    dialog.load().then(
      () => setPhase({ kind: 'open', view }),
      () => {
        setPhase({ kind: 'closed' })
        showError('Nie udało się otworzyć pomocy', 'Sprawdź połączenie z\u00a0internetem')
      },
    )
  }, [])
  const openChapter = useCallback(
    (chapter: Chapter) => open({ kind: 'handbook', place: { chapter, heading: null } }),
    [open],
  )
  const openShortcuts = useCallback(() => open({ kind: 'shortcuts' }), [open])
  useShortcutsOpener(openShortcuts)
  useKeys(phase.kind === 'open', openShortcuts)
  useChapterOfHash(openChapter)
  return (
    <>
      <Button
        aria-label="Pomoc"
        onPress={() => openChapter(chapterFor(path))}
        className="inline-flex min-h-control min-w-control shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control hover:bg-brand-tint pressed:bg-brand-tint lg:px-3"
      >
        <CircleQuestionMark aria-hidden className="size-5 shrink-0" />
        <span className="max-lg:hidden">Pomoc</span>
      </Button>
      {phase.kind === 'loading' && <LoadingBar isLoading />}
      {phase.kind === 'open' && (
        <Suspense>
          <HelpDialog
            view={phase.view}
            onView={(view) => setPhase({ kind: 'open', view })}
            onClose={() => setPhase({ kind: 'closed' })}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * Opens the list by `?`, except where the key types text and over another dialog, and has the screen's shortcuts rest
 * while the help is open. Registered with the layout, so before the shortcuts of any page.
 */
function useKeys(isOpen: boolean, open: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen) {
      if (isCommand(event)) event.stopImmediatePropagation()
      return
    }
    if (event.key !== '?' || event.repeat || isTyping(event.target) || isModalOpen()) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    /* Capture phase, because some parts of a screen keep their keys to themselves. */
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

/** True for a key that a screen may have as its shortcut; the browser's own, such as F5, keep their effect. */
function isCommand({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^F\d+$/.test(key) || (key === 'Enter' && (ctrlKey || metaKey))
}

/** Opens the chapter that the address names, which a link to it in a new tab does. */
function useChapterOfHash(open: (chapter: Chapter) => void) {
  const { hash } = useLocation()
  useEffect(() => {
    const chapter = chapterIn(hash)
    if (chapter) open(chapter)
  }, [hash, open])
}
