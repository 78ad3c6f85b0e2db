import { formatInstant } from '../format/dates'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import type { FoundDraft } from './useFormDraft'

interface DraftNoticeProps {
  draft: FoundDraft
  onDiscard: () => void
}

/** Notice that a draft was restored or can be, with a button to discard it. */
export function DraftNotice({ draft: { savedAt, decide }, onDiscard }: DraftNoticeProps) {
  return (
    <Alert tone={decide ? 'warning' : 'info'}>
      <p>
        <strong>
          {decide
            ? 'Masz szkic, którego nie udało się zapisać'
            : 'Przywróciliśmy to, czego nie udało się zapisać'}
        </strong>{' '}
        <span className="inline-block">({formatInstant(savedAt)})</span>
      </p>
      {decide && (
        <p>
          Od tego czasu dane się zmieniły. Jeśli wczytasz szkic, zastąpi on nowsze dane w&nbsp;zmienionych
          polach.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {decide && (
          <Button variant="secondary" onPress={() => decide(true)}>
            Wczytaj szkic
          </Button>
        )}
        <Button variant={decide ? 'quiet' : 'secondary'} onPress={onDiscard}>
          Odrzuć szkic
        </Button>
      </div>
    </Alert>
  )
}
