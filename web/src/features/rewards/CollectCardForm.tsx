import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { AddressFields } from '../../form/AddressFields'
import { Form } from '../../form/Form'
import { RadioInput, TextInput } from '../../form/fields'
import { useFormFlow } from '../../form/useFormFlow'
import { tie } from '../../format/text'
import { useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { addressSchema, knownAddress } from './address'
import { type CollectForm, collectCard, type EarnedCard } from './queries'

interface CollectCardFormProps {
  card: EarnedCard
  onCollected: () => void
  onCancel: () => void
}

const ways = [
  { value: 'post', label: 'Pocztą na adres' },
  { value: 'code', label: 'Jako kod' },
] as const

/** An address is read only where something is sent to it. */
const schema = z.discriminatedUnion('delivery', [
  z.object({ delivery: z.literal('code') }),
  z.object({ delivery: z.literal('post'), address: addressSchema }),
])

/** How a card is to come: by post, the known address standing there already, or as a code. */
export function CollectCardForm({ card, onCollected, onCancel }: CollectCardFormProps) {
  const address = knownAddress(useUser())
  const form = useForm<{ delivery: string; address: typeof address }, unknown, CollectForm>({
    resolver: zodResolver(schema) as never,
    defaultValues: { delivery: 'post', address },
  })
  const { shell } = useFormFlow({
    form,
    send: (values: CollectForm) => collectCard(card.id, values),
    mode: 'edit',
    onSuccess: onCollected,
  })
  const { control } = form
  return (
    <Form
      label={`Odbiór: ${card.kind_text} ${card.value_text}`}
      {...shell}
      submitLabel="Zamawiam kartę"
      takesFocus
      aside={
        <Button look="quiet" onPress={onCancel}>
          Wróć
        </Button>
      }
    >
      <RadioInput control={control} name="delivery" label="Jak wysłać kartę" options={ways} isRequired />
      {form.watch('delivery') === 'post' ? (
        <>
          <TextInput
            control={control}
            name="address.recipient"
            label="Odbiorca"
            autoComplete="name"
            isRequired
          />
          <AddressFields control={control} prefix="address." />
        </>
      ) : (
        <p>{tie('Zamiast karty przekażemy Ci jej kod, gdy zrealizujemy zamówienie.')}</p>
      )}
    </Form>
  )
}
