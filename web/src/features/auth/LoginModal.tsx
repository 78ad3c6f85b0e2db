import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { MaskedInput, PasswordInput } from '../../form/fields'
import { MaintenanceNotice } from '../../form/MaintenanceNotice'
import { fieldMessages, parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import type { ModalViewProps } from '../../modal/modal'
import { modalHash } from '../../paths'
import { parseNip } from '../../rules/nip'
import { draftOwnerAt } from '../../session/draft-owner'
import { forgetReturnPath, pathAfterSignIn } from '../../session/return-path'
import { signIn } from '../../session/session'
import { DialogTitle } from '../../ui/Dialog'
import { Link } from '../../ui/Link'
import { nipMask } from '../../ui/mask'
import { sentenceFor } from './copy'
import { DemoLogins } from './DemoLogins'

const schema = z.object({
  nip: parsedBy(parseNip),
  password: z.string().check(z.minLength(1, fieldMessages.required)),
})

/** `#!logowanie`: signs a participant in and goes on to the requested page. */
export default function LoginModal(_: ModalViewProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { nip: '', password: '' } })
  const { shell } = useFormFlow({
    form,
    send: signIn,
    mode: 'edit',
    confirm: { as: 'nothing' },
    sentenceFor,
    onSuccess: () => {
      const place = pathAfterSignIn(search, draftOwnerAt('/')?.account)
      forgetReturnPath()
      /* Synchronous, so that the modal's host sees the new address before it removes the hash. */
      navigate(place, { flushSync: true })
    },
  })
  return (
    <>
      <DialogTitle>Zaloguj się</DialogTitle>
      <MaintenanceNotice>
        Możesz się zalogować, ale strony uczestnika otworzymy dopiero po przerwie.
      </MaintenanceNotice>
      <Form label="Logowanie" {...shell} holds="nothing" submitLabel="Zaloguj się" wideSubmit>
        <MaskedInput
          control={form.control}
          name="nip"
          label="NIP"
          mask={nipMask}
          autoComplete="username"
          isRequired
        />
        <PasswordInput
          control={form.control}
          name="password"
          label="Hasło"
          autoComplete="current-password"
          isRequired
        />
      </Form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-5 gap-y-1">
        <LoginLink to={modalHash('reset-hasla')}>Nie pamiętam hasła</LoginLink>
        <LoginLink to={modalHash('pierwsze-logowanie')}>Pierwsze logowanie</LoginLink>
        <LoginLink to="/zglos-udzial">Zgłoś udział w&nbsp;programie</LoginLink>
      </div>
      <DemoLogins
        onChoose={({ login, password }) => {
          form.setValue('nip', login)
          form.setValue('password', password)
        }}
      />
    </>
  )
}

function LoginLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span className="inline-flex min-h-11 items-center">
      <Link to={to}>{children}</Link>
    </span>
  )
}
