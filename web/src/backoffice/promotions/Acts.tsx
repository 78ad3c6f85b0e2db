import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { pathTo } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { showError, showSuccess } from '../../ui/toast-queue'
import {
  copyPromotion,
  discardDraft,
  type EditedPromotion,
  publishDraft,
  recountPromotion,
  setWithdrawn,
} from './queries'

type Act = 'publish' | 'discard' | 'withdraw' | 'recount' | 'copy'

interface ActsProps {
  promotion: EditedPromotion
  /** Of the draft that the editor has seen; the server refuses when there is another by now. */
  version: number | null
  /** The form holds what is not saved. */
  isDirty: boolean
  onDiscarded: () => void
}

/** What can be done with a promotion as a whole; each asks first and says what follows. */
export function Acts({ promotion, version, isDirty, onDiscarded }: ActsProps) {
  const [asked, setAsked] = useState<Act | null>(null)
  const { id, draft, recount, revision, status } = promotion
  const close = () => setAsked(null)
  const isWithdrawn = status === 'withdrawn'
  return (
    <div className="flex flex-wrap gap-2">
      {draft && <Button onPress={() => setAsked('publish')}>Opublikuj szkic</Button>}
      {draft && revision > 0 && (
        <Button look="secondary" onPress={() => setAsked('discard')}>
          Porzuć szkic
        </Button>
      )}
      {revision > 0 && (
        <Button look="secondary" onPress={() => setAsked('withdraw')}>
          {isWithdrawn ? 'Przywróć do portalu' : 'Wycofaj z portalu'}
        </Button>
      )}
      {revision > 0 && recount?.finished !== false && (
        <Button look="secondary" onPress={() => setAsked('recount')}>
          Przelicz ponownie
        </Button>
      )}
      <Button look="secondary" onPress={() => setAsked('copy')}>
        Kopiuj do innego sezonu
      </Button>
      {asked === 'publish' && draft && (
        <Confirm
          title="Opublikować promocję?"
          label={`Opublikuj wersję ${revision + 1}`}
          act={() => publishDraft(id, version ?? 0)}
          onClose={close}
        >
          <p>
            Uczestnicy zobaczą wersję {revision + 1} od razu. Zapisane zakupy przeliczymy według niej
            w&nbsp;tle: komu należy się więcej, dostanie więcej, a&nbsp;komu mniej, temu cofniemy nieodebrane
            karty i&nbsp;punkty. Poprzednia wersja zostanie w&nbsp;historii.
          </p>
          {isDirty && (
            <Alert tone="warning">
              W&nbsp;formularzu są zmiany, których nie zapisano. Opublikujesz szkic bez nich.
            </Alert>
          )}
        </Confirm>
      )}
      {asked === 'discard' && draft && (
        <Confirm
          title="Porzucić szkic?"
          label="Porzuć szkic"
          act={() => discardDraft(id, version ?? 0)}
          onDone={onDiscarded}
          onClose={close}
        >
          <p>Zmiany ze szkicu przepadną. Opublikowana wersja zostanie bez zmian.</p>
        </Confirm>
      )}
      {asked === 'withdraw' && (
        <Confirm
          title={isWithdrawn ? 'Przywrócić promocję?' : 'Wycofać promocję?'}
          label={isWithdrawn ? 'Przywróć' : 'Wycofaj'}
          act={() => setWithdrawn(id, !isWithdrawn)}
          onClose={close}
        >
          <p>
            {isWithdrawn
              ? 'Promocja wróci na listę, a jej okienko znowu będzie się otwierać.'
              : 'Promocja zniknie z portalu razem ze swoim okienkiem. Przyznane punkty i\u00a0karty zostaną u\u00a0uczestników.'}
          </p>
        </Confirm>
      )}
      {asked === 'recount' && (
        <Confirm
          title="Przeliczyć ponownie?"
          label="Przelicz"
          act={() => recountPromotion(id)}
          onClose={close}
        >
          <p>
            Wszystkie zapisane zakupy przeliczymy w&nbsp;tle według wersji {revision}. Nikt nie dostanie
            niczego dwa razy.
          </p>
        </Confirm>
      )}
      {asked === 'copy' && <Copy promotion={promotion} onClose={close} />}
    </div>
  )
}

interface ConfirmProps {
  title: string
  label: string
  act: () => Promise<{ readonly message: string }>
  onDone?: () => void
  onClose: () => void
  children: ReactNode
}

function Confirm({ title, label, act, onDone, onClose, children }: ConfirmProps) {
  const acting = useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      showSuccess(message)
      onClose()
      onDone?.()
    },
    onError: (thrown) => {
      const failure = failureFrom(thrown)
      const told = Object.values(failure.fields).flat()
      showError(messages.failedLoudly, told.length > 0 ? told.join(' ') : failure.message)
      onClose()
    },
  })
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <div className="mb-5 flex flex-col gap-4">{children}</div>
      <div className="flex flex-wrap gap-2">
        <Button isPending={acting.isPending} onPress={() => acting.mutate()}>
          {label}
        </Button>
        <Button look="quiet" onPress={onClose}>
          Anuluj
        </Button>
      </div>
    </Dialog>
  )
}

const copySchema = z.object({ season: requiredText(), key: requiredText(), slug: requiredText() })

function Copy({ promotion, onClose }: { promotion: EditedPromotion; onClose: () => void }) {
  const navigate = useNavigate()
  const next = promotion.season + 1
  const form = useForm({
    resolver: zodResolver(copySchema),
    defaultValues: {
      season: String(next),
      key: `${promotion.key}_${next}`,
      slug: `${promotion.slug}-${next}`,
    },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ season, key, slug }: z.infer<typeof copySchema>) =>
      copyPromotion(promotion.id, { season: Number(season), key, slug }),
    mode: 'edit',
    onSuccess: ({ data }) => {
      onClose()
      navigate(pathTo('/zaplecze/promocje/:id', { id: String(data.id) }))
    },
  })
  const { control } = form
  return (
    <Dialog label="Kopia do innego sezonu" onClose={onClose}>
      <DialogTitle>Kopia do innego sezonu</DialogTitle>
      <Form label="Kopia do innego sezonu" {...shell} submitLabel="Utwórz kopię">
        <p>
          Terminy przesuniemy o&nbsp;tyle lat, ile dzieli sezony. Daty w&nbsp;tekstach poprawisz
          w&nbsp;szkicu.
        </p>
        <TextInput control={control} name="season" label="Sezon" inputMode="numeric" isRequired />
        <TextInput control={control} name="key" label="Klucz" autoComplete="off" isRequired />
        <TextInput control={control} name="slug" label="Adres strony" autoComplete="off" isRequired />
      </Form>
    </Dialog>
  )
}
