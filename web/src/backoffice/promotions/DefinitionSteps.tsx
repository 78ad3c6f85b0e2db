import { Check, CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useShownFields } from '../../form/shown-fields'
import { Button } from '../../ui/Button'
import { useShortcutGroup } from '../../ui/shortcuts'
import { DefinitionFields } from './DefinitionFields'
import { type StepId, stepBeside, stepKeys, steps, type useSteps } from './steps'
import type { DefinitionValues } from './values'

interface DefinitionStepsProps {
  control: Control<DefinitionValues>
  steps: ReturnType<typeof useSteps>
  audience: ReactNode
  address?: ReactNode
}

/** Errors without a field of their own on a step; each opens its step. */
const placed = [
  ...[
    'name',
    'summary',
    'text',
    'picture',
    'photo',
    'success',
    'accepted',
    'slug',
    'season',
    'segment',
    'rules',
  ],
  ...[
    'measure',
    'brands',
    'categories',
    'products',
    'packs',
    'mechanics',
    'caps.per_person',
    'caps.in_all',
  ].map((field) => `terms.${field}`),
  ...['purchases', 'purchases.from', 'purchases.to', 'accept_by', 'declaration'].map(
    (field) => `terms.${field}`,
  ),
  ...['kind', 'hash', 'accepted_hash', 'cookie', 'cookie_seconds', 'delay_ms', 'position', 'sequence'].map(
    (field) => `prompt.${field}`,
  ),
]

/** A promotion's definition in steps: their list with ticks, the fields of one, and the way to the next. */
export function DefinitionSteps({ control, steps: flow, audience, address }: DefinitionStepsProps) {
  const { step, section } = flow
  const values = useWatch({ control }) as DefinitionValues
  const unfinished = flow.unfinished(values)
  const mechanics = values.terms.mechanics.map((_, index) => `terms.mechanics.${index}`)
  /* With the step, because the fields of the one that was left take their names away. */
  useShownFields(control, [...placed, ...mechanics, step])
  useShortcutGroup(stepKeys)
  useStepKeys(flow)
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)]
  const label = steps.find(({ id }) => id === step)?.label ?? ''
  return (
    <>
      <nav aria-label="Kroki">
        <ol className="grid gap-1 xs:grid-cols-2 lg:grid-cols-3">
          {steps.map((one, index) => (
            <li key={one.id}>
              <StepButton
                label={`${index + 1}. ${one.label}`}
                isCurrent={one.id === step}
                state={
                  flow.stepsWithErrors.includes(one.id)
                    ? 'invalid'
                    : unfinished.includes(one.id)
                      ? 'open'
                      : 'done'
                }
                onOpen={() => flow.open(one.id)}
              />
            </li>
          ))}
        </ol>
      </nav>
      <section ref={section} aria-label={label} className="flex flex-col gap-4">
        <h2 className="font-bold text-h2">{label}</h2>
        <DefinitionFields control={control} step={step} audience={audience} address={address} />
        <div className="flex flex-wrap gap-3">
          {before && (
            <Button variant="secondary" onPress={() => flow.open(before)}>
              Wstecz
            </Button>
          )}
          {after && (
            <Button variant="secondary" onPress={() => flow.open(after)}>
              Dalej
            </Button>
          )}
        </div>
      </section>
    </>
  )
}

type State = 'done' | 'open' | 'invalid'

const notes: Readonly<Record<State, string>> = {
  done: 'gotowe',
  open: 'do uzupełnienia',
  invalid: 'do poprawienia',
}

interface StepButtonProps {
  label: string
  isCurrent: boolean
  state: State
  onOpen: () => void
}

function StepButton({ label, isCurrent, state, onOpen }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onOpen}
      className="flex min-h-control w-full cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-left hover:border-field aria-[current]:border-brand aria-[current]:bg-brand-tint aria-[current]:font-semibold"
    >
      <span className="grow">{label}</span>
      {state === 'done' && <Check aria-hidden className="size-5 shrink-0 text-accepted" />}
      {state === 'invalid' && <CircleAlert aria-hidden className="size-5 shrink-0 text-rejected" />}
      <span className="sr-only">{`, ${notes[state]}`}</span>
    </button>
  )
}

/* Capture phase, because a field of formatted text takes the keys for a new line. */
const capture = { capture: true } as const

/** Ctrl+Enter opens the next step or saves, with Shift the one before; not while a dialog is open. */
function useStepKeys(flow: ReturnType<typeof useSteps>) {
  const latest = useRef(flow)
  useEffect(() => {
    latest.current = flow
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isNext || event.repeat || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      event.stopPropagation()
      const { step, open, save } = latest.current
      const target: StepId | null = stepBeside(step, event.shiftKey ? -1 : 1)
      if (target) open(target, true)
      else if (!event.shiftKey) save()
    }
    window.addEventListener('keydown', onKeyDown, capture)
    return () => window.removeEventListener('keydown', onKeyDown, capture)
  }, [])
}
