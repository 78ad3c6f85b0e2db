import { EllipsisVertical, Plus, Share, Smartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSettings } from '../session/settings'
import { Button } from '../ui/Button'
import { ask, type InstallMethod } from './install'
import { remember } from './install-offer'

/** Invitation to install the portal: a banner on a phone, a card in the corner of a wide window. */
export default function InstallPrompt({ method }: { method: InstallMethod }) {
  const isBlocked = useSyncExternalStore(watchPage, isDialogOpen)
  const name = useSettings()?.brand.name ?? 'Plon'
  if (isBlocked) return null
  return (
    <section
      aria-label="Dodaj do ekranu głównego"
      data-install-prompt
      data-foot-bar
      className="border-line border-t bg-surface p-4 shadow-float min-[45rem]:absolute min-[45rem]:right-5 min-[45rem]:bottom-5 min-[45rem]:w-104 min-[45rem]:rounded-card min-[45rem]:border"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-navy text-accent">
          <Smartphone aria-hidden className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="font-bold text-h3">Miej {name} pod ręką</h2>
          {method.kind === 'ask' && (
            <p>Dodaj portal do ekranu głównego. Otworzysz go jednym dotknięciem, także bez zasięgu.</p>
          )}
          {method.kind === 'ios' && <IosSteps />}
          {method.kind === 'menu' && <MenuSteps />}
        </div>
      </div>
      <Choices method={method} />
    </section>
  )
}

function Choices({ method }: { method: InstallMethod }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3 pl-14">
      {method.kind === 'ask' && <Button onPress={() => void ask(method.event)}>Dodaj</Button>}
      <Button variant="secondary" onPress={() => remember(false)}>
        Zamknij
      </Button>
    </div>
  )
}

function IosSteps() {
  return (
    <ol className="list-decimal pl-5">
      <li>
        Naciśnij <Share aria-hidden className="inline size-5 align-text-bottom" /> <strong>Udostępnij</strong>
        {' w\u00a0pasku przeglądarki.'}
      </li>
      <li>
        Wybierz <Plus aria-hidden className="inline size-5 align-text-bottom" />{' '}
        <strong>Do ekranu początkowego</strong>.
      </li>
    </ol>
  )
}

function MenuSteps() {
  return (
    <ol className="list-decimal pl-5">
      <li>
        Otwórz menu przeglądarki:{' '}
        <EllipsisVertical role="img" aria-label="trzy kropki" className="inline size-5 align-text-bottom" />
      </li>
      <li>
        Wybierz <strong>Dodaj do ekranu głównego</strong>.
      </li>
    </ol>
  )
}

/** True with a dialog or a visible form, which takes precedence. */
function isDialogOpen(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [data-cookie-notice]')) return true
  return Array.from(document.querySelectorAll('main form')).some((form) => {
    const { top, bottom } = form.getBoundingClientRect()
    return top < window.innerHeight && bottom > 0
  })
}

function watchPage(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('scroll', onChange, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('scroll', onChange)
  }
}
