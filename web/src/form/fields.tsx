import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '../ui/Checkbox'
import { MaskedField } from '../ui/MaskedField'
import { RadioGroup } from '../ui/RadioGroup'
import { Select } from '../ui/Select'
import { PasswordField, TextAreaField, TextField } from '../ui/TextField'
import { type Of, useField } from './controlled'
import { isSecretAutoComplete, markSecret } from './secrets'

export function TextInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof TextField>) {
  if (isSecretAutoComplete(props.autoComplete)) markSecret(control, name)
  const { value, controlled } = useField(control, name, '')
  return <TextField {...props} {...controlled} value={value} />
}

export function TextAreaInput<V extends FieldValues>({
  control,
  name,
  ...props
}: Of<V, typeof TextAreaField>) {
  const { value, controlled } = useField(control, name, '')
  return <TextAreaField {...props} {...controlled} value={value} />
}

export function PasswordInput<V extends FieldValues>({
  control,
  name,
  ...props
}: Of<V, typeof PasswordField>) {
  markSecret(control, name)
  const { value, controlled } = useField(control, name, '')
  return <PasswordField {...props} {...controlled} value={value} />
}

export function MaskedInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof MaskedField>) {
  if (isSecretAutoComplete(props.autoComplete)) markSecret(control, name)
  const { value, controlled } = useField(control, name, '')
  return <MaskedField {...props} {...controlled} value={value} />
}

export function SelectInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof Select>) {
  const { value, controlled } = useField(control, name, '')
  return <Select {...props} {...controlled} value={value} />
}

export function RadioInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof RadioGroup>) {
  const { value, controlled } = useField(control, name, '')
  return <RadioGroup {...props} {...controlled} value={value} />
}

export function CheckboxInput<V extends FieldValues>({ control, name, ...props }: Of<V, typeof Checkbox>) {
  const { value, controlled } = useField(control, name, false)
  return <Checkbox {...props} {...controlled} isSelected={value} />
}
