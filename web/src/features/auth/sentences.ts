import { toastTimes } from '../../ui/toast-queue'

/** How it is told that no code was sent (specification §8). */
export const codeNotice = { title: 'Wystąpił błąd', time: toastTimes.resetError }
