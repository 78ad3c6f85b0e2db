import { parseArea } from './area'

export interface Crop {
  readonly id: number
  readonly name: string
}

/** Crops that are asked for together. */
export interface CropGroup {
  readonly name: string
  /** The greatest sum of the parts, where the group has a total of its own. */
  readonly total?: Crop | null
  readonly parts: readonly Crop[]
}

/** Areas as a person types them, in hectares, each with the number of its crop. */
export type TypedAreas = readonly (readonly [number, string])[]

/** Areas in thousandths of a hectare by crop, or the sentences at the crops that must be mended. */
type ParsedAreas =
  | { readonly valid: true; readonly value: ReadonlyMap<number, number> }
  | { readonly valid: false; readonly errors: ReadonlyMap<number, string> }

const inHectares = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 3 })

/** An empty or zero area is none; an empty total is the sum of its parts. */
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

/** The areas that were filled in, in the order in which they are asked for, as they travel. */
export function filledIn(
  typed: Readonly<Record<string, string>>,
  groups: readonly CropGroup[],
): { id: number; value: string }[] {
  return groups
    .flatMap(cropsOf)
    .map(({ id }) => ({ id, value: (typed[id] ?? '').trim() }))
    .filter(({ value }) => value !== '')
}

/** A group's crops in the order in which they are asked for, its total first. */
export function cropsOf({ total, parts }: CropGroup): readonly Crop[] {
  return total ? [total, ...parts] : parts
}

/** The area of a group, of what can be parsed: its total, else its parts together; in thousandths of a hectare. */
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
