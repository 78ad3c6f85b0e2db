export interface Notice {
  readonly tone: 'danger' | 'success'
  readonly title: string
  readonly text?: string | undefined
}

/** The duration of each kind of toast, in milliseconds. */
export const toastTimes = {
  error: 4000,
  success: 8000,
  logout: 4000,
  resetError: 10_000,
  promotionError: 5000,
  /* Explains why a partner was sent to another page. */
  partner: 10_000,
} as const

type Show = (notice: Notice, timeout: number) => void

let show: Show | null = null
const waiting: Parameters<Show>[] = []

/** Sets the function that draws the toasts, which is loaded after the first page; until then they are queued. */
export function setToastRenderer(draw: Show) {
  show = draw
  for (const notice of waiting.splice(0)) draw(...notice)
}

export function showError(title: string, text?: string, timeout: number = toastTimes.error) {
  notify({ tone: 'danger', title, text }, timeout)
}

export function showSuccess(title: string, timeout: number = toastTimes.success) {
  notify({ tone: 'success', title }, timeout)
}

function notify(notice: Notice, timeout: number) {
  if (show) show(notice, timeout)
  else waiting.push([notice, timeout])
}
