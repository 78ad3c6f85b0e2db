import { zodResolver } from '@hookform/resolvers/zod'
import { FileSearch } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FileInput } from '../../../form/FileInput'
import { requiredFile } from '../../../form/schema'
import { EditForm } from '../../EditForm'
import { type Checked, checkFile } from './codes'

const schema = z.object({ file: requiredFile(async () => ({ valid: true, value: null })) })

interface CodesFileProps {
  onChecked: (file: File, checked: Checked) => void
}

/** Form that uploads a file of codes for a dry run. */
export function CodesFile({ onChecked }: CodesFileProps) {
  const form = useForm<{ file: File | null }, unknown, { file: File }>({
    resolver: zodResolver(schema) as never,
    defaultValues: { file: null },
  })
  return (
    <div className="max-w-form">
      <EditForm
        label="Plik z numerami kart"
        form={form}
        send={async ({ file }) => ({ data: { file, checked: (await checkFile(file)).data } })}
        confirm={{ as: 'nothing' }}
        onDone={({ data }) => onChecked(data.file, data.checked)}
        submitLabel="Sprawdź plik"
        submitIcon={<FileSearch aria-hidden className="size-5" />}
      >
        <FileInput
          control={form.control}
          name="file"
          label="Plik z numerami kart"
          hint="CSV lub XLSX do 4&nbsp;MB i&nbsp;10&nbsp;000&nbsp;wierszy, z&nbsp;kolumnami: Numer zamówienia, Numer karty, PIN, Ważna do. Nic się nie zmieni, dopóki tego nie zatwierdzisz."
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          isRequired
        />
      </EditForm>
    </div>
  )
}
