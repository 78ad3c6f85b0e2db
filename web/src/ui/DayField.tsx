import { parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { formatDay } from '../format/dates'
import { parseDay } from '../rules/day'
import { FieldLabel, FieldNotes } from './Field'
import { type FieldProps, fieldClass } from './FieldFrame'
import { fieldBox } from './styles'
import { ariaOnly } from './TextField'

interface DayFieldProps extends FieldProps {
  name?: string
  /** The field's text. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * Field for a day, typed in any usual form or chosen from a calendar; a valid day is formatted as `18.08.2025` once the
 * field is left.
 */
export function DayField({ label, hint, error, value, onChange, onBlur, ...field }: DayFieldProps) {
  const day = parseDay(value)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <AriaTextField
      {...field}
      {...ariaOnly}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const written = day.valid ? formatDay(day.value) : value
        if (written !== value) onChange(written)
        onBlur?.()
      }}
      isInvalid={Boolean(error)}
      className={fieldClass}
    >
      <FieldLabel label={label} isRequired={field.isRequired ?? false} />
      <span className="relative block">
        <Input
          className={`${fieldBox} pr-control tabular-nums`}
          placeholder="dd.mm.rrrr"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="Alt+ArrowDown"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            setChoosing(true)
          }}
        />
        <DayChoice
          isOpen={isChoosing}
          setOpen={setChoosing}
          label={label}
          day={day.valid ? day.value : null}
          isDisabled={field.isDisabled ?? false}
          choose={(chosen) => onChange(formatDay(chosen))}
        />
      </span>
      <FieldNotes hint={hint} error={error ?? null} />
    </AriaTextField>
  )
}

interface DayChoiceProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  label: string
  day: string | null
  isDisabled: boolean
  choose: (day: string) => void
}

const monthButton =
  'grid size-control cursor-pointer place-items-center rounded-control hover:bg-brand-tint disabled:cursor-default disabled:opacity-40'

/**
 * The button at the end of the field, and its calendar; not in the tab order, because Alt and the down arrow open it
 * from the field.
 */
function DayChoice({ isOpen, setOpen, label, day, isDisabled, choose }: DayChoiceProps) {
  const shown = day === null ? null : parseDate(day)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        slot={null}
        aria-label="Otwórz kalendarz"
        excludeFromTabOrder
        isDisabled={isDisabled}
        className="absolute inset-y-0 right-0 grid w-control cursor-pointer place-items-center rounded-control"
      >
        <CalendarDays aria-hidden className="size-5" />
      </Button>
      <Popover
        placement="bottom end"
        className="rounded-control border border-line bg-surface p-3 shadow-float entering:animate-rise"
      >
        <Dialog aria-label={label} className="outline-none">
          <I18nProvider locale="pl-PL">
            <Calendar
              aria-label={label}
              autoFocus
              value={shown}
              {...(shown === null ? {} : { defaultFocusedValue: shown })}
              onChange={(chosen) => {
                choose(chosen.toString())
                setOpen(false)
              }}
            >
              <header className="mb-2 flex items-center justify-between gap-2">
                <Button slot="previous" aria-label="Poprzedni miesiąc" className={monthButton}>
                  <ChevronLeft aria-hidden className="size-5" />
                </Button>
                <CalendarHeading className="font-semibold" />
                <Button slot="next" aria-label="Następny miesiąc" className={monthButton}>
                  <ChevronRight aria-hidden className="size-5" />
                </Button>
              </header>
              <CalendarGrid weekdayStyle="short">
                <CalendarGridHeader>
                  {(weekday) => (
                    <CalendarHeaderCell className="pb-1 font-normal text-muted text-small">
                      {weekday}
                    </CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className="grid size-10 cursor-pointer place-items-center rounded-control tabular-nums outside-month:invisible hover:bg-brand-tint focus-visible:outline-2 focus-visible:outline-brand selected:bg-brand selected:font-semibold selected:text-white"
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </I18nProvider>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
