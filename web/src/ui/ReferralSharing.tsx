import { counted } from '../format/plural'
import { noBreak } from '../format/text'
import { ShareLink } from './ShareLink'

interface ReferralSharingProps {
  link: {
    /** Null until the partner has opened it, while support looks on. */
    readonly url?: string | null | undefined
    /** Farms that have registered by the link. */
    readonly total: number
    /** Those of them that agreed to be named. */
    readonly visible: number
  }
  /** The programme's name. */
  programme: string | undefined
}

/** A partner's link, and how many farms have registered by it. */
export function ReferralSharing({ link: { url, total, visible }, programme }: ReferralSharingProps) {
  const place = programme === undefined ? 'programu' : `programu ${programme}`
  return (
    <div className="flex flex-col gap-5">
      {!url ? (
        <p className="text-muted">{noBreak('Link powstanie, gdy partner pierwszy raz otworzy tę stronę.')}</p>
      ) : (
        <>
          <p>
            {noBreak(
              'Prześlij swój link gospodarstwu, które chcesz zaprosić do programu. Każdą rejestrację z linku policzymy jako Twoje polecenie.',
            )}
          </p>
          <ShareLink
            label="Twój link"
            url={url}
            invitation={noBreak(`Zapraszam do ${place}. Zarejestruj się z mojego linku:`)}
          />
        </>
      )}
      {total > 0 && (
        <div className="flex flex-col gap-2">
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Count name="Zarejestrowane z&nbsp;linku" count={total} />
            <Count name="Widoczne z&nbsp;nazwy" count={visible} />
          </dl>
          {total > visible && (
            <p className="text-muted">
              {noBreak('Z nazwy wymieniamy tylko te gospodarstwa, które się na to zgodziły.')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const farms = ['gospodarstwo', 'gospodarstwa', 'gospodarstw'] as const

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-bold text-h3 tabular-nums">{counted(count, farms)}</dd>
    </div>
  )
}
