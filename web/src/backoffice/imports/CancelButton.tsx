import { useForm } from 'react-hook-form'
import { useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'
import { cancel } from './queries'

/** Gives the import up; nothing of it has reached the programme. */
export function CancelButton({ id }: { id: number }) {
  const form = useForm({ defaultValues: {} })
  const { shell } = useFormFlow({ form, send: () => cancel(id), mode: 'edit' })
  return (
    <Button look="quiet" isPending={shell.pending} onPress={() => shell.submit()}>
      Anuluj import
    </Button>
  )
}
