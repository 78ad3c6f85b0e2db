import { zodResolver } from '@hookform/resolvers/zod'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { MaskedInput } from '../../form/fields'
import { Reauth, useReauth } from '../../form/Reauth'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import type { ModalViewProps } from '../../modal/modal'
import { parseIban } from '../../rules/iban'
import { DialogTitle } from '../../ui/Dialog'
import { ibanMask } from '../../ui/mask'
import { ChangeSaved } from './ChangeSaved'
import { PayoutsWait } from './PayoutsWait'
import { bankCodeIn, bankQuery, changeProfile, isWholeAccount } from './queries'

const schema = z.object({ profile: z.object({ bank_account: parsedBy(parseIban) }) })

/** `#!dodaj-numer-konta`: the account for transfers. */
export default function BankAccountModal({ close }: ModalViewProps) {
  const [saved, setSaved] = useState<{ message: string; until: string | null } | null>(null)
  const reauth = useReauth()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { profile: { bank_account: '' } },
  })
  const { shell } = useFormFlow({
    form,
    send: (change: z.infer<typeof schema>) => reauth.confirmed(() => changeProfile(change)),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ message, data }) => setSaved({ message, until: data.payouts_wait_until ?? null }),
  })
  const account = form.watch('profile.bank_account')
  useCheckWhenWhole(form, account)
  if (saved) return <ChangeSaved message={saved.message} payoutsWaitUntil={saved.until} close={close} />
  return (
    <>
      <DialogTitle>Numer konta bankowego</DialogTitle>
      <Reauth reauth={reauth}>
        <Form label="Numer konta bankowego" {...shell} holds="passing" submitLabel="Zapisz numer konta">
          <MaskedInput
            control={form.control}
            name="profile.bank_account"
            label="Numer konta"
            mask={ibanMask}
            hint={'Wpisz numer z\u00a0kodem kraju PL, na przykład PL61 1090 1014 0000 0712 1981 2874.'}
            isRequired
          />
          <BankOf account={account} />
          <PayoutsWait what="numeru konta" notification="o zmianie e-mailem i SMS-em" />
        </Form>
      </Reauth>
    </>
  )
}

/** Validates a complete number while it is typed; an incomplete one shows no error. */
function useCheckWhenWhole(form: UseFormReturn<z.infer<typeof schema>>, account: string) {
  useEffect(() => {
    if (isWholeAccount(account)) void form.trigger('profile.bank_account')
    else form.clearErrors('profile.bank_account')
  }, [form, account])
}

/** The bank of the account, once its digits name it; none for an invalid number. */
function BankOf({ account }: { account: string }) {
  const code = isWholeAccount(account) && !parseIban(account).valid ? null : bankCodeIn(account)
  const { data: bank } = useQuery({ ...bankQuery(code), placeholderData: keepPreviousData })
  return (
    <p role="status" className={`flex items-center gap-2 ${code && bank ? '-mt-2' : '-mt-4'}`}>
      {code && bank && (
        <>
          <Landmark aria-hidden className="size-5 shrink-0 text-brand-text" />
          <span>
            Bank: <strong>{bank}</strong>
          </span>
        </>
      )}
    </p>
  )
}
