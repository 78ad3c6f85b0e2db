import { formatBytes } from '../../format/numbers'
import { type Labels, labelsBy, optionLabels, type Vocabulary } from '../platform/audit/vocabulary'
import { audienceOptions, topicOptions } from './content/options'
import { kindOf } from './media/labels'
import { statusOf } from './seasons/status'

const published: Labels = { draft: 'szkic', published: 'opublikowane' }

/** The audit log's vocabulary for news, pages, questions, media, messages, seasons and the newsletter. */
export const contentVocabulary: Vocabulary = {
  codes: {
    contact_messages: { status: { answered: 'odpowiedziana', closed: 'zamknięta', new: 'nowa' } },
    exports: { status: { left: 'wypisane' } },
    media: { kind: labelsBy(['picture', 'document'], kindOf) },
    news: {
      audience: optionLabels(audienceOptions),
      status: published,
      topic: optionLabels(topicOptions),
    },
    pages: { status: published },
    questions: { audience: optionLabels(audienceOptions), status: published },
    value_versions: {
      programme_value: {
        appeal_days: 'dni robocze na odpowiedź na odwołanie',
        appeals_most: 'odwołania od jednej decyzji',
        points_limit: 'limit punktów uczestnika',
        points_per_zloty: 'punkty za złotówkę',
      },
    },
    seasons: { status: labelsBy(['draft', 'open', 'closed'], (code) => statusOf(code).label) },
  },
  numbers: { 'media.size': formatBytes },
}
