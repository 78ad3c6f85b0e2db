/** Zoom factors, relative to the width of the container. */
export const zoomSteps = [
  { scale: 0.5, width: 'w-1/2' },
  { scale: 0.75, width: 'w-3/4' },
  { scale: 1, width: 'w-full' },
  { scale: 1.5, width: 'w-[150%]' },
  { scale: 2, width: 'w-[200%]' },
  { scale: 3, width: 'w-[300%]' },
] as const

export const fittingStep = 2

export interface ShownFile {
  readonly file: Blob
  /** Index in `zoomSteps`. */
  readonly step: number
  /** Quarter turns to the right. */
  readonly turns: number
  readonly name: string
}
