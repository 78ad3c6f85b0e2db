import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { SelectInput } from '../../form/fields'
import { fieldMessages } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { noBreak } from '../../format/text'
import { useUser } from '../../session/session'
import { addressSchema, knownAddress } from './address'
import { DeliveryInput, PostalFields } from './DeliveryFields'
import { OrderSummary } from './OrderSummary'
import { orderReward, type PlacedOrder, type RewardDetails } from './queries'
import { variantsLabel } from './sizes'

interface ParcelFormProps {
  reward: RewardDetails
  /** The id of the variant chosen on the reward's page. */
  chosen: string | null
  onOrdered: (placed: PlacedOrder) => void
}

type Sent = z.infer<ReturnType<typeof schemaFor>>

/**
 * Order form of a parcel: the variant and the address, filled in where it is known; a gift card may come as a code
 * instead.
 */
export function ParcelForm({ reward, chosen, onOrdered }: ParcelFormProps) {
  const isGiftCard = reward.kind === 'card'
  const address = knownAddress(useUser())
  const variants = reward.variants.filter(({ available }) => available)
  const variant = variants.find(({ id }) => String(id) === chosen)
  const form = useForm<{ variant_id: string; delivery: string; address: typeof address }, unknown, Sent>({
    resolver: zodResolver(schemaFor(reward)) as never,
    defaultValues: { variant_id: variant ? String(variant.id) : '', delivery: 'post', address },
  })
  const { shell } = useFormFlow({
    form,
    send: (values: Sent) =>
      orderReward({
        reward_id: reward.id,
        points: reward.points,
        ...(isGiftCard ? { delivery: values.delivery } : {}),
        ...(values.delivery === 'post' ? { address: values.address } : {}),
        ...(values.variant_id === '' ? {} : { variant_id: Number(values.variant_id) }),
      }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onOrdered,
  })
  const { control } = form
  const isPostal = form.watch('delivery') === 'post'
  return (
    <Form
      label={isGiftCard ? 'Zamówienie karty' : 'Zamówienie przesyłki'}
      {...shell}
      submitLabel="Zamawiam"
      wideSubmit
    >
      {reward.variants.length > 0 && (
        <SelectInput
          control={control}
          name="variant_id"
          label={variantsLabel(reward.variants)}
          placeholder="Wybierz"
          options={variants.map(({ id, name }) => ({ value: String(id), label: name }))}
          isRequired
        />
      )}
      {isGiftCard && <DeliveryInput control={control} />}
      {isPostal && <PostalFields control={control} />}
      <OrderSummary points={reward.points}>
        {isPostal
          ? 'Wyślemy nagrodę na podany adres.'
          : noBreak('Gdy zrealizujemy zamówienie, kod karty odczytasz w Moich nagrodach, po podaniu hasła.')}
      </OrderSummary>
    </Form>
  )
}

/** The address is validated for postal delivery only. */
function schemaFor({ variants }: RewardDetails) {
  const variant_id = z
    .string()
    .check(z.refine((id) => variants.length === 0 || id !== '', { error: fieldMessages.required }))
  return z.discriminatedUnion('delivery', [
    z.object({ variant_id, delivery: z.literal('code') }),
    z.object({ variant_id, delivery: z.literal('post'), address: addressSchema }),
  ])
}
