import type { Option } from '../../ui/Select'
import type { JobStatus } from './queries'

const labels: Readonly<Record<JobStatus, string>> = {
  submitted: 'Czekające na\u00a0drugą osobę',
  running: 'W\u00a0toku',
  finished: 'Zakończone',
  stopped: 'Przerwane',
  refused: 'Odrzucone',
  withdrawn: 'Wycofane',
}

export const statusOptions: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

/** Filter in the URL; null for an unknown one. */
export function statusOf(text: string): JobStatus | null {
  return Object.hasOwn(labels, text) ? (text as JobStatus) : null
}
