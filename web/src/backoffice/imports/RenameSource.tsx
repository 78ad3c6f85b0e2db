import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { EditForm } from '../EditForm'
import { renameSource } from './queries'

const schema = z.object({ name: requiredText() })

/** Form that renames the source of an import. */
export function RenameSource({ id, name }: { id: number; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        Zmień nazwę
      </Button>
      {isOpen && <RenameDialog id={id} name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RenameDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name } })
  return (
    <Dialog size="md" label="Nazwa źródła" onClose={onClose}>
      <DialogTitle>Nazwa źródła</DialogTitle>
      <EditForm
        label="Nazwa źródła"
        form={form}
        send={(values) => renameSource(id, values.name)}
        onDone={onClose}
        about={id}
        submitLabel="Zapisz"
      >
        <TextInput control={form.control} name="name" label="Nazwa źródła" isRequired />
      </EditForm>
    </Dialog>
  )
}
