import { inSentence, optionLabels, type Vocabulary } from '../platform/audit/vocabulary'
import { kinds, statuses } from './orders/options'
import { kindLabels, pictureLabels } from './rewards/labels'
import { roundingOptions, treatmentOptions } from './tax/labels'

/** The audit log's vocabulary for rewards, orders, payouts, taxes and trips. */
export const rewardVocabulary: Vocabulary = {
  codes: {
    exports: { kind: optionLabels(kinds), status: optionLabels(statuses) },
    orders: { status: optionLabels(statuses) },
    payouts: {
      encoding: { cp1250: 'CP1250', cp852: 'CP852', 'iso-8859-2': 'ISO-8859-2', 'utf-8': 'UTF-8' },
      format: {
        'elixir-0': 'Elixir-0',
        'pain.001.001.03': 'ISO\u00a020022, pain.001.001.03',
        'pain.001.001.09': 'ISO\u00a020022, pain.001.001.09',
      },
      status: {
        approved: 'zatwierdzona',
        exported: 'z\u00a0plikiem do banku',
        proposed: 'zaproponowana',
        settled: 'rozliczona',
        settled_with_returns: 'rozliczona ze zwrotami',
        withdrawn: 'wycofana',
      },
    },
    rewards: { icon: inSentence(pictureLabels), kind: inSentence(kindLabels) },
    tax_rules: {
      rounding: optionLabels(roundingOptions),
      scope: inSentence(kindLabels),
      treatment: optionLabels(treatmentOptions),
    },
    trips: { kind: { premium: 'Premium', standard: 'zwykła', vip: 'VIP' } },
  },
}
