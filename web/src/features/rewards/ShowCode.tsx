import { zodResolver } from '@hookform/resolvers/zod'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { PasswordInput } from '../../form/fields'
import { fieldMessages } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { Button } from '../../ui/Button'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { showError, showSuccess } from '../../ui/toast-queue'
import { groupsOf } from './code'
import { type GiftCardCode, readCode } from './queries'

interface ShowCodeProps {
  /** The order's public id. */
  order: string
  reward: string
  /** The last four characters of the code. */
  tail: string
}

/** A gift card's code, shown on a press and after the password, and dropped when the dialog is closed. */
export function ShowCode({ order, reward, tail }: ShowCodeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={<Eye aria-hidden className="size-5" />} onPress={() => setOpen(true)}>
        Pokaż kod
      </Button>
      <p className="text-muted">{`Numer kończy się na\u00a0${tail}`}</p>
      {isOpen && <CodeDialog order={order} reward={reward} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface CodeDialogProps {
  order: string
  reward: string
  onClose: () => void
}

function CodeDialog({ order, reward, onClose }: CodeDialogProps) {
  const [code, setCode] = useState<GiftCardCode | null>(null)
  return (
    <Dialog size="md" label="Kod karty" onClose={onClose}>
      {code ? (
        <Code code={code} reward={reward} onHide={onClose} />
      ) : (
        <PasswordStep order={order} onRead={setCode} onClose={onClose} />
      )}
    </Dialog>
  )
}

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessages.required)) })

interface PasswordStepProps {
  order: string
  onRead: (code: GiftCardCode) => void
  onClose: () => void
}

function PasswordStep({ order, onRead, onClose }: PasswordStepProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const { shell } = useFormFlow({
    form,
    send: async ({ password }: { password: string }) => ({ data: await readCode(order, password) }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data }) => onRead(data),
  })
  return (
    <>
      <DialogTitle>Potwierdź, że to Ty</DialogTitle>
      <p className="mb-4">
        {noBreak('Kod jest jak gotówka. Pokażemy go, gdy podasz hasło, którym logujesz się do portalu.')}
      </p>
      <Form
        label="Potwierdzenie hasłem"
        {...shell}
        holds="nothing"
        submitLabel="Pokaż kod"
        aside={
          <Button variant="quiet" onPress={onClose}>
            Nie teraz
          </Button>
        }
      >
        <PasswordInput
          control={form.control}
          name="password"
          label="Twoje hasło"
          autoComplete="current-password"
          isRequired
        />
      </Form>
    </>
  )
}

interface CodeProps {
  code: GiftCardCode
  reward: string
  onHide: () => void
}

function Code({ code: { number, pin, valid_until: day }, reward, onHide }: CodeProps) {
  return (
    <>
      <DialogTitle>Kod karty</DialogTitle>
      <p className="mb-3 text-muted">{reward}</p>
      <p
        data-card-number
        className="mb-4 flex flex-wrap justify-center gap-x-3 gap-y-1 rounded-card bg-brand-tint px-2 py-5 font-bold text-h2 tabular-nums sm:gap-x-4 sm:text-h1"
      >
        {groupsOf(number).map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
          <span key={place} className="wrap-anywhere">
            {group}
          </span>
        ))}
      </p>
      <DescriptionList>
        {pin && <DescriptionItem name="PIN">{pin}</DescriptionItem>}
        {day && <DescriptionItem name="Ważna do">{formatDay(day)}</DescriptionItem>}
      </DescriptionList>
      <div className="mt-5 flex flex-wrap gap-3">
        {/* Browsers give pages no clipboard over plain HTTP. */}
        {navigator.clipboard && (
          <Button icon={<Copy aria-hidden className="size-5" />} onPress={() => void copy(number)}>
            Kopiuj numer
          </Button>
        )}
        <Button variant="secondary" icon={<EyeOff aria-hidden className="size-5" />} onPress={onHide}>
          Ukryj
        </Button>
      </div>
      <p className="mt-4 text-muted">
        {noBreak('Kod możesz tu odczytać ponownie, kiedy będzie potrzebny. Nie podawaj go nikomu.')}
      </p>
    </>
  )
}

async function copy(number: string) {
  try {
    await navigator.clipboard.writeText(number)
    showSuccess('Numer karty jest skopiowany')
  } catch {
    showError('Nie udało się skopiować', 'Zaznacz numer i\u00a0skopiuj go ręcznie.')
  }
}
