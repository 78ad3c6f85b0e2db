import { zodResolver } from '@hookform/resolvers/zod'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CheckboxInput } from '../../../form/fields'
import { noBreak } from '../../../format/text'
import { Button } from '../../../ui/Button'
import { FormDialog } from '../../ConfirmDialog'
import { makeIssuerList } from './codes'

const schema = z.object({ again: z.boolean() })

/** Button that makes a list for the issuer, after its dialog has told what goes on it. */
export function MakeList() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<ListPlus aria-hidden className="size-5" />}
        onPress={() => setOpen(true)}
      >
        Przygotuj listę
      </Button>
      {isOpen && <MakeListDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function MakeListDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { again: false } })
  return (
    <FormDialog
      title="Przygotować listę dla wydawcy?"
      label="Przygotuj"
      form={form}
      send={({ again }) => makeIssuerList(again)}
      onClose={onClose}
    >
      <p>
        {noBreak(
          'Na listę wejdą karty, które czekają na kod, najwyżej 10\u00a0000, zaczynając od najstarszych. Od tej chwili są oznaczone jako wysłane. Plik pobierzesz z listy poniżej, także później.',
        )}
      </p>
      <CheckboxInput control={form.control} name="again">
        Także karty, które są już na wcześniejszej liście
      </CheckboxInput>
    </FormDialog>
  )
}
