import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../../form/Form'
import { PasswordInput } from '../../../form/fields'
import { fieldMessages } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
import { formatInstant } from '../../../format/dates'
import { useOperator } from '../../../session/operator'
import { Alert } from '../../../ui/Alert'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { SectionCard } from '../../SectionCard'
import { RecoveryCodes } from '../auth/RecoveryCodes'
import { OwnDensity } from './OwnDensity'
import { OwnPassword } from './OwnPassword'
import { OwnSessions } from './OwnSessions'
import { Passkeys } from './Passkeys'
import { replaceRecoveryCodes, secondFactorQuery } from './queries'
import { codesLeft, labelsOf } from './roles'

/** `/zaplecze/moje-konto`: the operator's own second factor, passkeys, password, density and sessions. */
export default function OwnAccountPage() {
  const operator = useOperator()
  const { data: factor } = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (!factor) return <PageSkeleton />
  const left = factor.recovery_codes_left
  return (
    <>
      <h1 className="font-bold text-h1">Moje konto</h1>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <CardHead title={`${operator.first_name} ${operator.last_name}`} />
          <p>{operator.email}</p>
          <p className="text-muted">{labelsOf(operator.roles)}</p>
          <p className="mt-4 text-muted">Imię, nazwisko i&nbsp;role zmienia administrator.</p>
        </Card>
        <SectionCard id="drugi-skladnik">
          {codes ? (
            <RecoveryCodes codes={codes} />
          ) : (
            <div className="flex flex-col gap-4">
              {factor.enrolled_at && (
                <p>Aplikacja uwierzytelniająca działa od {formatInstant(factor.enrolled_at)}.</p>
              )}
              {left <= few && (
                <Alert tone="warning">
                  {left === 0
                    ? 'Nie masz już kodów zapasowych. Bez telefonu nie zalogujesz się na zaplecze.'
                    : `${codesLeft(left)}. Utwórz nowe, zanim się skończą.`}
                </Alert>
              )}
              {left > few && <p>{codesLeft(left)}.</p>}
              <NewCodesForm onMade={setCodes} />
            </div>
          )}
        </SectionCard>
        <Passkeys />
        <OwnPassword />
        <OwnDensity />
        <OwnSessions />
      </div>
    </>
  )
}

const few = 2

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessages.required)) })

function NewCodesForm({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ password }: { password: string }) => replaceRecoveryCodes(password),
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => onMade(data.recovery_codes),
  })
  return (
    <Form label="Nowe kody zapasowe" {...shell} holds="nothing" submitLabel="Utwórz nowe kody">
      <p className="text-muted">
        Nowe kody zastąpią wszystkie dotychczasowe. Dla bezpieczeństwa podaj hasło.
      </p>
      <PasswordInput
        control={form.control}
        name="password"
        label="Hasło"
        autoComplete="current-password"
        isRequired
      />
    </Form>
  )
}
