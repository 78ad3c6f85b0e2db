import { toastTimes } from '../../ui/toast-queue'

/** How it is told that no code was sent; the notice stays longer than others. */
export const codeNotice = { title: 'Wystąpił błąd', time: toastTimes.resetError }
