import { counted, pluralOf } from './plural'

/** "został 1 dzień", "zostały 72 dni", "zostało 9 dni". */
export function daysLeftText(days: number): string {
  return `${pluralOf(days, ['został', 'zostały', 'zostało'])} ${counted(days, ['dzień', 'dni', 'dni'])}`
}

/** "zwykle do 2 dni roboczych". */
export function usuallyWithin(workingDays: number): string {
  return `zwykle do\u00a0${counted(workingDays, ['dnia roboczego', 'dni roboczych', 'dni roboczych'])}`
}
