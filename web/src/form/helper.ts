import type { ComponentType } from 'react'
import { slot } from '../ui/slot'
import type { Flow } from './flow'

/** The values and the state of a form, for whoever looks into it. */
export interface FormInside {
  readonly values: () => unknown
  readonly subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void
  readonly flow: Flow<unknown>
  /** Sends what the form holds past its flow, for a try; false where its own rules refuse it. */
  readonly sendPastFlow: () => Promise<boolean>
}

/** The demo's helper panel (helper/) draws here, at the end of every form. */
export const formHelper = slot<ComponentType<FormInside>>()
