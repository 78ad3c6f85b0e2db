import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { TextInput } from '../../form/fields'
import { leaveFreely } from '../../form/leaving'
import { requiredText } from '../../form/schema'
import { discardUnsaved } from '../../form/unsaved'
import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { Button } from '../../ui/Button'
import { type ShortcutGroup, useShortcutGroup } from '../../ui/shortcuts'
import { ConfirmDialog, FormDialog } from '../ConfirmDialog'
import { keyOf, slugPattern, slugSentence } from './names'
import { Publish } from './Publish'
import {
  copyPromotion,
  deletePromotion,
  discardDraft,
  type EditedPromotion,
  recountPromotion,
  setWithdrawn,
} from './queries'

type PromotionAction = 'publish' | 'delete' | 'discard' | 'withdraw' | 'recount' | 'copy'

interface PromotionActionsProps {
  promotion: EditedPromotion
  /** Version of the draft in the editor, for optimistic locking. */
  version: number | null
  /** True while the form has unsaved changes. */
  isDirty: boolean
  onDiscarded: () => void
}

const publishKeys: ShortcutGroup = {
  title: 'Szkic promocji',
  shortcuts: [{ keys: ['F9'], does: 'otwiera publikację szkicu, z\u00a0liczbami i\u00a0dniem' }],
}

/** F9 opens the publication, unless a dialog is open. */
function usePublishKey(isOn: boolean, open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F9' || event.repeat || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/** Actions on a whole promotion, each with a confirmation. */
export function PromotionActions({ promotion, version, isDirty, onDiscarded }: PromotionActionsProps) {
  const [pending, setPending] = useState<PromotionAction | null>(null)
  const { id, draft, recount, revision, status } = promotion
  const close = () => setPending(null)
  const isWithdrawn = status === 'withdrawn'
  const mayPublish = holds(useOperator(), 'administrator')
  const canPublish = draft !== null && draft !== undefined && mayPublish
  useShortcutGroup(canPublish ? publishKeys : null)
  usePublishKey(canPublish, () => setPending('publish'))
  return (
    <>
      {canPublish && <Button onPress={() => setPending('publish')}>Opublikuj szkic</Button>}
      {draft && revision > 0 && (
        <Button variant="secondary" onPress={() => setPending('discard')}>
          Porzuć szkic
        </Button>
      )}
      {draft && revision === 0 && (
        <Button variant="secondary" onPress={() => setPending('delete')}>
          Usuń promocję
        </Button>
      )}
      {revision > 0 && mayPublish && (
        <Button variant="secondary" onPress={() => setPending('withdraw')}>
          {isWithdrawn ? 'Przywróć do portalu' : 'Wycofaj z portalu'}
        </Button>
      )}
      {revision > 0 && mayPublish && recount?.finished !== false && (
        <Button variant="secondary" onPress={() => setPending('recount')}>
          Przelicz ponownie
        </Button>
      )}
      <Button variant="secondary" onPress={() => setPending('copy')}>
        Kopiuj do innego sezonu
      </Button>
      {draft && !mayPublish && <p className="text-muted">Szkic opublikuje administrator.</p>}
      {pending === 'publish' && draft && (
        <Publish promotion={promotion} version={version} isDirty={isDirty} onClose={close} />
      )}
      {pending === 'delete' && <Delete promotion={promotion} version={version} onClose={close} />}
      {pending === 'discard' && draft && (
        <ConfirmDialog
          title="Porzucić szkic?"
          label="Porzuć szkic"
          action={() => discardDraft(id, version ?? 0)}
          onDone={onDiscarded}
          onClose={close}
        >
          <p>Zmiany ze szkicu przepadną. Opublikowana wersja zostanie bez zmian.</p>
        </ConfirmDialog>
      )}
      {pending === 'withdraw' && (
        <ConfirmDialog
          title={isWithdrawn ? 'Przywrócić promocję?' : 'Wycofać promocję?'}
          label={isWithdrawn ? 'Przywróć' : 'Wycofaj'}
          action={() => setWithdrawn(id, !isWithdrawn)}
          onClose={close}
        >
          <p>
            {isWithdrawn
              ? 'Promocja wróci na listę, a jej okienko znowu będzie się otwierać.'
              : 'Promocja zniknie z portalu razem ze swoim okienkiem. Przyznane punkty i\u00a0karty zostaną u\u00a0uczestników.'}
          </p>
        </ConfirmDialog>
      )}
      {pending === 'recount' && (
        <ConfirmDialog
          title="Przeliczyć ponownie?"
          label="Przelicz"
          action={() => recountPromotion(id)}
          onClose={close}
        >
          <p>
            Wszystkie zapisane zakupy przeliczymy w&nbsp;tle według wersji {revision}. Nikt nie dostanie
            niczego dwa razy.
          </p>
        </ConfirmDialog>
      )}
      {pending === 'copy' && <Copy promotion={promotion} onClose={close} />}
    </>
  )
}

interface DeleteProps {
  promotion: EditedPromotion
  version: number | null
  onClose: () => void
}

function Delete({ promotion: { id, slug }, version, onClose }: DeleteProps) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Usunąć promocję?"
      label="Usuń promocję"
      variant="danger"
      action={() => deletePromotion(id, version ?? 0)}
      onDone={() => {
        discardUnsaved()
        leaveFreely(() => navigate('/zaplecze/promocje'))
      }}
      onClose={onClose}
    >
      <p>
        Szkic i&nbsp;jego symulacje znikną na zawsze. Nikt ich jeszcze nie widział: promocja nie była
        opublikowana. Adres „{slug}” będzie wolny.
      </p>
    </ConfirmDialog>
  )
}

const copySchema = z.object({
  season: requiredText(),
  slug: requiredText().check(z.regex(slugPattern, slugSentence)),
})

function Copy({ promotion, onClose }: { promotion: EditedPromotion; onClose: () => void }) {
  const navigate = useNavigate()
  const next = promotion.season + 1
  const form = useForm({
    resolver: zodResolver(copySchema),
    defaultValues: {
      season: String(next),
      slug: `${promotion.slug}-${next}`,
    },
  })
  const { control } = form
  return (
    <FormDialog
      title="Kopia do innego sezonu"
      label="Utwórz kopię"
      form={form}
      send={({ season, slug }) =>
        copyPromotion(promotion.id, { season: Number(season), key: keyOf(slug), slug })
      }
      onDone={({ data }) => navigate(pathTo('/zaplecze/promocje/:id', { id: String(data.id) }))}
      onClose={onClose}
    >
      <p>
        Terminy przesuniemy o&nbsp;tyle lat, ile dzieli sezony. Daty w&nbsp;tekstach poprawisz w&nbsp;szkicu.
      </p>
      <TextInput control={control} name="season" label="Sezon" inputMode="numeric" isRequired />
      <TextInput control={control} name="slug" label="Adres strony" autoComplete="off" isRequired />
    </FormDialog>
  )
}
