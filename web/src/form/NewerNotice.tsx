import { formatInstant } from '../format/dates'
import { listed, noBreak } from '../format/text'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import type { NewerFound } from './useNewer'

interface NewerNoticeProps {
  found: NewerFound
  /** Called as the notice is removed with its focused button. */
  onChosen: () => void
}

/** Conflict with somebody else's save: the changed fields, and the choice between the versions. */
export default function NewerNotice({ found, onChosen }: NewerNoticeProps) {
  const { by, changed, alsoOwn, keepOwn, takeNewer } = found
  const choosing = (choose: () => void) => () => {
    choose()
    onChosen()
  }
  return (
    <Alert tone="warning" announce>
      <p>
        <strong>Ktoś zapisał to przed Tobą.</strong>
        {by && ` ${noBreak(`${by.name}, ${formatInstant(by.at)}`)}.`}
        {changed.length > 0 && ` ${noBreak(`Zmienione pola: ${listed(changed)}.`)}`}
        {alsoOwn.length > 0 && ` ${noBreak(`Zmieniasz też: ${listed(alsoOwn)}.`)}`}
      </p>
      <p>
        {noBreak(
          'Nic z tego, co masz wpisane, nie zginęło. Jeśli zostawisz swoje zmiany, zapis zastąpi nowsze dane w polach, które zmieniasz; pozostałe pola będą takie jak w nowszej wersji.',
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onPress={choosing(keepOwn)}>
          Zostaw moje zmiany
        </Button>
        <Button variant="secondary" onPress={choosing(takeNewer)}>
          Wczytaj nowszą wersję
        </Button>
      </div>
    </Alert>
  )
}
