import { Check, ChevronDown } from 'lucide-react'
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { folded } from '../format/text'
import { FieldLabel, FieldNotes, type FieldProps, fieldClass } from './Field'
import { fieldBox, floatingItem, floatingList } from './looks'
import type { Option } from './Select'

interface ComboBoxProps extends FieldProps {
  name?: string
  /** The chosen option's value, or '' where none is. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** undefined while they are on their way. */
  options: readonly Option[] | undefined
  placeholder?: string
  /** What is typed, also what matches nothing. */
  onTyped?: (text: string) => void
}

/** One of many options, found by typing a part of its name; Polish letters may be left out. */
export function ComboBox({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  placeholder,
  onTyped,
  ...field
}: ComboBoxProps) {
  return (
    <AriaComboBox
      {...field}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      defaultItems={options ?? []}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
      defaultFilter={(name, typed) => folded(name).includes(folded(typed))}
      {...(onTyped ? { onInputChange: onTyped } : {})}
      allowsEmptyCollection
      menuTrigger="focus"
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <span className="relative block">
        <Input className={`${fieldBox} pr-11`} placeholder={placeholder} />
        <Button className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control">
          <ChevronDown aria-hidden className="size-5" />
        </Button>
      </span>
      <FieldNotes hint={hint} error={error ?? null} />
      <Popover className={`${floatingList} w-(--trigger-width)`}>
        <ListBox<Option>
          className="outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2 text-muted">{options ? 'Brak wyników' : 'Ładowanie...'}</p>
          )}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={`${floatingItem} group`}>
              <span className="grow">{option.label}</span>
              <Check aria-hidden className="invisible size-5 shrink-0 text-brand group-selected:visible" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
