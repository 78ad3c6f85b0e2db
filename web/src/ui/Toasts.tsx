import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { IconButton } from './Button'
import { type Notice, setToastRenderer } from './toast-queue'

const toasts = new ToastQueue<Notice>({ maxVisibleToasts: 3 })

setToastRenderer((notice, timeout) => toasts.add(notice, { timeout }))

const tones: Record<Notice['tone'], { edge: string; icon: typeof CircleAlert; ink: string }> = {
  danger: { edge: 'border-l-rejected', icon: CircleAlert, ink: 'text-rejected' },
  success: { edge: 'border-l-accepted', icon: CircleCheck, ink: 'text-accepted' },
}

/** Toasts at the top right; their timers pause under the pointer or the focus. */
export default function Toasts() {
  return (
    <ToastRegion
      queue={toasts}
      aria-label="Powiadomienia"
      className="fixed top-4 right-4 left-4 z-50 flex flex-col gap-2 rounded-control sm:left-auto sm:w-100 print:hidden"
    >
      {({ toast }) => {
        const { edge, icon: Icon, ink } = tones[toast.content.tone]
        return (
          <Toast
            toast={toast}
            className={`flex animate-rise items-start gap-3 rounded-control border border-line border-l-6 bg-surface py-2 pr-2 pl-4 shadow-float ${edge}`}
          >
            <Icon aria-hidden className={`mt-2.5 size-5 shrink-0 ${ink}`} />
            <ToastContent className="min-w-0 grow py-2">
              <Text slot="title" className="block font-semibold">
                {toast.content.title}
              </Text>
              {toast.content.text && (
                <Text slot="description" className="block">
                  {toast.content.text}
                </Text>
              )}
            </ToastContent>
            <IconButton slot="close" label="Zamknij" icon={<X aria-hidden className="size-5" />} />
          </Toast>
        )
      }}
    </ToastRegion>
  )
}
