import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { formatDay } from '../../format/dates'
import { formatThousandths } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { Card, CardHead } from '../../ui/Card'
import { windowText } from './copy'
import { type Declaration, declare, type Participation } from './queries'

interface DeclarationCardProps {
  participation: Participation
  declaration: Declaration
}

/** The declaration, with its form until the deadline. */
export function DeclarationCard({ participation, declaration }: DeclarationCardProps) {
  const { declared_text: declared, can_declare: canDeclare, fulfil_by: fulfilBy } = declaration
  return (
    <Card>
      <CardHead title="Twoja deklaracja" />
      {declared ? (
        <p>
          Deklarujesz zakup <strong>{declared}</strong> do&nbsp;{formatDay(fulfilBy)}.
        </p>
      ) : (
        <p>
          {canDeclare
            ? noBreak(
                'Napisz, ile chcesz kupić. Gdy kupisz przynajmniej tyle, dopiszemy Ci dodatkowe punkty.',
              )
            : `Deklaracje można było składać w\u00a0dniach ${windowText(declaration)}.`}
        </p>
      )}
      {canDeclare && <DeclarationForm participation={participation} declaration={declaration} />}
    </Card>
  )
}

const schema = z.object({ amount: requiredText() })
const thousandths: Partial<Record<Participation['measure'], string>> = { litres: 'L', kilograms: 'kg' }

function DeclarationForm({ participation, declaration }: DeclarationCardProps) {
  const { key, measure } = participation
  const { declared, to, fulfil_by: fulfilBy } = declaration
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { amount: declared == null ? '' : formatThousandths(declared) },
  })
  const { shell } = useFormFlow({ form, send: ({ amount }) => declare(key, amount), mode: 'edit' })
  return (
    <div className="mt-4 max-w-form">
      <Form
        label="Deklaracja"
        {...shell}
        about={participation.key}
        submitLabel={declared == null ? 'Deklaruję' : 'Zmieniam deklarację'}
      >
        <TextInput
          control={form.control}
          name="amount"
          label="Ile kupisz"
          unit={thousandths[measure]}
          inputMode="decimal"
          hint={`Zakupy do\u00a0${formatDay(fulfilBy)}. Deklarację możesz zmienić do\u00a0${formatDay(to)}.`}
          isRequired
        />
        <p className="text-muted text-small">
          {noBreak('Deklaracja oznacza akceptację regulaminu promocji.')}
        </p>
      </Form>
    </div>
  )
}
