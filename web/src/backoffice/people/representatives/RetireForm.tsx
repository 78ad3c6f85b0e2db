import { useForm } from 'react-hook-form'
import { Form } from '../../../form/Form'
import { SelectInput } from '../../../form/fields'
import { useFormFlow } from '../../../form/useFormFlow'
import { counted } from '../../../format/plural'
import { Button } from '../../../ui/Button'
import { useUnfolding } from '../../../ui/unfolding'
import type { Representative } from './queries'
import { activate, deactivate } from './queries'

interface RetireFormProps {
  person: Representative
  people: readonly Representative[]
}

/** Form that deactivates a representative and hands over the participants, or activates one again. */
export function RetireForm(props: RetireFormProps) {
  return (
    <section aria-label="Współpraca" className="flex flex-col gap-3">
      <h3 className="font-semibold text-h3">Współpraca</h3>
      {props.person.active ? <Leaving {...props} /> : <Return {...props} />}
    </section>
  )
}

function Leaving(props: RetireFormProps) {
  const { isOpen, close, opener } = useUnfolding()
  if (isOpen) return <LeavingForm {...props} onClose={close} />
  return (
    <span>
      <Button variant="secondary" {...opener}>
        Zakończ współpracę
      </Button>
    </span>
  )
}

function LeavingForm({ person, people, onClose }: RetireFormProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { successor_id: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ successor_id: successor }) => deactivate(person.id, successor === '' ? null : Number(successor)),
  })
  const others = people.filter(({ id, active }) => active && id !== person.id)
  const hasParticipants = person.participants > 0
  return (
    <Form
      label="Koniec współpracy"
      {...shell}
      holds="passing"
      submitLabel="Tak, zakończ"
      submitVariant="danger"
      aside={
        <Button variant="quiet" autoFocus onPress={onClose}>
          Nie teraz
        </Button>
      }
    >
      <p role="status">
        Zakończyć współpracę?{hasParticipants && ' Uczestnicy od razu zmienią przedstawiciela.'}
      </p>
      {hasParticipants && (
        <SelectInput
          control={form.control}
          name="successor_id"
          label="Kto przejmie uczestników"
          hint={`Do przekazania: ${counted(person.participants, ['uczestnik', 'uczestników', 'uczestników'])}.`}
          placeholder="Nikt, zostaną bez przedstawiciela"
          options={others.map(({ id, first_name, last_name }) => ({
            value: String(id),
            label: `${last_name} ${first_name}`,
          }))}
        />
      )}
    </Form>
  )
}

function Return({ person }: RetireFormProps) {
  const form = useForm({ defaultValues: {} })
  const { shell } = useFormFlow({ form, send: () => activate(person.id) })
  return (
    <Form label="Powrót do współpracy" {...shell} submitLabel="Przywróć">
      <p className="text-muted">Uczestnicy nie wrócą sami: przypiszesz ich od nowa.</p>
    </Form>
  )
}
