import { Card, CardHead } from '../../ui/Card'
import type { Mailing } from './queries'

/** Texts of a mailing, of the channels that it has. */
export function MailingTexts({ mailing }: { mailing: Mailing }) {
  const { by_email, by_sms, in_portal, by_push, subject, content, sms, notice, page } = mailing
  const hasNotice = in_portal || by_push
  return (
    <Card>
      <CardHead title="Treść wysyłki" />
      <div className="flex flex-col gap-4">
        {(by_email || hasNotice) && <Text name="Temat" text={subject} />}
        {by_email && <Text name="E-mail" text={content} />}
        {by_sms && <Text name="SMS" text={sms} />}
        {hasNotice && <Text name="Powiadomienie" text={notice} />}
        {page && <Text name="Strona portalu" text={page} />}
      </div>
    </Card>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{name}</h3>
      <p className="wrap-anywhere max-w-text whitespace-pre-line">{text}</p>
    </section>
  )
}
