import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { AddressFields } from '../../form/AddressFields'
import { RadioInput, TextInput } from '../../form/fields'

interface PlaceProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
}

const deliveryOptions = [
  { value: 'post', label: 'Pocztą na adres' },
  { value: 'code', label: 'Jako kod' },
] as const

/** The field of a card's delivery: `delivery`. */
export function DeliveryInput<V extends FieldValues>({ control }: PlaceProps<V>) {
  const name = 'delivery' as FieldPath<V>
  return (
    <RadioInput control={control} name={name} label="Jak wysłać kartę" options={deliveryOptions} isRequired />
  )
}

/** The fields of a postal address: `address`. */
export function PostalFields<V extends FieldValues>({ control }: PlaceProps<V>) {
  const name = 'address.recipient' as FieldPath<V>
  return (
    <>
      <TextInput control={control} name={name} label="Odbiorca" autoComplete="name" isRequired />
      <AddressFields control={control} prefix="address." />
    </>
  )
}
