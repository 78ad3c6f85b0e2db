import { messages } from './api/messages'
import { isFilled } from './app-root'

/**
 * Fills an empty document whose code has not come, which would stay white; a filled one can be read without the code.
 */
export function showUnreachable(root: HTMLElement) {
  if (isFilled(root)) return
  const reload = () => window.location.reload()
  window.addEventListener('online', reload)
  const title = make('h1', 'font-bold text-h1', messages.unreachable)
  const next = navigator.onLine ? messages.triesAgain : messages.comesBack
  const again = make(
    'button',
    'inline-flex min-h-11 cursor-pointer items-center rounded-control bg-brand px-5 font-semibold text-white',
    'Spróbuj ponownie',
  )
  again.addEventListener('click', reload)
  const page = make('main', 'mx-auto flex min-h-dvh max-w-text flex-col items-start justify-center gap-4 p-4')
  page.append(title, make('p', '', `${messages.network}.`), make('p', '', `${next}.`), again)
  document.title = messages.unreachable
  root.append(page)
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
