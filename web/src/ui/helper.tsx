import type { ComponentType } from 'react'
import { slot } from './slot'
import type { Column } from './Table'

/** Facts about a field that its elements do not carry. */
export interface FieldDescription {
  isRequired?: boolean
}

/** Slot in which the demo's helper panel (helper/) changes every table's columns; wider tables scroll sideways. */
export const columnsHelper = slot<<Row>(columns: readonly Column<Row>[]) => readonly Column<Row>[]>()

/** Slot in which the helper panel describes each field. */
export const fieldHelper = slot<ComponentType<FieldDescription>>()

/** The helper panel's description of a field, while that toggle is on. */
export function FieldHelper(description: FieldDescription) {
  const Helper = fieldHelper.use()
  return Helper && <Helper {...description} />
}
