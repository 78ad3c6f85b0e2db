import { zodResolver } from '@hookform/resolvers/zod'
import { FileSearch } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FileInput } from '../../../form/FileInput'
import { Form } from '../../../form/Form'
import { requiredFile } from '../../../form/schema'
import { useFormFlow } from '../../../form/useFormFlow'
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
  const { shell } = useFormFlow({
    form,
    send: async ({ file }: { file: File }) => ({ data: { file, checked: (await checkFile(file)).data } }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => onChecked(data.file, data.checked),
  })
  return (
    <div className="max-w-form">
      <Form
        label="Plik z numerami kart"
        {...shell}
        submitLabel="Sprawdź plik"
        submitIcon={<FileSearch aria-hidden className="size-5" />}
      >
        <FileInput
          control={form.control}
          name="file"
          label="Plik z numerami kart"
          hint="CSV lub XLSX do 1&nbsp;MB i&nbsp;500&nbsp;wierszy, z&nbsp;kolumnami: Numer zamówienia, Numer karty, PIN, Ważna do. Nic się nie zmieni, dopóki tego nie zatwierdzisz."
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          isRequired
        />
      </Form>
    </div>
  )
}
