import { expect, test } from 'vitest'
import { channelLabel } from './channels'

test.each([
  ['sms', 'SMS'],
  ['email', 'E-mail'],
  ['push', 'Powiadomienie push'],
] as const)('the channel %s is called %s', (channel, label) => {
  expect(channelLabel(channel)).toBe(label)
})
