import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { Button, IconButton } from '../../../ui/Button'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { ConfirmDialog } from '../../ConfirmDialog'
import { movedOrder } from './order'
import { type ConsentHistory, reorderConsents, retireConsent } from './queries'

interface ConsentActionsProps {
  consent: ConsentHistory
  name: string
  /** Consents that are asked of the same accounts, in their order. */
  active: readonly ConsentHistory[]
}

/** Buttons that change a consent's place, and stop asking it. */
export function ConsentActions({ consent, name, active }: ConsentActionsProps) {
  const [isRetiring, setRetiring] = useState(false)
  const moving = useMutation({
    mutationFn: (slugs: string[]) =>
      reorderConsents({
        account_type: consent.account_type,
        seen: active.map(({ slug }) => slug),
        slugs,
      }),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  const move = (by: -1 | 1) => {
    const slugs = movedOrder(active, consent.slug, by)
    if (slugs && !moving.isPending) moving.mutate(slugs)
  }
  const hasParts = active.some(({ parent }) => parent === consent.slug)
  return (
    <span className="flex flex-wrap items-center gap-1">
      <IconButton
        label={`Wyżej: ${name}`}
        icon={<ArrowUp aria-hidden className="size-5" />}
        isDisabled={movedOrder(active, consent.slug, -1) === null}
        onPress={() => move(-1)}
      />
      <IconButton
        label={`Niżej: ${name}`}
        icon={<ArrowDown aria-hidden className="size-5" />}
        isDisabled={movedOrder(active, consent.slug, 1) === null}
        onPress={() => move(1)}
      />
      <Button variant="quiet" onPress={() => setRetiring(true)}>
        Wycofaj<span className="sr-only">{`: ${name}`}</span>
      </Button>
      {isRetiring && (
        <ConfirmDialog
          title="Nie pytać już o tę zgodę?"
          label="Wycofaj"
          variant="danger"
          action={() =>
            retireConsent({
              account_type: consent.account_type,
              slug: consent.slug,
              version: consent.versions[0]?.version ?? 0,
            })
          }
          onClose={() => setRetiring(false)}
        >
          <p>
            Nikt jej już nie zobaczy, a&nbsp;udzielone zgody przestaną się liczyć. Odpowiedzi zostaną jako
            dowód. Nowa wersja zapyta o&nbsp;nią od nowa.
          </p>
          {hasParts && <p>Razem z&nbsp;nią wycofamy jej części.</p>}
        </ConfirmDialog>
      )}
    </span>
  )
}
