import type { Failure } from '../../api/errors'
import { messages } from '../../api/messages'
import { toastTimes } from '../../ui/toast-queue'

/** The notice that no code was sent, shown longer than others. */
export const codeNotice = { title: 'Wystąpił błąd', time: toastTimes.resetError }

/**
 * One sentence for all wrong credentials, the server's where it has one; an outage and an unexpected failure have
 * theirs.
 */
export function sentenceFor({ status, sentence, kind }: Failure): string | null {
  if (status === 422) return sentence ?? messages.badCredentials
  if (kind === 'server' && status !== 503) return messages.failed
  return sentence ?? messages.failed
}
