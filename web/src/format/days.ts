import { counted, pluralOf } from './plural'

/** "został 1 dzień", "zostały 72 dni", "zostało 9 dni". */
export function daysLeftText(days: number): string {
  return `${pluralOf(days, ['został', 'zostały', 'zostało'])} ${counted(days, ['dzień', 'dni', 'dni'])}`
}
