import { counted, type Forms } from '../../../format/plural'
import type { BackupPlan } from './queries'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const units: readonly [seconds: number, forms: Forms][] = [
  [hour, ['godzinę', 'godziny', 'godzin']],
  [minute, ['minutę', 'minuty', 'minut']],
  [1, ['sekundę', 'sekundy', 'sekund']],
]

/** When backups are made: "co 6 godzin", "codziennie o 02:30". */
export function rhythmText({ at, every_seconds: every }: Pick<BackupPlan, 'at' | 'every_seconds'>): string {
  if (at) return `codziennie o\u00a0${at}`
  const seconds = every ?? day
  for (const [unit, forms] of units) {
    if (seconds === unit) return `co ${forms[0]}`
    if (seconds % unit === 0) return `co ${counted(seconds / unit, forms)}`
  }
  return `co ${seconds}\u00a0s`
}
