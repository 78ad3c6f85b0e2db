/** The channels by which messages leave. */
export const channelOptions = [
  { value: 'sms', label: 'SMS' },
  { value: 'email', label: 'E-mail' },
  { value: 'push', label: 'Powiadomienie push' },
] as const

export type Channel = (typeof channelOptions)[number]['value']

/** The channel as operators read it. */
export function channelLabel(channel: Channel): string {
  return channelOptions.find(({ value }) => value === channel)?.label ?? channel
}
