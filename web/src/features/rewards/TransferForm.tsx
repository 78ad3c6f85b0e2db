import { zodResolver } from '@hookform/resolvers/zod'
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
import { useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { PayoutsWaitUntil } from '../../ui/PayoutsWaitUntil'
import { OrderSummary } from './OrderSummary'
import { pointsFor } from './price'
import { orderReward, type RewardDetails } from './queries'

interface TransferFormProps {
  reward: RewardDetails
  onOrdered: () => void
}

/** Order form of a bank transfer: sum, account and cost in points. */
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
  const typed = form.watch('amount')
  const amount = errorOf(reward, typed ?? 0) === null ? typed : null
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
        isRequired
      />
      {isOwn && waitUntil && <PayoutsWaitUntil until={waitUntil} phone={phone} />}
      {amount !== null && rate != null && (
        <OrderSummary points={pointsFor(amount, rate)}>
          {transferred(formatMoney(amount), isOwn && account ? account : null, reward.tax_notice)}
        </OrderSummary>
      )}
    </Form>
  )
}

/** Summary of the transfer; where tax is withheld, less than the sum is paid. */
function transferred(sum: string, to: string | null, taxNotice?: string | null): string {
  /* The account number may break between its groups on a narrow screen. */
  const account = to && formatAccount(to).replaceAll('\u00a0', ' ')
  if (!taxNotice)
    return account ? `Przelejemy ${sum} na konto ${account}.` : `Przekażemy ${sum} w Twoim imieniu.`
  const rest = account ? `przelejemy na konto ${account}` : 'przekażemy w Twoim imieniu'
  return `Z kwoty ${sum} ${rest} to, co zostanie po podatku. ${taxNotice}`
}

/** The reason for which the sum cannot be ordered; null when it can. */
function errorOf({ min_amount, max_amount, amount_step }: RewardDetails, amount: number): string | null {
  const [lowest, highest, step] = [min_amount ?? 0, max_amount ?? 0, amount_step ?? 1]
  if (amount < lowest) return `Najmniejsza kwota to ${formatMoney(lowest)}`
  if (amount > highest) return `Największa kwota to ${formatMoney(highest)}`
  return amount % step === 0 ? null : `Kwota musi być wielokrotnością ${formatMoney(step)}`
}

function schemaFor(reward: RewardDetails) {
  return z.object({
    amount: requiredNumber().check(
      z.refine((amount) => errorOf(reward, amount) === null, {
        error: ({ input }) => errorOf(reward, Number(input)) ?? undefined,
      }),
    ),
  })
}
