import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { FieldLabel, FieldNotes } from './Field'
import type { FieldProps } from './FieldFrame'
import type { Option } from './Select'

interface RadioGroupProps extends FieldProps {
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly Option[]
}

/*
 * Radio group without a choice for a value outside of the options, with which React Aria would leave no radio in the
 * tab order.
 */
export function RadioGroup({ label, hint, error, options, value, ...field }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...field}
      value={options.some((option) => option.value === value) ? value : null}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className="group/radios flex flex-col gap-1"
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className="group flex min-h-control outline-none cursor-pointer items-center gap-3"
          >
            <span className="size-6 shrink-0 rounded-full border-2 border-field bg-surface group-focus-visible:outline-3 group-focus-visible:outline-(--focus-ring) group-focus-visible:outline-offset-2 group-selected:border-[length:calc(var(--spacing)*2)] group-selected:border-brand group-invalid/radios:border-rejected" />
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error ?? null} />
    </AriaRadioGroup>
  )
}
