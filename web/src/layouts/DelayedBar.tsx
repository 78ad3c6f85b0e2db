import { Check, LoaderCircle, Timer, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pluralOf } from '../format/plural'
import { sendAllNow, sendNow, undoDelayed, useDelayed, type Waiting } from '../session/delayed'
import { Button } from '../ui/Button'

/** Bar of an operator's delayed decisions, each of which can be undone until it is sent. */
export function DelayedBar() {
  const waiting = useDelayed()
  const navigate = useNavigate()
  const last = waiting.at(-1)
  function back(item: Waiting) {
    if (undoDelayed(item.id)) navigate(item.place)
  }
  useKeys({
    F9: () => last && back(last),
    F4: () => void sendAllNow(),
  })
  if (waiting.length === 0) return null
  return (
    <section
      aria-label="Decyzje przed zapisaniem"
      className="on-navy sticky bottom-0 z-20 border-white/20 border-t bg-navy px-3 py-2 text-on-navy shadow-float sm:px-5"
    >
      <ul className="flex flex-col gap-2">
        {waiting.map((item) => (
          <Item key={item.id} item={item} isLast={item === last} onBack={() => back(item)} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, isLast, onBack }: { item: Waiting; isLast: boolean; onBack: () => void }) {
  const { state, title, id } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span
        className="flex min-w-0 grow items-center gap-2"
        role={state.kind === 'failed' ? 'alert' : undefined}
      >
        {state.kind === 'failed' ? (
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-accent" />
        ) : state.kind === 'sending' ? (
          <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
        ) : (
          <Timer aria-hidden className="size-5 shrink-0" />
        )}
        <span className="wrap-anywhere min-w-0">
          <span className="font-semibold text-white">{title}</span> <Progress item={item} />
        </span>
      </span>
      {state.kind !== 'sending' && (
        <span className="flex gap-2">
          <Button variant="secondary" icon={<Undo2 aria-hidden className="size-5" />} onPress={onBack}>
            {state.kind === 'failed' ? 'Wróć do niej' : 'Cofnij'}
            {isLast && <kbd className="ml-1 font-normal">F9</kbd>}
          </Button>
          <Button
            variant="secondary"
            icon={<Check aria-hidden className="size-5" />}
            onPress={() => void sendNow(id)}
          >
            {state.kind === 'failed' ? 'Spróbuj ponownie' : 'Zapisz teraz'}
            {isLast && <kbd className="ml-1 font-normal">F4</kbd>}
          </Button>
        </span>
      )}
    </li>
  )
}

function Progress({ item: { state } }: { item: Waiting }) {
  const left = useSecondsUntil(state.kind === 'waiting' ? state.due : 0)
  if (state.kind === 'failed') return <span>– nie zapisano: {state.sentence}</span>
  if (state.kind === 'sending') return <span>– zapisujemy…</span>
  return (
    <span className="tabular-nums">
      – zapis za {left}&nbsp;{pluralOf(left, ['sekundę', 'sekundy', 'sekund'])}
    </span>
  )
}

function useSecondsUntil(due: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (due === 0) return
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [due])
  return Math.max(0, Math.ceil((due - now) / 1000))
}

/** Keyboard shortcuts of the bar, wherever the focus is. */
function useKeys(actions: Readonly<Record<'F9' | 'F4', () => void>>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = actions[event.key as 'F9' | 'F4']
      if (!action || event.repeat || event.altKey || event.ctrlKey) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  })
}
