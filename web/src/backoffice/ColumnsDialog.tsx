import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Dialog, DialogTitle } from '../ui/Dialog'
import { fixedKeyOf, knownKeys, type ListColumn } from './list-columns'

interface ColumnsDialogProps {
  /** All columns of the list in the usual order. */
  columns: readonly ListColumn[]
  /** Keys of the shown ones in their order; none for all. */
  shown: readonly string[]
  onChange: (shown: readonly string[]) => void
  onClose: () => void
}

interface Choice {
  /** Keys of all columns in their order. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

/** Choice and order of a list's columns; each change shows at once. */
export function ColumnsDialog({ columns, shown, onChange, onClose }: ColumnsDialogProps) {
  const [choice, setChoice] = useState(() => choiceOf(columns, shown))
  const [notice, setNotice] = useState('')
  function change(next: Choice) {
    setChoice(next)
    onChange(knownKeys(columns, shownIn(next)))
  }
  return (
    <Dialog label="Kolumny" size="md" onClose={onClose}>
      <DialogTitle>Kolumny</DialogTitle>
      <p className="mb-3 text-muted">
        Odznacz kolumny, których nie potrzebujesz, i&nbsp;ustaw kolejność pozostałych.
      </p>
      <ColumnRows
        columns={columns}
        choice={choice}
        onToggle={(key) => change(toggled(choice, key))}
        onMove={(key, by) => {
          const next = moved(choice, key, by)
          change(next)
          setNotice(placeOf(next, key, labelIn(columns, key)))
        }}
      />
      <p role="status" className="sr-only">
        {notice}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onPress={onClose}>Gotowe</Button>
        <Button
          variant="quiet"
          onPress={() => {
            change(choiceOf(columns, []))
            setNotice('Wszystkie kolumny w\u00a0zwykłej kolejności')
          }}
        >
          Przywróć wszystkie
        </Button>
      </div>
    </Dialog>
  )
}

interface ColumnRowsProps {
  columns: readonly ListColumn[]
  choice: Choice
  onToggle: (key: string) => void
  onMove: (key: string, by: 1 | -1) => void
}

function ColumnRows({ columns, choice: { order, hidden }, onToggle, onMove }: ColumnRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const fixed = fixedKeyOf(columns)
  function move(key: string, by: 1 | -1) {
    flushSync(() => onMove(key, by))
    /* The button may be at the end of its way, and is disabled then. */
    const row = list.current?.querySelector(`[data-column="${key}"]`)
    const [up, down] = row?.querySelectorAll<HTMLButtonElement>('button') ?? []
    const pressed = by < 0 ? up : down
    const other = by < 0 ? down : up
    if (pressed?.disabled) other?.focus()
    else pressed?.focus()
  }
  return (
    <ul ref={list} aria-label="Kolumny w&nbsp;kolejności" className="flex flex-col">
      {order.map((key, place) => {
        const label = labelIn(columns, key)
        return (
          <li
            key={key}
            data-column={key}
            className="flex items-start gap-1 border-line border-b last:border-0"
          >
            <div className="grow">
              <Checkbox
                isSelected={!hidden.includes(key)}
                isDisabled={key === fixed}
                onChange={() => onToggle(key)}
                hint={key === fixed && 'Zawsze widoczna'}
              >
                {label}
              </Checkbox>
            </div>
            <IconButton
              label={`Przesuń wyżej: ${label}`}
              icon={<ArrowUp aria-hidden className="size-5" />}
              isDisabled={place === 0}
              onPress={() => move(key, -1)}
            />
            <IconButton
              label={`Przesuń niżej: ${label}`}
              icon={<ArrowDown aria-hidden className="size-5" />}
              isDisabled={place === order.length - 1}
              onPress={() => move(key, 1)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The shown columns in their order, then the hidden ones. */
function choiceOf(columns: readonly ListColumn[], shown: readonly string[]): Choice {
  const usual = columns.map(({ key }) => key)
  const known = knownKeys(columns, shown)
  if (known.length === 0) return { order: usual, hidden: [] }
  const hidden = usual.filter((key) => !known.includes(key))
  return { order: [...known, ...hidden], hidden }
}

function shownIn({ order, hidden }: Choice): string[] {
  return order.filter((key) => !hidden.includes(key))
}

function toggled({ order, hidden }: Choice, key: string): Choice {
  const others = hidden.filter((one) => one !== key)
  return { order, hidden: others.length === hidden.length ? [...hidden, key] : others }
}

function moved({ order, hidden }: Choice, key: string, by: 1 | -1): Choice {
  const next = order.filter((one) => one !== key)
  next.splice(order.indexOf(key) + by, 0, key)
  return { order: next, hidden }
}

function labelIn(columns: readonly ListColumn[], key: string): string {
  return columns.find((column) => column.key === key)?.label ?? ''
}

/** "NIP: miejsce 2 z 7" */
function placeOf({ order }: Choice, key: string, label: string): string {
  return `${label}: miejsce ${order.indexOf(key) + 1} z\u00a0${order.length}`
}
