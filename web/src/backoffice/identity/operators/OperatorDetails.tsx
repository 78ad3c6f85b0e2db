import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Link } from '../../../ui/Link'
import { EditForm } from '../../EditForm'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { ReasonForm } from '../../ReasonForm'
import { identityVocabulary } from '../audit'
import { SignInLocks } from '../auth/SignInLocks'
import { PendingRoles } from './PendingRoles'
import { changeRoles, type ListedOperator, performAccountAction, type Roles, setActive } from './queries'
import { RolesInput } from './RolesInput'
import { codesLeft } from './roles'
import { rolesSchema } from './roles-schema'

/** Actions of an administrator on another operator's account, and the account's history. */
export function OperatorDetails({ operator }: { operator: ListedOperator }) {
  return (
    <div className="flex flex-col gap-5">
      <Actions operator={operator} />
      <RecordHistory kind="operator" recordKey={String(operator.id)} vocabulary={identityVocabulary} />
    </div>
  )
}

function Actions({ operator }: { operator: ListedOperator }) {
  if (operator.is_you)
    return (
      <p>
        To Twoje konto. Role i&nbsp;dostęp zmieni Ci inny administrator, a&nbsp;kody zapasowe znajdziesz na
        stronie <Link to="/zaplecze/moje-konto">Moje konto</Link>.
      </p>
    )
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <PendingRoles operator={operator} />
      <RolesForm key={heldAndPendingRoles(operator).join()} operator={operator} />
      <Account operator={operator} />
    </div>
  )
}

const schema = z.object({ roles: rolesSchema })

/** Held and pending roles, so that saving the form does not withdraw a pending one. */
function heldAndPendingRoles({ roles, pending_roles: pending }: ListedOperator): Roles {
  return [...roles, ...pending.map(({ role }) => role)]
}

function RolesForm({ operator }: { operator: ListedOperator }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { roles: heldAndPendingRoles(operator) },
  })
  return (
    <EditForm
      label={`Role: ${operator.email}`}
      form={form}
      send={({ roles }) => changeRoles(operator.id, roles)}
      submitLabel="Zapisz role"
    >
      <RolesInput control={form.control} name="roles" />
    </EditForm>
  )
}

function Account({ operator }: { operator: ListedOperator }) {
  const { id, email, status, second_factor: hasFactor, recovery_codes_left: codes } = operator
  const isActive = status.code !== 'disabled'
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Konto</p>
      {hasFactor && <p className="text-muted">{codesLeft(codes)}</p>}
      <SignInLocks locks={operator.locks}>
        <LoggedAction
          action="Zdejmij ograniczenia"
          explanation="Operator będzie mógł od razu się zalogować. Błędne próby policzą się od nowa."
          send={(note) => performAccountAction(id, 'locks/lift', note)}
        />
      </SignInLocks>
      {isActive && (
        <LoggedAction
          action={status.code === 'invited' ? 'Wyślij zaproszenie ponownie' : 'Wyślij link do nowego hasła'}
          explanation={`Wysłać na adres ${email} link do ustawienia hasła? Poprzedni link przestanie działać.`}
          send={(note) => performAccountAction(id, 'invitation', note)}
        />
      )}
      {hasFactor && (
        <LoggedAction
          action="Usuń drugi składnik"
          explanation="Usunąć drugi składnik? Operator zostanie wylogowany i przy następnym logowaniu skonfiguruje nową aplikację."
          send={(note) => performAccountAction(id, 'second-factor/reset', note)}
        />
      )}
      <LoggedAction
        action="Zakończ sesje"
        explanation="Wylogować operatora na wszystkich urządzeniach i zakończyć jego podglądy kont?"
        send={(note) => performAccountAction(id, 'sessions/end', note)}
      />
      {isActive ? (
        <LoggedAction
          action="Wyłącz konto"
          variant="danger"
          explanation="Wyłączyć konto? Operator zostanie od razu wylogowany i nie zaloguje się ponownie."
          send={(note) => setActive(id, false, note)}
        />
      ) : (
        <LoggedAction
          action="Włącz konto"
          explanation="Włączyć konto? Operator znów będzie mógł się zalogować."
          send={(note) => setActive(id, true, note)}
        />
      )}
    </div>
  )
}

/** Account action with an optional reason for the audit log. */
function LoggedAction(props: Omit<ComponentProps<typeof ReasonForm>, 'hint' | 'isOptional'>) {
  return <ReasonForm {...props} hint="Zostanie w dzienniku." isOptional />
}
