import { formatVolume } from '../../format/numbers'
import { formatPhone } from '../../format/phone'
import { amountOf } from '../../rules/crops'
import { Button } from '../../ui/Button'
import { EmailAddress } from '../../ui/EmailAddress'
import { formatMasked, nipMask } from '../../ui/mask'
import { NoBreak } from '../../ui/NoBreak'
import { type Step, type StepName, stepsOf } from './steps'
import type { RegistrationContext, RegistrationValues } from './values'

interface SummaryProps {
  values: RegistrationValues
  context: RegistrationContext
  onEdit: (step: number) => void
}

/** The values to be sent, with a link back to each step. */
export function Summary({ values, context, onEdit }: SummaryProps) {
  const steps = stepsOf(context)
  return (
    <section aria-labelledby="summary" className="rounded-control border border-line">
      <h3 id="summary" className="px-3 pt-3 font-bold text-h3 sm:px-4">
        Sprawdź swoje dane
      </h3>
      <dl className="divide-y divide-line">
        {steps.map((step, place) => {
          const lines = linesOf(step.name, values, context)
          return lines && <Row key={step.name} step={step} lines={lines} onEdit={() => onEdit(place)} />
        })}
      </dl>
    </section>
  )
}

function Row({ step, lines, onEdit }: { step: Step; lines: readonly string[]; onEdit: () => void }) {
  return (
    <div className="grid grid-cols-[1fr_max-content] items-center gap-x-3 px-3 py-2 sm:px-4">
      <dt className="text-muted text-small">{step.title}</dt>
      <dd className="row-span-2">
        <Button variant="quiet" onPress={onEdit}>
          Zmień<span className="sr-only">: {step.title}</span>
        </Button>
      </dd>
      <dd className="wrap-anywhere min-w-0">
        {lines.map((line) => (
          <span key={line} className="block">
            {line.includes('@') ? <EmailAddress email={line} /> : <NoBreak text={line} />}
          </span>
        ))}
      </dd>
    </div>
  )
}

function linesOf(
  step: StepName,
  values: RegistrationValues,
  context: RegistrationContext,
): readonly string[] | null {
  switch (step) {
    case 'company':
      return [values.company_name, `NIP ${formatMasked(nipMask, values.nip)}`]
    case 'address':
      return [
        addressOf(values, 'company'),
        ...(values.letters_to === 'other' ? [`Listy: ${addressOf(values, 'correspondence')}`] : []),
      ]
    case 'contact':
      return [`${values.first_name} ${values.last_name}`, formatPhone(values.phone), values.email]
    case 'areas':
      return [
        formatVolume(
          context.crops.reduce((sum, group) => sum + amountOf(group, values.area), 0),
          'ha',
        ),
      ]
    case 'consents':
      return null
  }
}

function addressOf(values: RegistrationValues, of: 'company' | 'correspondence'): string {
  const place = values[`${of}_street_number_place`]
  const number = values[`${of}_street_number`] + (place === '' ? '' : `/${place}`)
  return `${values[`${of}_street`]} ${number}, ${values[`${of}_postcode`]} ${values[`${of}_city`]}`
}
