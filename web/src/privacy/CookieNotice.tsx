import { Cookie } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  type CookieCategory,
  type CookieChoice,
  chooseCookies,
  closeCookieSettings,
  useCookieConsent,
} from '../session/cookie-consent'
import { useSettings } from '../session/settings'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Link } from '../ui/Link'
import { hostsOf } from './services'

const all: CookieChoice = { statistics: true, marketing: true }
const none: CookieChoice = { statistics: false, marketing: false }

/** Cookie notice for optional services, with equal weight on both answers. */
export default function CookieNotice() {
  const { choice, notice } = useCookieConsent()
  const [isOpen, setOpen] = useState(notice === 'changes')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (notice === 'changes') {
      setOpen(true)
      title.current?.focus()
    }
  }, [notice])
  return (
    <section
      aria-label="Pliki cookie"
      data-cookie-notice
      data-foot-bar
      className="max-h-[70dvh] overflow-y-auto border-line border-t bg-surface px-4 py-3 shadow-float sm:px-5"
    >
      <div className="mx-auto flex max-w-text flex-col gap-2 sm:gap-3">
        <h2
          ref={title}
          tabIndex={-1}
          className="flex items-center gap-2 font-bold text-h3 outline-none max-sm:sr-only"
        >
          <Cookie aria-hidden className="size-5 shrink-0 text-accent-text" />
          Pliki cookie
        </h2>
        {/* Two short paragraphs, so that this late notice is not the page's largest paint; on a phone the page's own
            first button stays in sight. */}
        <div className="max-sm:text-small">
          <p className="inline">
            Czy oprócz niezbędnych plików cookie możemy używać innych do liczenia odwiedzin i&nbsp;sprawdzania
            reklam?{' '}
          </p>
          <p className="inline sm:block">
            <Link to="/polityka-prywatnosci">Więcej w&nbsp;polityce prywatności</Link>
          </p>
        </div>
        {isOpen && <Categories initial={choice} />}
        <div className="flex flex-wrap gap-x-1 gap-y-2 sm:gap-2 max-sm:[&>button]:px-3">
          <Button variant="secondary" onPress={() => chooseCookies(all)}>
            Akceptuję
          </Button>
          <Button variant="secondary" onPress={() => chooseCookies(none)}>
            Odrzucam
          </Button>
          {!isOpen && (
            <Button variant="quiet" onPress={() => setOpen(true)}>
              Wybieram
            </Button>
          )}
          {notice === 'changes' && (
            <Button variant="quiet" onPress={closeCookieSettings}>
              Zamknij
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const categories: readonly {
  readonly name: CookieCategory
  readonly label: string
  readonly text: string
}[] = [
  { name: 'statistics', label: 'Statystyka', text: 'liczymy odwiedziny i\u00a0zgłaszamy błędy strony' },
  { name: 'marketing', label: 'Marketing', text: 'sprawdzamy, czy reklamy programu działają' },
]

/** Consent by category; nothing is ticked in advance. */
function Categories({ initial }: { initial: CookieChoice }) {
  const [choice, setChoice] = useState(initial)
  const services = useSettings()?.third_parties
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">Na co się zgadzasz</legend>
      <Checkbox isSelected isDisabled onChange={() => undefined}>
        <strong>Niezbędne</strong> – logowanie i&nbsp;Twoje wybory w&nbsp;portalu; działają zawsze
      </Checkbox>
      {categories.map(({ name, label, text }) => (
        <Checkbox
          key={name}
          isSelected={choice[name]}
          onChange={(isSelected) => setChoice({ ...choice, [name]: isSelected })}
        >
          <strong>{label}</strong> – {text}. {serviceText(hostsOf(services)[name])}
        </Checkbox>
      ))}
      <div className="mt-1">
        <Button onPress={() => chooseCookies(choice)}>Zapisz wybór</Button>
      </div>
    </fieldset>
  )
}

function serviceText(hosts: readonly string[]): string {
  if (hosts.length === 0) return 'Dziś nie korzystamy z\u00a0żadnej takiej usługi'
  return `Usługi: ${hosts.join(', ')}`
}
