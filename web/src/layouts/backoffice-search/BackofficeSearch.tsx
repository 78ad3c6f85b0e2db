import { Search } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { part } from '../../loading'
import { LoadingBar } from '../../ui/LoadingBar'
import { showError } from '../../ui/toast-queue'
import { isMac, startHolding, stopHolding, useSearchShortcut } from './keys'

/* Loaded behind the first page, so that the shortcut opens it at once. */
const dialog = part(() => import('./SearchDialog'))
const SearchDialog = lazy(dialog.show)

/** The button of the search in the top bar, its shortcut, and its dialog. */
export function BackofficeSearch() {
  const [phase, setPhase] = useState<'closed' | 'loading' | 'open'>('closed')
  const open = useCallback(() => {
    startHolding()
    setPhase('loading')
    dialog.load().then(
      () => setPhase('open'),
      () => {
        stopHolding()
        setPhase('closed')
        showError('Nie udało się otworzyć wyszukiwania', 'Sprawdź połączenie z\u00a0internetem')
      },
    )
  }, [])
  useSearchShortcut(open)
  useEffect(() => {
    dialog.load().catch(() => undefined)
  }, [])
  return (
    <>
      <Button
        aria-label="Szukaj na zapleczu"
        onPress={open}
        render={(props) => <button {...props} aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'} />}
        className="inline-flex min-h-control min-w-control shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control hover:bg-brand-tint pressed:bg-brand-tint sm:border sm:border-field sm:px-3"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="max-sm:hidden">Szukaj</span>
        {/* By the style, because the name would have to repeat a text. */}
        <kbd
          aria-hidden
          data-keys={isMac ? '⌘K' : 'Ctrl K'}
          className="ml-2 text-muted text-small before:content-[attr(data-keys)] max-lg:hidden"
        />
      </Button>
      {phase === 'loading' && <LoadingBar isLoading />}
      {phase === 'open' && (
        <Suspense>
          <SearchDialog onClose={() => setPhase('closed')} />
        </Suspense>
      )}
    </>
  )
}
