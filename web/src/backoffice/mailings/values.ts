import { FieldErrorCollector, type RequestResult } from '../../form/resolver'
import { formatHour, formatInstantDay } from '../../format/dates'
import { parseOptionalDay } from '../audiences/conditions'
import type { Mailing, MailingForm } from './queries'

export interface MailingValues {
  name: string
  segment_id: string
  by_email: boolean
  by_sms: boolean
  in_portal: boolean
  by_push: boolean
  subject: string
  content: string
  sms: string
  notice: string
  page: string
  send_on: string
  send_hour: string
}

/** Whole hours of a day in Warsaw. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour}.00`,
}))

export function valuesOf(mailing: Mailing | null): MailingValues {
  return {
    name: mailing?.name ?? '',
    segment_id: mailing ? String(mailing.segment_id) : '',
    by_email: mailing?.by_email ?? true,
    by_sms: mailing?.by_sms ?? false,
    in_portal: mailing?.in_portal ?? false,
    by_push: mailing?.by_push ?? false,
    subject: mailing?.subject ?? '',
    content: mailing?.content ?? '',
    sms: mailing?.sms ?? '',
    notice: mailing?.notice ?? '',
    page: mailing?.page ?? '',
    send_on: mailing?.send_at ? formatInstantDay(mailing.send_at) : '',
    send_hour: mailing?.send_at ? String(Number(formatHour(mailing.send_at))) : '9',
  }
}

/** Request body of the form, or an error at a day that is none. */
export function toRequest({
  segment_id,
  send_on,
  send_hour,
  ...values
}: MailingValues): RequestResult<MailingForm> {
  const errors = new FieldErrorCollector()
  const day = errors.unwrap('send_on', parseOptionalDay(send_on)) ?? null
  return errors.conclude<MailingForm>({
    ...values,
    segment_id: segment_id === '' ? null : Number(segment_id),
    send_on: day,
    send_hour: day ? Number(send_hour) : null,
  })
}
