import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface Notice {
  readonly tone: 'danger' | 'success'
  readonly title: string
  readonly text?: string
}

/** What waits to be shown at the top right; drawn by `Toasts`. */
export const toasts = new ToastQueue<Notice>({ maxVisibleToasts: 3 })

/** How long each kind of notice stays, in milliseconds (specification §9). */
export const toastTimes = {
  error: 4000,
  success: 8000,
  logout: 4000,
  resetError: 10_000,
  promotionError: 5000,
} as const

export function showError(title: string, text?: string, timeout: number = toastTimes.error) {
  toasts.add({ tone: 'danger', title, text }, { timeout })
}

export function showSuccess(title: string, timeout: number = toastTimes.success) {
  toasts.add({ tone: 'success', title }, { timeout })
}
