import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import type { Path } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Link } from '../../ui/Link'
import type { AdminDashboard } from './queries'

type Alarm = AdminDashboard['alarms'][number]

const sentences: Record<Alarm['kind'], (alarm: Alarm) => string> = {
  orphan_files: ({ count }) =>
    `Plików bez wpisu w\u00a0bazie: ${formatNumber(count)}. To więcej, niż może trafić do kosza jednego dnia, dlatego wszystkie zostały na miejscu. Sprawdź, czy serwer pracuje na właściwej bazie i\u00a0we\u00a0właściwym magazynie plików.`,
  unknown_files: ({ count }) =>
    `Plików nowszych niż dane w\u00a0bazie: ${formatNumber(count)}. Tak jest po przywróceniu starszej kopii bazy. Wszystkie zostały na miejscu.`,
  daily_job: () =>
    'Codzienne prace serwera od kilku godzin kończą się błędem. Serwer ponawia je co godzinę, a\u00a0przyczynę zapisuje w\u00a0dzienniku.',
  backup_failed: () => 'Ostatnia kopia zapasowa się nie\u00a0udała. Serwer ponawia ją co kwadrans.',
  log_held_back: ({ count }) =>
    `Inny program od dawna czyta bazę danych, przez co jej dziennik zapisów ma już ${formatNumber(count)}\u00a0MB i\u00a0zajmie cały dysk. Zakończ ten program na serwerze.`,
  failed_sign_ins: ({ count, detail }) =>
    `Nieudane logowania w\u00a0ciągu godziny od ${formatInstant(detail)}: ${formatNumber(count)}. Ktoś może próbować dostać się na cudze konta.`,
  attacked_account: ({ count, detail }) =>
    `Nieudane logowania na jedno konto w\u00a0ciągu godziny od ${formatInstant(detail)}: ${formatNumber(count)}. Ktoś może odgadywać hasło.`,
  api_tokens_expire: ({ detail }) =>
    `W\u00a0ciągu 30\u00a0dni wygasną ostatnie tokeny klientów API: ${detail}. Daj im nowe, zanim ich systemy przestaną działać.`,
  webhooks_dead: ({ count, detail }) =>
    `Zdarzeń, których nie\u00a0udało się doręczyć webhookom: ${formatNumber(count)} (${detail}). Zobacz, co odpowiedzieli odbiorcy, i\u00a0wyślij je ponownie.`,
  damaged_database: () => 'Baza danych jest uszkodzona. Zatrzymaj serwer i\u00a0przywróć kopię zapasową.',
}

/** Pages that explain some of the alarms. */
const places: Partial<Record<Alarm['kind'], { readonly to: Path; readonly label: string }>> = {
  failed_sign_ins: { to: '/zaplecze/bezpieczenstwo', label: 'Zobacz nieudane logowania' },
  attacked_account: { to: '/zaplecze/bezpieczenstwo', label: 'Zobacz nieudane logowania' },
  webhooks_dead: { to: '/zaplecze/webhooki', label: 'Zobacz webhooki' },
  backup_failed: { to: '/zaplecze/kopie', label: 'Zobacz kopie' },
}

/** Alarms for administrators; each is listed until its cause is gone. */
export function Alarms({ alarms }: { alarms: readonly Alarm[] }) {
  return alarms.map((alarm) => {
    const place = places[alarm.kind]
    return (
      <Alert key={alarm.kind} tone="danger">
        <p>{sentences[alarm.kind](alarm)}</p>
        <p>
          Od <span className="whitespace-nowrap">{formatInstant(alarm.raised_at)}</span>
        </p>
        {place && <Link to={place.to}>{place.label}</Link>}
      </Alert>
    )
  })
}
