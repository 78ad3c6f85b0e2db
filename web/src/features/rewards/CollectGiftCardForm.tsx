import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import { noBreak } from '../../format/text'
import { useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { addressSchema, knownAddress } from './address'
import { DeliveryInput, PostalFields } from './DeliveryFields'
import { type CollectForm, collectGiftCard, type EarnedGiftCard } from './queries'

/** The order that a collected gift card has become. */
export interface CollectedGiftCard {
  readonly number: number
  readonly delivery: string
}

interface CollectGiftCardFormProps {
  giftCard: EarnedGiftCard
  onCollected: (collected: CollectedGiftCard) => void
  onCancel: () => void
}

/** The address is validated for postal delivery only. */
const schema = z.discriminatedUnion('delivery', [
  z.object({ delivery: z.literal('code') }),
  z.object({ delivery: z.literal('post'), address: addressSchema }),
])

/** Delivery of a gift card: by post to the known address, or as a code. */
export function CollectGiftCardForm({ giftCard, onCollected, onCancel }: CollectGiftCardFormProps) {
  const address = knownAddress(useUser())
  const form = useForm<{ delivery: string; address: typeof address }, unknown, CollectForm>({
    resolver: zodResolver(schema) as never,
    defaultValues: { delivery: 'post', address },
  })
  const { shell } = useFormFlow({
    form,
    send: (values: CollectForm) => collectGiftCard(giftCard.id, values),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => onCollected({ number: data.number, delivery: form.getValues('delivery') }),
  })
  const { control } = form
  return (
    <Form
      label={`Odbiór: ${giftCard.kind_text} ${giftCard.value_text}`}
      {...shell}
      about={giftCard.id}
      submitLabel="Zamawiam kartę"
      takesFocus
      aside={
        <Button variant="quiet" onPress={onCancel}>
          Wróć
        </Button>
      }
    >
      <DeliveryInput control={control} />
      {form.watch('delivery') === 'post' ? (
        <PostalFields control={control} />
      ) : (
        <p>
          {noBreak('Gdy zrealizujemy zamówienie, kod karty odczytasz w Moich nagrodach, po podaniu hasła.')}
        </p>
      )}
    </Form>
  )
}
