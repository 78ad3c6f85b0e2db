import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { AddressFields } from '../../form/AddressFields'
import { Form } from '../../form/Form'
import { SelectInput, TextInput } from '../../form/fields'
import { fieldMessages } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { useUser } from '../../session/session'
import { addressSchema, knownAddress } from './address'
import { LastStep } from './LastStep'
import { orderReward, type RewardDetails } from './queries'

interface ParcelFormProps {
  reward: RewardDetails
  onOrdered: () => void
}

/** What goes by post: which variant, and where to. The address that we know stands there already. */
export function ParcelForm({ reward, onOrdered }: ParcelFormProps) {
  const form = useForm({
    resolver: zodResolver(schemaFor(reward)),
    defaultValues: { variant_id: '', address: knownAddress(useUser()) },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ variant_id, address }: z.infer<ReturnType<typeof schemaFor>>) =>
      orderReward({
        reward_id: reward.id,
        address,
        ...(variant_id === '' ? {} : { variant_id: Number(variant_id) }),
      }),
    mode: 'edit',
    onSuccess: onOrdered,
  })
  const { control } = form
  const variants = reward.variants.filter(({ available }) => available)
  return (
    <Form label="Zamówienie przesyłki" {...shell} submitLabel="Zamawiam" wideSubmit>
      {reward.variants.length > 0 && (
        <SelectInput
          control={control}
          name="variant_id"
          label="Wariant"
          placeholder="Wybierz"
          options={variants.map(({ id, name }) => ({ value: String(id), label: name }))}
          isRequired
        />
      )}
      <TextInput control={control} name="address.recipient" label="Odbiorca" autoComplete="name" isRequired />
      <AddressFields control={control} prefix="address." />
      <LastStep points={reward.points}>Wyślemy nagrodę na podany adres.</LastStep>
    </Form>
  )
}

function schemaFor({ variants }: RewardDetails) {
  return z.object({
    variant_id: z
      .string()
      .check(z.refine((id) => variants.length === 0 || id !== '', { error: fieldMessages.required })),
    address: addressSchema,
  })
}
