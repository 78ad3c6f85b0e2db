import type { TemplateItem } from './queries'

type Channel = TemplateItem['channel']

const labels: Readonly<Record<Channel, string>> = {
  sms: 'SMS',
  email: 'E-mail',
  notification: 'Powiadomienie',
}

/** Options of the list's filter. */
export const channelOptions = [
  { value: 'all', label: 'Wszystkie' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

export function channelLabel(channel: Channel): string {
  return labels[channel]
}
