import { useQuery } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { failureFrom } from '../../api/errors'
import { useDebounced } from '../../form/use-debounced'
import { inSentences } from '../../format/text'
import { useOperator } from '../../session/operator'
import { searchQuery } from './queries'
import { recentRecords } from './recent'
import { type Answer, type Found, resultsFor } from './results'
import { screensFor, sectionsFor } from './screens'
import { emptySearch, nextSearch, type SearchAction, type SearchState } from './state'

/** The pause in typing before the server is asked, in milliseconds. */
const pause = 150

interface Search extends Found {
  readonly state: SearchState
  readonly act: (action: SearchAction) => void
  /** The text without spaces around it. */
  readonly text: string
  readonly answer: Answer
  readonly retry: () => void
}

/** State of the search: the typed text, and the screens and records for it. */
export function useSearch(): Search {
  const operator = useOperator()
  const [state, act] = useReducer(nextSearch, emptySearch)
  const text = state.text.trim()
  const { answer, retry } = useAnswer(text, state.isComplete)
  const places = { screens: screensFor(operator, text), sections: sectionsFor(operator, text) }
  return { state, act, text, answer, retry, ...resultsFor(text, places, answer) }
}

/** The server's answer to exactly this text; that to an earlier one counts for nothing. */
function useAnswer(text: string, isComplete: boolean): { answer: Answer; retry: () => void } {
  const operator = useOperator()
  const [recent] = useState(() => recentRecords(operator).join(','))
  const debounced = useDebounced(text, pause)
  const isDue = isComplete || text === '' || debounced === text
  const isNeeded = text !== '' || recent !== ''
  const query = useQuery({
    ...searchQuery(text === '' ? { records: recent } : { query: text }),
    enabled: isNeeded && isDue,
  })
  const retry = () => void query.refetch()
  if (!isNeeded) return { answer: { kind: 'found', hits: [] }, retry }
  if (!isDue || query.isFetching) return { answer: { kind: 'pending' }, retry }
  if (query.data) return { answer: { kind: 'found', hits: query.data }, retry }
  if (query.error) return { answer: { kind: 'failed', sentence: sentenceOf(query.error, text) }, retry }
  return { answer: { kind: 'pending' }, retry }
}

function sentenceOf(error: Error, text: string): string {
  const what = text === '' ? 'Nie udało się wczytać ostatnio otwieranych' : 'Nie udało się wyszukać'
  return inSentences([what, failureFrom(error).sentence ?? 'Spróbuj ponownie za chwilę'])
}
