import type { ComponentType } from 'react'
import { slot } from '../ui/slot'
import type { Flow } from './flow'

/** A form's values and state, for inspection. */
export interface FormInside {
  readonly values: () => unknown
  readonly subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void
  readonly flow: Flow<unknown>
  /** Submits the form's values past its flow, for a dry run; false where its own validation fails. */
  readonly sendPastFlow: () => Promise<boolean>
}

/** Slot of the demo's helper panel (helper/) at the end of every form. */
export const formHelper = slot<ComponentType<FormInside>>()
