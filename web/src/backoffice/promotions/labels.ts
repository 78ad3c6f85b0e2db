import { formatMoney } from '../../format/numbers'
import { counted } from '../../format/plural'
import type { Option } from '../../ui/Select'
import type { StatusColor } from '../../ui/StatusBadge'
import type { CalendarPromotion, Mechanic, Simulation, Terms } from './queries'

export type Measure = Terms['measure']
export type MechanicKind = Mechanic['kind']

/** Measures of promotions: label, unit, and decimal places of an amount. */
export const measures: Readonly<Record<Measure, { label: string; unit: string; places: number }>> = {
  litres: { label: 'litry', unit: 'L', places: 3 },
  kilograms: { label: 'kilogramy', unit: 'kg', places: 3 },
  packs: { label: 'opakowania', unit: 'opak.', places: 0 },
  net_value: { label: 'wartość netto', unit: 'zł', places: 2 },
  points: { label: 'punkty za zakupy', unit: 'pkt', places: 0 },
  distinct_products: { label: 'różne produkty', unit: 'prod.', places: 0 },
}

export const measureOptions = optionsOf(measures)

/** Labels of the mechanics. */
export const mechanics: Readonly<Record<MechanicKind, { label: string }>> = {
  per_step: { label: 'Nagroda za każdą pełną ilość' },
  ladder: { label: 'Progi z\u00a0rosnącą nagrodą' },
  target: { label: 'Nagroda za osiągnięcie celu' },
  per_unit: { label: 'Dodatkowe punkty za jednostkę' },
  multiplier: { label: 'Mnożnik punktów' },
  declared: { label: 'Punkty za zadeklarowaną ilość' },
}

export const mechanicOptions = optionsOf(mechanics)

export const audienceOptions: readonly Option[] = [
  { value: 'program.retail', label: 'Program rolnika' },
  { value: 'program.partner', label: 'Program partnera' },
]

export const giftCardOptions: readonly Option[] = [
  { value: '', label: 'bez karty' },
  { value: 'fuel', label: 'karta paliwowa' },
  { value: 'prepaid', label: 'karta przedpłacona' },
]

/** Drawings of promotions, by the portal's names. */
export const pictureOptions: readonly Option[] = [
  { value: 'fuel', label: 'Dystrybutor paliwa' },
  { value: 'stubble', label: 'Bele na ściernisku' },
  { value: 'orchard', label: 'Sad' },
  { value: 'stock', label: 'Zapas' },
  { value: 'package', label: 'Paczka' },
  { value: 'presale', label: 'Przedsprzedaż' },
  { value: 'double', label: 'Dwie monety' },
  { value: 'declare', label: 'Deklaracja' },
  { value: 'holiday', label: 'Namiot na majówkę' },
  { value: 'trophy', label: 'Puchar' },
  { value: 'sprayer', label: 'Opryskiwacz' },
  { value: 'sowing', label: 'Siew' },
]

const statuses: Readonly<Record<string, { label: string; color: StatusColor }>> = {
  draft: { label: 'Szkic', color: 'yellow' },
  published: { label: 'Opublikowana', color: 'green' },
  withdrawn: { label: 'Wycofana', color: 'gray' },
}

export function statusOf(code: string): { label: string; color: StatusColor } {
  return statuses[code] ?? { label: code, color: 'gray' }
}

export const statusOptions: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  { value: 'draft', label: 'Szkice' },
  { value: 'published', label: 'Opublikowane' },
  { value: 'withdrawn', label: 'Wycofane' },
]

type CalendarState = CalendarPromotion['state']

/** States of the calendar's promotions today, and the looks of their bars. */
export const calendarStates: Readonly<
  Record<CalendarState, { label: string; color: StatusColor; bar: string }>
> = {
  draft: { label: 'Szkic', color: 'yellow', bar: 'border-dashed border-field bg-surface' },
  scheduled: { label: 'Zaplanowana', color: 'blue', bar: 'border-dashed border-brand-text bg-brand-tint' },
  upcoming: { label: 'Wkrótce', color: 'yellow', bar: 'border-brand-text bg-brand-tint' },
  running: { label: 'Trwa', color: 'green', bar: 'border-brand bg-brand' },
  past: { label: 'Zakończona', color: 'gray', bar: 'border-field bg-line' },
  withdrawn: {
    label: 'Wycofana',
    color: 'gray',
    bar: 'hatched border-field [--hatch-ground:var(--color-surface)] [--hatch:var(--color-line)]',
  },
}

export function audienceOf(code: string): string {
  return audienceOptions.find(({ value }) => value === code)?.label ?? code
}

const simulationStatuses: Readonly<Record<string, { label: string; color: StatusColor }>> = {
  running: { label: 'Liczy się', color: 'yellow' },
  done: { label: 'Gotowa', color: 'green' },
  cancelled: { label: 'Zatrzymana', color: 'gray' },
}

export function simulationStatusOf(code: string): { label: string; color: StatusColor } {
  return simulationStatuses[code] ?? { label: code, color: 'gray' }
}

export function winners(count: number): string {
  return counted(count, ['laureat', 'laureatów', 'laureatów'])
}

export function people(count: number): string {
  return counted(count, ['uczestnik', 'uczestników', 'uczestników'])
}

/** Range of values of a class of winners: "50,00 zł – 100,00 zł". */
export function classLabel({ over, to }: Simulation['classes'][number]): string {
  if (!to) return `ponad ${formatMoney(over)}`
  return over === 0 ? `do ${formatMoney(to)}` : `${formatMoney(over)} – ${formatMoney(to)}`
}

function optionsOf(named: Readonly<Record<string, { label: string }>>): readonly Option[] {
  return Object.entries(named).map(([value, { label }]) => ({ value, label }))
}
