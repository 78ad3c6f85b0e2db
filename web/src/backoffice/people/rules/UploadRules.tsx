import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { FileInput } from '../../../form/FileInput'
import { travellingDay } from '../../../rules/day'
import { Progress } from '../../../ui/Progress'
import { EditForm } from '../../EditForm'
import { addRules, type NewRules } from './queries'

const empty: NewRules = { valid_from: '', file: null }

/** Upload form of rules that are in force from a day on. */
export function UploadRules({ onDone }: { onDone: () => void }) {
  const form = useForm({ defaultValues: empty })
  const [sent, setSent] = useState<number | null>(null)
  return (
    <EditForm
      label="Nowy plik regulaminu"
      form={form}
      send={(rules) => {
        setSent(0)
        return addRules({ ...rules, valid_from: travellingDay(rules.valid_from) }, setSent).finally(() =>
          setSent(null),
        )
      }}
      onDone={onDone}
      onCancel={onDone}
      submitLabel="Dodaj regulamin"
    >
      <DayInput
        control={form.control}
        name="valid_from"
        label="Obowiązuje od"
        hint="Dziś albo później. Do tego dnia możesz go wycofać."
        isRequired
      />
      <FileInput
        control={form.control}
        name="file"
        label="Plik PDF"
        hint="Do 10&nbsp;MB, bez podpisów odręcznych i&nbsp;danych osobowych"
        accept="application/pdf"
        isRequired
      />
      {sent !== null && <Progress label="Wysyłanie pliku" value={sent} max={1} />}
    </EditForm>
  )
}
