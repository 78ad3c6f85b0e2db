import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { noBreak } from '../../format/text'
import { loadOrDoWithout } from '../../loading'
import { programmeOf, useSession } from '../../session/session'
import { useSettings } from '../../session/settings'
import { CallLink } from '../../ui/CallLink'
import { Disclosure } from '../../ui/Disclosure'
import { longestText } from './limits'
import { questionsQuery } from './queries'

/* Loaded after the page, because the answers are folded at first; they stay away where loading fails. */
const FormattedText = lazy(() =>
  loadOrDoWithout(async () => ({ default: (await import('../../modal/FormattedText')).FormattedText })),
)

/** Questions that are often asked; their answers open below them. */
export function Questions({ heading }: { heading: string }) {
  const { data } = useQuery(questionsQuery(programmeOf(useSession())))
  const phone = useSettings()?.brand.phone
  const [open, setOpen] = useState<readonly number[]>([])
  if (!data || data.length === 0) return null
  const toggle = (id: number, isOpen: boolean) =>
    setOpen((before) => (isOpen ? [...before, id] : before.filter((other) => other !== id)))
  return (
    <section aria-labelledby="questions" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 id="questions" className="font-bold text-h1">
          {noBreak(heading)}
        </h2>
        <p className="text-muted">
          Nie ma tu Twojego? Zadzwoń na <CallLink phone={phone}>Infolinię Programu</CallLink>, numer jest na
          dole strony.
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {data.map(({ id, question, answer_html: answer }) => (
          <li key={id}>
            <Disclosure
              title={noBreak(question)}
              isOpen={open.includes(id)}
              onToggle={(isOpen) => toggle(id, isOpen)}
            >
              <div className="max-w-text">
                <Suspense>
                  <FormattedText html={answer} atMost={longestText} />
                </Suspense>
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}
