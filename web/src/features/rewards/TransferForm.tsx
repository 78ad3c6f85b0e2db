import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { failureFrom } from '../../api/errors'
import { Form } from '../../form/Form'
import { AmountInput } from '../../form/NumberInput'
import { requiredNumber } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { formatAccount } from '../../format/account'
import {
  approximateMoney,
  formatAmountRange,
  formatMoney,
  formatPoints,
  formatShortMoney,
} from '../../format/numbers'
import { modalHash } from '../../paths'
import { useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { Button } from '../../ui/Button'
import { PayoutsWaitUntil } from '../../ui/PayoutsWaitUntil'
import { OrderSummary } from './OrderSummary'
import { pointsFor } from './price'
import { orderReward, type PlacedOrder, type RewardDetails } from './queries'
import { errorOf, quickAmounts } from './transfer-amounts'

interface TransferFormProps {
  reward: RewardDetails
  onOrdered: (placed: PlacedOrder) => void
}

/** Order form of a bank transfer: sum, account and cost in points. */
export function TransferForm({ reward, onOrdered }: TransferFormProps) {
  const { min_amount: min, max_amount: max, amount_step: step, points_per_zloty: rate } = reward
  const navigate = useNavigate()
  const { profile, payouts_wait_until: waitUntil } = useUser()
  const account = profile.bank_account
  const range = formatAmountRange(reward)
  const phone = useSettings()?.brand.phone
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schemaFor(reward)),
    defaultValues: { amount: null },
  })
  const { shell } = useFormFlow({
    form,
    send: async ({ amount }) => {
      try {
        return await orderReward({ reward_id: reward.id, amount, points: pointsFor(amount, rate ?? 0) })
      } catch (thrown) {
        if (failureFrom(thrown).code === 'bank_account_missing')
          navigate({ hash: modalHash('uzupelnij-numer-konta') })
        throw thrown
      }
    },
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onOrdered,
  })
  const typed = form.watch('amount')
  useCheckWhileTyping(form, typed, min ?? 0)
  const amount = errorOf(reward, typed ?? 0) === null ? typed : null
  const isOwn = reward.kind === 'bank_transfer'
  return (
    <Form label="Zamówienie przelewu" {...shell} submitLabel="Zamawiam" wideSubmit>
      <Balance perZloty={rate} />
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
      <QuickAmounts
        reward={reward}
        onChoose={(sum) => form.setValue('amount', sum, { shouldDirty: true, shouldTouch: true })}
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

/** Shows the sentence of a wrong sum while it is typed; one that may still grow to the smallest is not wrong yet. */
function useCheckWhileTyping(form: UseFormReturn<Values, unknown, Sent>, typed: number | null, min: number) {
  const { isSubmitted } = form.formState
  useEffect(() => {
    if (typed === null || isSubmitted) return
    if (typed >= min) void form.trigger('amount')
    else form.clearErrors('amount')
  }, [form, typed, min, isSubmitted])
}

/** The points to spend, and about how many złotys they are by the transfer's own price. */
function Balance({ perZloty }: { perZloty: number | null | undefined }) {
  const { available } = useUser().points
  const money = approximateMoney(available, perZloty)
  return (
    <p>
      Masz <strong>{formatPoints(available)}</strong>
      {money && <span className="whitespace-nowrap text-muted"> {money}</span>}
    </p>
  )
}

interface QuickAmountsProps {
  reward: RewardDetails
  onChoose: (amount: number) => void
}

/** Buttons that fill in a sum; none where the points are not enough for the smallest. */
function QuickAmounts({ reward, onChoose }: QuickAmountsProps) {
  const amounts = quickAmounts(reward, useUser().points.available)
  return (
    <fieldset className="grid grid-cols-3 gap-2 empty:hidden" aria-label="Szybki wybór kwoty">
      {amounts.map(({ label, amount }) => (
        <Button key={label} variant="secondary" wide onPress={() => onChoose(amount)}>
          <span className="flex flex-col">
            <span className="font-normal text-small">{label} </span>
            {formatShortMoney(amount)}
          </span>
        </Button>
      ))}
    </fieldset>
  )
}

interface Values {
  /** Grosze; null for an empty field. */
  amount: number | null
}

interface Sent {
  amount: number
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
