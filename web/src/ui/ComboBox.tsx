import { Check, ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, use, useDeferredValue, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  Collection,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components/ComboBox'
import { Header } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { folded } from '../format/text'
import { FieldLabel, FieldNotes } from './Field'
import { type FieldProps, fieldClass } from './FieldFrame'
import type { Option } from './Select'
import { fieldBox, floatingBox, floatingItem } from './styles'
import { unresolvedMark } from './unresolved'

/** An option, under the heading of its group where the list has groups. */
export interface ComboOption extends Option {
  readonly group?: string
}

interface ComboBoxProps extends FieldProps {
  name?: string
  /** The chosen option's value, or '' without one. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** undefined while they load. */
  options: readonly ComboOption[] | undefined
  placeholder?: string
  /** The typed text, also where it matches no option. */
  onTyped?: (text: string) => void
  /** Trigger of the list beside typing, the arrow keys and the button: any focus, or only a press on the field. */
  opensBy?: 'focus' | 'press'
}

/**
 * Field that finds one of many options by a part of its name, with or without Polish letters. The text counts at each
 * letter: one that is no option's name chooses nothing, stays, and shows an error.
 */
export function ComboBox({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  placeholder,
  onTyped,
  onBlur,
  opensBy = 'focus',
  ...field
}: ComboBoxProps) {
  const { text, type, choose, matchLabel } = useTyped(options, value, onChange)
  /* The error is shown once the field was left, not while it is typed for the first time. */
  const [isErrorShown, setErrorShown] = useState(false)
  const isLoose = text.trim() !== '' && value === ''
  const fieldError = isLoose && (isErrorShown || Boolean(error)) ? notListed : (error ?? null)
  return (
    <AriaComboBox
      {...field}
      validationBehavior="aria"
      isInvalid={fieldError !== null}
      defaultItems={grouped(options ?? [])}
      selectedKey={value === '' ? null : value}
      /* React Aria clears the choice with each letter; typing changes it here only by a whole name. */
      onSelectionChange={(key) => key !== null && choose(String(key))}
      inputValue={text}
      onInputChange={(typed) => {
        setErrorShown(false)
        type(typed)
        onTyped?.(typed)
      }}
      onBlur={() => {
        matchLabel()
        setErrorShown(true)
        onBlur?.()
      }}
      defaultFilter={(name, typed) => folded(name).includes(folded(typed))}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger={opensBy === 'focus' ? 'focus' : 'input'}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <span className="relative block">
        <TextOfList
          className={`${fieldBox} pr-control`}
          placeholder={placeholder}
          {...(isLoose ? { [unresolvedMark]: true } : {})}
        />
        <Button className="absolute inset-y-0 right-0 grid w-control cursor-pointer place-items-center rounded-control">
          <ChevronDown aria-hidden className="size-5" />
        </Button>
      </span>
      <FieldNotes hint={hint} error={fieldError} />
      <Popover maxHeight={mostHeight} className={`${floatingBox} flex w-(--trigger-width) flex-col`}>
        <AfterFirstPaint>
          <Virtualizer layout={ListLayout} layoutOptions={rowSizes}>
            <ListBox<Entry>
              className="min-h-0 overflow-auto overscroll-contain outline-none"
              renderEmptyState={() => (
                <p className="px-3 py-2 text-muted">{options ? 'Brak wyników' : 'Ładowanie...'}</p>
              )}
            >
              {(entry) => ('options' in entry ? groupSection(entry) : optionRow(entry))}
            </ListBox>
          </Virtualizer>
        </AfterFirstPaint>
      </Popover>
    </AriaComboBox>
  )
}

/** Height in px of the list: each row in sight takes a phone's time before the list appears. */
const mostHeight = 320

/** The list appears empty first and its rows follow, so that a slow phone answers the press before it draws them. */
function AfterFirstPaint({ children }: { children: ReactNode }) {
  const isPainted = useDeferredValue(true, false)
  return isPainted ? children : <div className="h-20" />
}

/** Heights in px until a row is measured, as long names take two lines. Only rows in sight are rendered. */
const rowSizes = { estimatedRowSize: 44, estimatedHeadingSize: 36 }

interface Group {
  readonly id: string
  readonly options: readonly ComboOption[]
}

type Entry = ComboOption | Group

/** The options of each group in its place, in the order of the groups' first options; others as they are. */
function grouped(options: readonly ComboOption[]): Entry[] {
  const names = [...new Set(options.flatMap(({ group }) => group ?? []))]
  const loose = options.filter(({ group }) => group === undefined)
  return [...names.map((id) => ({ id, options: options.filter(({ group }) => group === id) })), ...loose]
}

/* Functions, because React Aria takes the key from the element that a list's function returns. */
function groupSection({ id, options }: Group) {
  return (
    <ListBoxSection id={id}>
      <Header className="px-3 pt-2 pb-1 font-semibold text-muted text-small">{id}</Header>
      <Collection items={options}>{optionRow}</Collection>
    </ListBoxSection>
  )
}

function optionRow({ value, label }: ComboOption) {
  return (
    <ListBoxItem id={value} textValue={label} className={`${floatingItem} group`}>
      <span className="grow">{label}</span>
      <Check aria-hidden className="invisible size-5 shrink-0 text-brand-text group-selected:visible" />
    </ListBoxItem>
  )
}

/** The field's text; a press on it opens the list, which a focus that the page gives need not do. */
function TextOfList(props: ComponentProps<typeof Input>) {
  const list = use(ComboBoxStateContext)
  return <Input {...props} onClick={() => list?.isOpen === false && list.open(null, 'manual')} />
}

const notListed = 'Wybierz z listy'

/** The text of the field: the chosen option's name until somebody types another. */
function useTyped(options: readonly Option[] | undefined, value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const name = options?.find((option) => option.value === value)?.label ?? ''
  /* A value that differs from the text's was set from outside: by another field, or a form that starts over. */
  const isOwn = typed !== null && typed.value === value
  const text = isOwn ? typed.text : name
  const take = (next: string) => {
    if (next !== value) onChange(next)
  }
  return {
    text,
    type: (text: string) => {
      const next = text === name ? value : unambiguousMatch(text, options ?? [])
      setTyped({ text, value: next })
      take(next)
    },
    choose: (next: string) => {
      setTyped(null)
      take(next)
    },
    /** Completes the text to the matching option's name as the field is left. */
    matchLabel: () => {
      if (value !== '' || text.trim() === '') return
      const named = (options ?? []).filter(({ label }) => folded(label) === folded(text))
      if (named.length === 1 && named[0] !== undefined) take(named[0].value)
    },
  }
}

/** The option whose whole name is typed, unless another name continues it. */
function unambiguousMatch(text: string, options: readonly Option[]): string {
  const query = folded(text)
  const found = query === '' ? [] : options.filter(({ label }) => folded(label).startsWith(query))
  const only = found.length === 1 ? found[0] : undefined
  return only !== undefined && folded(only.label) === query ? only.value : ''
}
