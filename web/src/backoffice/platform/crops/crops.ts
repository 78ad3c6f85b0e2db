import type { Crop, CropForm } from './queries'

/** Step between two crops, so that one can be put between them. */
const step = 10

/** Names of the groups, each where its first crop stands. */
export function groupsOf(crops: readonly Crop[]): readonly string[] {
  return [...new Set(crops.map(({ group }) => group))]
}

/** Form values of a crop; a new one comes last. */
export function valuesOf(crop: Crop | null, crops: readonly Crop[]): CropForm {
  if (crop) {
    const { group, name, position, retired } = crop
    return { group, name, position: String(position), retired }
  }
  const last = Math.max(0, ...crops.map(({ position }) => position))
  return { group: '', name: '', position: String(last + step), retired: false }
}
