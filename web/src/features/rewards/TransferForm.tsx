import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { failureFrom } from '../../api/errors'
import { Form } from '../../form/Form'
import { AmountInput } from '../../form/NumberInput'
import { requiredNumber } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { formatAccount } from '../../format/account'
import { formatAmountRange, formatMoney } from '../../format/numbers'
import { modalHash } from '../../paths'
import { parseMoney } from '../../rules/money'
import { useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { PayoutsWaitUntil } from '../../ui/PayoutsWaitUntil'
import { LastStep } from './LastStep'
import { pointsFor } from './price'
import { orderReward, type RewardDetails } from './queries'

interface TransferFormProps {
  reward: RewardDetails
  onOrdered: () => void
}

/** Money by the bank: how much, to which account, for how many points. */
export function TransferForm({ reward, onOrdered }: TransferFormProps) {
  const { min_amount: min, max_amount: max, amount_step: step, points_per_zloty: rate } = reward
  const navigate = useNavigate()
  const { profile, payouts_wait_until: waitUntil } = useUser()
  const account = profile.bank_account
  const range = formatAmountRange(reward)
  const phone = useSettings()?.brand.phone
  const form = useForm({
    resolver: zodResolver(schemaFor(reward)),
    defaultValues: { amount: null as number | null },
  })
  const { shell } = useFormFlow({
    form,
    send: async ({ amount }: { amount: number }) => {
      try {
        return await orderReward({ reward_id: reward.id, amount, points: pointsFor(amount, rate ?? 0) })
      } catch (thrown) {
        if (failureFrom(thrown).code === 'bank_account_missing')
          navigate({ hash: modalHash('uzupelnij-numer-konta') })
        throw thrown
      }
    },
    mode: 'edit',
    onSuccess: onOrdered,
  })
  /* The sum that is being typed over the one that the form holds until the field is left. */
  const [typed, setTyped] = useState<{ amount: number | null; over: number | null } | null>(null)
  const taken = form.watch('amount')
  const amount = typed && typed.over === taken ? typed.amount : taken
  const isOwn = reward.kind === 'bank_transfer'
  return (
    <Form label="Zamówienie przelewu" {...shell} submitLabel="Zamawiam" wideSubmit>
      <AmountInput
        control={form.control}
        name="amount"
        label="Kwota przelewu"
        hint={range && `Kwota ${range}.`}
        min={min ?? 0}
        max={max ?? 0}
        step={step ?? 1}
        onTyping={(text) => setTyped({ amount: amountIn(text), over: taken })}
        isRequired
      />
      {isOwn && waitUntil && <PayoutsWaitUntil until={waitUntil} phone={phone} />}
      {amount !== null && rate != null && (
        <LastStep points={pointsFor(amount, rate)}>
          {transferred(formatMoney(amount), isOwn && account ? account : null, reward.tax_notice)}
        </LastStep>
      )}
    </Form>
  )
}

/** What we will do with the sum; where tax is withheld, less than all of it leaves. */
function transferred(sum: string, to: string | null, taxNotice?: string | null): string {
  /* On a narrow screen the number goes on in the next line, between two of its groups. */
  const account = to && formatAccount(to).replaceAll('\u00a0', ' ')
  if (!taxNotice)
    return account ? `Przelejemy ${sum} na konto ${account}.` : `Przekażemy ${sum} w Twoim imieniu.`
  const rest = account ? `przelejemy na konto ${account}` : 'przekażemy w Twoim imieniu'
  return `Z kwoty ${sum} ${rest} to, co zostanie po podatku. ${taxNotice}`
}

function amountIn(text: string): number | null {
  const read = parseMoney(text)
  return read.valid ? read.value : null
}

function schemaFor({ min_amount: min, max_amount: max, amount_step: step }: RewardDetails) {
  const lowest = min ?? 0
  const highest = max ?? 0
  return z.object({
    amount: requiredNumber().check(
      z.refine((amount) => amount >= lowest, { error: `Najmniejsza kwota to ${formatMoney(lowest)}` }),
      z.refine((amount) => amount <= highest, { error: `Największa kwota to ${formatMoney(highest)}` }),
      z.refine((amount) => amount % (step ?? 1) === 0, {
        error: `Kwota musi być wielokrotnością ${formatMoney(step ?? 1)}`,
      }),
    ),
  })
}
