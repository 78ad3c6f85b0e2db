import { callTo, formatPhone } from '../../format/phone'
import { noBreakNodes } from '../../ui/no-break-nodes'
import { buttonClass } from '../../ui/styles'
import type { Branch } from './queries'

interface PopupParts {
  readonly branch: Branch
  /** Such as "12 km od Ciebie"; null where it is not known. */
  readonly distance: string | null
  readonly route: string
  /** Called when the link to the route is pressed. */
  readonly onRoute: (press: MouseEvent) => void
  readonly onClose: () => void
}

/** The content of a pin's popup: elements, since no string may become HTML here. */
export function popupOf({ branch, distance, route, onRoute, onClose }: PopupParts): HTMLElement {
  const box = make('div', 'flex flex-col gap-2 text-body text-ink outline-none')
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-label', `${branch.distributor_name}, ${branch.name}`)
  box.tabIndex = -1
  const phone = make('a', 'font-semibold text-brand-text underline', formatPhone(branch.phone))
  phone.href = callTo(branch.phone)
  const routeLink = make('a', buttonClass('primary'), 'Wyznacz trasę')
  routeLink.href = route
  routeLink.target = '_blank'
  routeLink.rel = 'noopener noreferrer'
  routeLink.addEventListener('click', onRoute)
  routeLink.append(make('span', 'sr-only', ' (otwiera się w nowej karcie)'))
  const close = make('button', buttonClass('quiet'), 'Zamknij')
  close.type = 'button'
  close.addEventListener('click', onClose)
  const buttons = make('div', 'flex flex-wrap gap-2')
  buttons.append(routeLink, close)
  box.append(
    make('strong', 'block text-h3 leading-tight', branch.distributor_name),
    make('span', 'text-muted', branch.name),
    make('span', '', `${branch.address}, ${branch.postcode} ${branch.city}`),
    phone,
    ...(distance ? [make('span', 'font-semibold', distance)] : []),
    ...(branch.edi ? [make('span', 'text-accepted', 'Faktury trafiają do programu same')] : []),
    buttons,
  )
  noBreakNodes(box)
  return box
}

/** An element with its classes and its text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
