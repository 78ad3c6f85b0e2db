import type { Vocabulary } from './audit/vocabulary'

/** The log's vocabulary for exports, messages and support's view of the portal. */
export const platformVocabulary: Vocabulary = {
  codes: {
    exports: { format: { csv: 'CSV', xlsx: 'XLSX' } },
    messages: {
      channel: { email: 'e-mail', push: 'powiadomienie push', sms: 'SMS' },
      status: {
        delivered: 'doręczona',
        expired: 'po terminie',
        failed: 'niewysłana',
        kept: 'zachowana',
        queued: 'w\u00a0kolejce',
        sending: 'wysyłana',
        sent: 'wysłana',
      },
    },
    sessions: { method: { GET: 'pobranie danych', HEAD: 'pobranie danych', POST: 'wysłanie danych' } },
  },
}
