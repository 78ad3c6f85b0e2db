import type { Vocabulary } from '../platform/audit/vocabulary'

/** The audit log's vocabulary for mailings. */
export const mailingVocabulary: Vocabulary = {
  codes: {
    mailings: {
      status: {
        draft: 'szkic',
        scheduled: 'zaplanowana',
        sending: 'w\u00a0trakcie wysyłki',
        sent: 'wysłana',
        stopped: 'zatrzymana',
        submitted: 'do zatwierdzenia',
      },
    },
  },
}
