import { parseArea } from './area'

export interface Crop {
  readonly id: number
  readonly name: string
}

/** A group of crops. */
export interface CropGroup {
  readonly name: string
  /** The crop that holds the group's total, at least the sum of its parts. */
  readonly total?: Crop | null
  readonly parts: readonly Crop[]
}

/** Areas as typed, in hectares, each with the id of its crop. */
export type TypedAreas = readonly (readonly [number, string])[]

/** Areas in thousandths of a hectare by crop, or the errors by crop. */
type ParsedAreas =
  | { readonly valid: true; readonly value: ReadonlyMap<number, number> }
  | { readonly valid: false; readonly errors: ReadonlyMap<number, string> }

const inHectares = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 3 })

/** Empty and zero areas are left out; an empty total is the sum of its parts. */
export function parseCropAreas(typed: TypedAreas, groups: readonly CropGroup[]): ParsedAreas {
  const areas = new Map<number, number>()
  const errors = new Map<number, string>()
  const seen = new Set<number>()
  const known = new Set(groups.flatMap(cropsOf).map(({ id }) => id))
  for (const [id, text] of typed) {
    if (!known.has(id)) errors.set(id, 'Nie ma takiej uprawy')
    else if (seen.has(id)) errors.set(id, 'Ta uprawa jest podana dwa razy')
    else if (text.trim() !== '') {
      const area = parseArea(text)
      if (!area.valid) errors.set(id, area.message)
      else if (area.value > 0) areas.set(id, area.value)
    }
    seen.add(id)
  }
  for (const group of groups) checkTotal(group, areas, errors)
  return errors.size === 0 ? { valid: true, value: areas } : { valid: false, errors }
}

/** The areas filled in, in the order of the crops, in their wire form. */
export function filledIn(
  typed: Readonly<Record<string, string>>,
  groups: readonly CropGroup[],
): { id: number; value: string }[] {
  return groups
    .flatMap(cropsOf)
    .map(({ id }) => ({ id, value: (typed[id] ?? '').trim() }))
    .filter(({ value }) => value !== '')
}

/** A group's crops in order, its total first. */
export function cropsOf({ total, parts }: CropGroup): readonly Crop[] {
  return total ? [total, ...parts] : parts
}

/** The area of a group in thousandths of a hectare: its total, else the sum of its valid parts. */
export function amountOf(group: CropGroup, typed: Readonly<Record<string, string>>): number {
  const areaOf = ({ id }: Crop) => {
    const area = parseArea(typed[id] ?? '')
    return area.valid ? area.value : 0
  }
  const sum = group.parts.reduce((sum, part) => sum + areaOf(part), 0)
  return Math.max(sum, group.total ? areaOf(group.total) : 0)
}

function checkTotal({ total, parts }: CropGroup, areas: Map<number, number>, errors: Map<number, string>) {
  if (!total || errors.has(total.id)) return
  const sum = parts.reduce((sum, { id }) => sum + (areas.get(id) ?? 0), 0)
  const givenTotal = areas.get(total.id)
  if (givenTotal === undefined) fillIn(total, sum, areas, errors)
  else if (givenTotal < sum)
    errors.set(
      total.id,
      `Wpisz co najmniej ${inHectares.format(sum / 1000)}\u00a0ha: tyle mają razem uprawy z tej grupy`,
    )
}

function fillIn(total: Crop, sum: number, areas: Map<number, number>, errors: Map<number, string>) {
  const area = parseArea(String(sum / 1000))
  if (!area.valid) errors.set(total.id, area.message)
  else if (sum > 0) areas.set(total.id, sum)
}
