import type { Vocabulary } from '../platform/audit/vocabulary'

/** The audit log's vocabulary for bulk jobs. */
export const bulkJobVocabulary: Vocabulary = {
  codes: {
    bulk_jobs: {
      status: {
        finished: 'zakończone',
        refused: 'odrzucone',
        running: 'w\u00a0toku',
        stopped: 'przerwane',
        submitted: 'czeka na drugą osobę',
        withdrawn: 'wycofane',
      },
    },
  },
}
