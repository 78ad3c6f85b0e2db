import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import type { Answer } from './results'

interface SearchStatusProps {
  /** The text that is searched for. */
  text: string
  answer: Answer
  /** The number of results in the list. */
  count: number
  onRetry: () => void
}

/** The state of the search, under its list; the number of results is read out alone. */
export function SearchStatus({ text, answer, count, onRetry }: SearchStatusProps) {
  const isSeen = answer.kind === 'pending' || count === 0
  return (
    <>
      <p role="status" className={isSeen ? 'px-3 py-4 text-muted wrap-anywhere empty:hidden' : 'sr-only'}>
        {sentenceOf(text, answer, count)}
      </p>
      {answer.kind === 'failed' && (
        <div className="flex flex-col items-start gap-3 p-3">
          <Alert tone="danger" announce>
            {answer.sentence}
          </Alert>
          <Button variant="secondary" onPress={onRetry}>
            Spróbuj ponownie
          </Button>
        </div>
      )}
    </>
  )
}

function sentenceOf(text: string, answer: Answer, count: number): string {
  if (answer.kind === 'pending') return text === '' ? 'Wczytujemy ostatnio otwierane…' : 'Szukamy…'
  if (answer.kind === 'failed') return ''
  if (count > 0) return counted(count, ['wynik', 'wyniki', 'wyników'])
  if (text === '') return noBreak('Wpisz numer, nazwisko, NIP albo początek nazwy, także nazwy ekranu.')
  return `Nic nie pasuje do „${text}”`
}
