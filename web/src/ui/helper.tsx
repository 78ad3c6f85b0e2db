import type { ComponentType } from 'react'
import { slot } from './slot'
import type { Column } from './Table'

/** Facts about a field that its elements do not carry. */
export interface FieldDescription {
  isRequired?: boolean
}

/** The demo's helper panel (helper/) changes every table's columns here; what has no room then is scrolled sideways. */
export const columnsHelper = slot<<Row>(columns: readonly Column<Row>[]) => readonly Column<Row>[]>()

/** Slot in which the helper panel describes each field. */
export const fieldHelper = slot<ComponentType<FieldDescription>>()

/** Nothing, unless the panel was told to say what each field is. */
export function FieldHelper(description: FieldDescription) {
  const Helper = fieldHelper.use()
  return Helper && <Helper {...description} />
}
