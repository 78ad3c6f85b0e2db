import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { Link } from '../../ui/Link'
import { actOn, changeRoles, type ListedOperator, type Roles, setActive } from './queries'
import { ReasonedAct } from './ReasonedAct'
import { RolesInput } from './RolesInput'
import { codesLeft } from './roles'
import { rolesSchema } from './roles-schema'

/** What an administrator may do with an operator's account; nobody changes their own here. */
export function OperatorDetails({ operator }: { operator: ListedOperator }) {
  if (operator.is_you)
    return (
      <p>
        To Twoje konto. Role i&nbsp;dostęp zmieni Ci inny administrator, a&nbsp;kody zapasowe znajdziesz na
        stronie <Link to="/zaplecze/moje-konto">Moje konto</Link>.
      </p>
    )
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <RolesForm key={operator.roles.join()} operator={operator} />
      <Account operator={operator} />
    </div>
  )
}

const schema = z.object({ roles: rolesSchema })

function RolesForm({ operator }: { operator: ListedOperator }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { roles: operator.roles } })
  const { shell } = useFormFlow({
    form,
    send: ({ roles }: { roles: Roles }) => changeRoles(operator.id, roles),
    mode: 'edit',
  })
  return (
    <Form label={`Role: ${operator.email}`} {...shell} submitLabel="Zapisz role">
      <RolesInput control={form.control} name="roles" />
    </Form>
  )
}

function Account({ operator }: { operator: ListedOperator }) {
  const { id, email, status, second_factor: hasFactor, recovery_codes_left: codes } = operator
  const isActive = status.code !== 'disabled'
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Konto</p>
      {hasFactor && <p className="text-muted">{codesLeft(codes)}</p>}
      {isActive && (
        <ReasonedAct
          label={status.code === 'invited' ? 'Wyślij zaproszenie ponownie' : 'Wyślij link do nowego hasła'}
          question={`Wysłać na adres ${email} link do ustawienia hasła? Poprzedni link przestanie działać.`}
          act={(note) => actOn(id, 'invitation', note)}
        />
      )}
      {hasFactor && (
        <ReasonedAct
          label="Usuń drugi składnik"
          question="Usunąć drugi składnik? Operator zostanie wylogowany i przy następnym logowaniu skonfiguruje nową aplikację."
          act={(note) => actOn(id, 'second-factor/reset', note)}
        />
      )}
      <ReasonedAct
        label="Zakończ sesje"
        question="Wylogować operatora na wszystkich urządzeniach i zakończyć jego podglądy kont?"
        act={(note) => actOn(id, 'sessions/end', note)}
      />
      {isActive ? (
        <ReasonedAct
          label="Wyłącz konto"
          look="danger"
          question="Wyłączyć konto? Operator zostanie od razu wylogowany i nie zaloguje się ponownie."
          act={(note) => setActive(id, false, note)}
        />
      ) : (
        <ReasonedAct
          label="Włącz konto"
          question="Włączyć konto? Operator znów będzie mógł się zalogować."
          act={(note) => setActive(id, true, note)}
        />
      )}
    </div>
  )
}
