import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../form/Form'
import { TextInput } from '../form/fields'
import { useFormFlow } from '../form/useFormFlow'
import { serverNow } from '../format/clock'
import { formatInstant } from '../format/dates'
import { Button } from '../ui/Button'
import { showSuccess } from '../ui/toast-queue'
import { afterSeason, daysOn, moveClock, onTheClock } from './clock'

const jumps = [
  { label: '+1\u00a0dzień', from: (moment: string) => daysOn(moment, 1) },
  { label: '+7\u00a0dni', from: (moment: string) => daysOn(moment, 7) },
  { label: 'Pierwszy dzień po\u00a0sezonie', from: afterSeason },
] as const

/** Controls of the demo's clock; the server refuses to move it back, with an error at the field. */
export function Clock() {
  const form = useForm({ defaultValues: { to: onTheClock(serverNow()) } })
  const { shell } = useFormFlow({
    form,
    send: ({ to }: { to: string }) => moveClock(to),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => {
      form.reset({ to: onTheClock(new Date(data.now)) })
      showSuccess(`Zegar pokazu: ${formatInstant(data.now)}`)
    },
  })
  function jumpTo(moment: string) {
    form.setValue('to', moment)
    shell.submit()
  }
  const quick = jumps.map(({ label, from }) => (
    <Button
      key={label}
      variant="secondary"
      isDisabled={shell.pending}
      onPress={() => jumpTo(from(onTheClock(serverNow())))}
    >
      {label}
    </Button>
  ))
  return (
    <>
      <p className="mb-2">
        Teraz jest <Now />. Zegar idzie tylko do&nbsp;przodu, także dla logowania: po&nbsp;większym skoku
        zaloguj się ponownie.
      </p>
      <Form label="Zegar pokazu" {...shell} holds="nothing" submitLabel="Przesuń zegar" aside={quick}>
        <TextInput control={form.control} name="to" label="Nowa data i&nbsp;godzina" type="datetime-local" />
      </Form>
    </>
  )
}

/** The running clock, which is not announced to screen readers. */
function Now() {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(tick)
  }, [])
  return <strong className="whitespace-nowrap tabular-nums">{formatInstant(now.toISOString())}</strong>
}
