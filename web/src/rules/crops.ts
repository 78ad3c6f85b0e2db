import { parseArea } from './area'

export interface Crop {
  readonly id: number
  readonly name: string
}

/** Crops that are asked for together. */
export interface CropGroup {
  readonly name: string
  /** What the parts add up to at most, where the group has a total of its own. */
  readonly total?: Crop | null
  readonly parts: readonly Crop[]
}

/** Areas as a person types them, in hectares, each with the number of its crop. */
export type TypedAreas = readonly (readonly [number, string])[]

/** Areas in thousandths of a hectare by crop, or the sentences at the crops that must be mended. */
type ParsedAreas =
  | { readonly valid: true; readonly value: ReadonlyMap<number, number> }
  | { readonly valid: false; readonly faults: ReadonlyMap<number, string> }

const inHectares = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 3 })

/** What is left empty or is zero is none; a total that is left empty is the sum of its parts. */
export function parseCropAreas(typed: TypedAreas, groups: readonly CropGroup[]): ParsedAreas {
  const areas = new Map<number, number>()
  const faults = new Map<number, string>()
  const seen = new Set<number>()
  const known = new Set(groups.flatMap(cropsOf).map(({ id }) => id))
  for (const [id, text] of typed) {
    if (!known.has(id)) faults.set(id, 'Nie ma takiej uprawy')
    else if (seen.has(id)) faults.set(id, 'Ta uprawa jest podana dwa razy')
    else if (text.trim() !== '') {
      const area = parseArea(text)
      if (!area.valid) faults.set(id, area.message)
      else if (area.value > 0) areas.set(id, area.value)
    }
    seen.add(id)
  }
  for (const group of groups) checkTotal(group, areas, faults)
  return faults.size === 0 ? { valid: true, value: areas } : { valid: false, faults }
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

/** What a group amounts to, of what can be read: its total, else its parts together; in thousandths of a hectare. */
export function amountOf(group: CropGroup, typed: Readonly<Record<string, string>>): number {
  const areaOf = ({ id }: Crop) => {
    const area = parseArea(typed[id] ?? '')
    return area.valid ? area.value : 0
  }
  const sum = group.parts.reduce((sum, part) => sum + areaOf(part), 0)
  return Math.max(sum, group.total ? areaOf(group.total) : 0)
}

function checkTotal({ total, parts }: CropGroup, areas: Map<number, number>, faults: Map<number, string>) {
  if (!total || faults.has(total.id)) return
  const sum = parts.reduce((sum, { id }) => sum + (areas.get(id) ?? 0), 0)
  const given = areas.get(total.id)
  if (given === undefined) fillIn(total, sum, areas, faults)
  else if (given < sum)
    faults.set(
      total.id,
      `Wpisz co najmniej ${inHectares.format(sum / 1000)}\u00a0ha: tyle mają razem uprawy z tej grupy`,
    )
}

function fillIn(total: Crop, sum: number, areas: Map<number, number>, faults: Map<number, string>) {
  const area = parseArea(String(sum / 1000))
  if (!area.valid) faults.set(total.id, area.message)
  else if (sum > 0) areas.set(total.id, sum)
}
