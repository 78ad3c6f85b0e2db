import type { Failure } from '../../api/errors'
import { messages } from '../../api/messages'
import { toastTimes } from '../../ui/toast-queue'

/** The notice that no code was sent; it stays longer than others. */
export const codeNotice = { title: 'Wystąpił błąd', time: toastTimes.resetError }

/**
 * One sentence for every wrong pair, the server's where it has one; it says itself why it is away; a failure nobody
 * foresaw is just that.
 */
export function sentenceFor({ status, sentence, kind }: Failure): string | null {
  if (status === 422) return sentence ?? messages.badCredentials
  if (kind === 'server' && status !== 503) return messages.failed
  return sentence ?? messages.failed
}
