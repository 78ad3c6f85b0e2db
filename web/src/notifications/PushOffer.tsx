import { BellRing } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cookieValue, setCookie, year } from '../session/cookies'
import { useOnline } from '../session/online'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { isPushSupported, pushFailure } from './push-device'
import { usePushDevice } from './usePushDevice'

/** Cookie that stores for a year that the offer was refused. */
export const offerCookie = 'push_offer'

/* The last thing of a confirmation, set off by a line. */
const place = 'mt-6 border-line border-t pt-4'

/** Offer to turn notifications on, where this device shows none yet; once refused it is not made again for a year. */
export function PushOffer({ text }: { text: string }) {
  const [isOffered] = useState(() => isPushSupported() && cookieValue(offerCookie) === null)
  return isOffered ? <Offer text={text} /> : null
}

function Offer({ text }: { text: string }) {
  const { state, turningOn } = usePushDevice()
  const isOnline = useOnline()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  function refuse() {
    setCookie(offerCookie, 'false', year)
    setAnswer('no')
  }
  if (answer === 'no') return <Outcome text="Włączysz je, kiedy zechcesz, w&nbsp;swoim profilu." />
  if (answer === 'yes' && state === 'on') return <Outcome text="Powiadomienia są włączone." />
  if (answer === 'yes' && state === 'blocked')
    return <Outcome text="Przeglądarka blokuje powiadomienia. W&nbsp;profilu piszemy, jak je odblokować." />
  if (state !== 'off') return null
  return (
    <section aria-label="Propozycja powiadomień" className={`${place} flex flex-col gap-3`}>
      <p className="flex items-center gap-3 font-semibold">
        <BellRing aria-hidden className="size-6 shrink-0 text-brand-text" />
        {text}
      </p>
      {turningOn.isError && (
        <Alert tone="danger" announce>
          Nie udało się włączyć powiadomień. {pushFailure(turningOn.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          isDisabled={!isOnline}
          isPending={turningOn.isPending}
          onPress={() => turningOn.mutate(undefined, { onSuccess: () => setAnswer('yes') })}
        >
          Włącz powiadomienia
        </Button>
        <Button variant="quiet" onPress={refuse}>
          Nie teraz
        </Button>
      </div>
    </section>
  )
}

/** Takes the focus of the pressed button, which is gone. */
function Outcome({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <p ref={element} tabIndex={-1} role="status" className={`${place} outline-none`}>
      {text}
    </p>
  )
}
