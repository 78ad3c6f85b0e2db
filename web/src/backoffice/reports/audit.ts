import type { Vocabulary } from '../platform/audit/vocabulary'

/** The audit log's vocabulary for reports that were taken as files. */
export const reportVocabulary: Vocabulary = {
  codes: {
    exports: {
      by: {
        age: 'wiek punktów',
        brand: 'marka',
        crop: 'uprawa',
        distributor: 'dystrybutor',
        kind: 'rodzaj nagrody',
        month: 'miesiąc',
        operator: 'operator',
        product: 'produkt',
        promotion: 'promocja',
        reward: 'nagroda',
        season: 'sezon',
        source: 'źródło punktów',
        status: 'stan',
        voivodeship: 'województwo',
        week: 'tydzień',
      },
    },
  },
}
