import { type Control, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Form } from '../../../form/Form'
import { TextInput } from '../../../form/fields'
import { NewPasswordFields } from '../../../form/NewPassword'
import { useFormFlow } from '../../../form/useFormFlow'
import { formatDay } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { rememberOperatorReturnPath } from '../../../session/operator-return-path'
import { Card, CardHead } from '../../../ui/Card'
import { SeasonFields } from '../../content/seasons/SeasonFields'
import { IdentityFields } from '../../content/settings/IdentityFields'
import { LevelFields } from './LevelFields'
import { type Proposal, type SetupValues, setUp } from './queries'

/** The three steps of the first run: programme, first administrator, first season. */
export function SetupForm({ token, proposal }: { token: string; proposal: Proposal }) {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: firstValues(proposal) })
  const { control } = form
  const { shell } = useFormFlow({
    form,
    send: (values: SetupValues) => setUp(token, proposal.season.year, values),
    mode: 'edit',
    onSuccess: ({ data: { email } }) => {
      rememberOperatorReturnPath('/zaplecze/przed-startem', email)
      void navigate('/zaplecze/logowanie', { state: { email }, replace: true })
    },
  })
  return (
    <Form label="Pierwsze uruchomienie" {...shell} submitLabel="Uruchom portal" wideSubmit>
      <Card>
        <CardHead title="1. Program" />
        <div className="flex flex-col gap-4">
          <IdentityFields control={control} />
        </div>
      </Card>
      <Card>
        <CardHead title="2. Pierwszy administrator" />
        <AdministratorFields control={control} />
      </Card>
      <Card>
        <CardHead title="3. Pierwszy sezon" />
        <FirstSeasonFields control={control} season={proposal.season} />
      </Card>
    </Form>
  )
}

interface FieldsProps {
  control: Control<SetupValues>
}

function AdministratorFields({ control }: FieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {noBreak(
          'Przy pierwszym logowaniu ustawisz drugi składnik: przygotuj telefon z aplikacją uwierzytelniającą.',
        )}
      </p>
      <TextInput control={control} name="first_name" label="Imię" autoComplete="given-name" isRequired />
      <TextInput control={control} name="last_name" label="Nazwisko" autoComplete="family-name" isRequired />
      <TextInput
        control={control}
        name="email"
        label="Twój adres e-mail"
        hint="Tym adresem będziesz się logować"
        type="email"
        autoComplete="username"
        isRequired
      />
      <NewPasswordFields control={control} />
    </div>
  )
}

function FirstSeasonFields({ control, season }: FieldsProps & { season: Proposal['season'] }) {
  const days = `${formatDay(season.starts_on)} – ${formatDay(season.ends_on)}`
  return (
    <div className="flex flex-col gap-4">
      <p>
        <strong>Sezon {season.year}</strong> <span className="text-muted">{days}</span>
        {season.is_there && (
          <span className="block text-muted">
            {noBreak('Ten sezon jest już w plikach programu i zostanie taki, jaki jest.')}
          </span>
        )}
      </p>
      {!season.is_there && <SeasonFields control={control} />}
      <TextInput
        control={control}
        name="points_limit"
        label="Limit punktów"
        hint="Najwięcej punktów, ile jeden uczestnik zbierze łącznie"
        unit="pkt"
        inputMode="numeric"
        isRequired
      />
      <TextInput
        control={control}
        name="points_per_zloty"
        label="Punkty za złotówkę"
        hint="Przelicznik, którym szacujemy koszt punktów"
        unit="pkt"
        inputMode="numeric"
        isRequired
      />
      <LevelFields control={control} />
    </div>
  )
}

function firstValues(proposal: Proposal): SetupValues {
  const { season } = proposal
  return {
    brand_name: proposal.brand_name,
    data_controller: proposal.data_controller,
    brand_phone: proposal.brand_phone,
    brand_email: proposal.brand_email,
    first_name: '',
    last_name: '',
    email: '',
    password: '',
    password_confirmation: '',
    welcome_points: String(season.welcome_points),
    membership_points: String(season.membership_points),
    points_limit: String(proposal.points_limit),
    points_per_zloty: String(proposal.points_per_zloty),
    levels: [...proposal.levels],
  }
}
