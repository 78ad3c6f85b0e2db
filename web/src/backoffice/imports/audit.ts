import { formatBytes } from '../../format/numbers'
import type { Labels, Vocabulary } from '../platform/audit/vocabulary'

const kinds: Labels = {
  availability: 'dostępność produktów',
  distributors: 'dystrybutorzy i\u00a0oddziały',
  edi_sales: 'sprzedaż EDI',
  einvoices: 'faktury KSeF',
  products: 'katalog produktów',
}

/** The audit log's vocabulary for imports. */
export const importVocabulary: Vocabulary = {
  codes: {
    import_sources: { kind: kinds },
    imports: {
      kind: kinds,
      row_state: {
        faulty: 'błędny',
        good: 'poprawny',
        left_out: 'pominięty',
        mended: 'poprawiony',
        outside: 'spoza programu',
        waiting: 'do sprawdzenia',
      },
      status: {
        cancelled: 'anulowany',
        posted: 'zakończony',
        posting: 'zapisywany',
        previewed: 'do zatwierdzenia',
        reading: 'sprawdzany',
        uploaded: 'do ustawienia',
      },
    },
  },
  numbers: { 'imports.size': formatBytes },
}
