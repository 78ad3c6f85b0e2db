import { type Control, get, useFormState } from 'react-hook-form'
import { useShownFields } from '../../form/shown-fields'
import type { DefinitionValues } from './values'

/** Error of several fields together, such as an end before the start. */
export function GroupError({ control, name }: { control: Control<DefinitionValues>; name: string }) {
  const { errors } = useFormState({ control })
  useShownFields(control, [name])
  const message: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`)
  if (typeof message !== 'string' || message === '') return null
  return (
    <p role="alert" className="text-rejected">
      {message}
    </p>
  )
}
