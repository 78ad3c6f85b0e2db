import { lazy } from 'react'
import { loadOrReload } from './loading'
import { type Modal, type Modals, modalNameOf } from './modal/modal'
import { type ModalName, tripAt } from './paths'
import type { PromotionPrompt } from './session/promotions'
import { isTripPending, type PendingTrips, tripOfPrompt } from './session/trip-prompts'

async function operatorScreens() {
  return (await import('./operator-screens')).operatorScreens
}

/** A modal of participants, whose chunks a visitor's first page does not name. */
function participantModal(name: keyof typeof import('./participant-screens').modals): Modal['view'] {
  return lazy(() => loadOrReload(async () => (await import('./participant-screens')).modals[name]()))
}

const tripPromptView = participantModal('TripPromptModal')

export const modals = {
  logowanie: {
    audience: 'guest',
    label: 'Zaloguj się',
    view: lazy(() => loadOrReload(() => import('./features/auth/LoginModal'))),
  },
  'reset-hasla': {
    audience: 'guest',
    label: 'Ustaw hasło',
    view: lazy(() => loadOrReload(() => import('./features/auth/SetPasswordModal'))),
  },
  'pierwsze-logowanie': {
    audience: 'guest',
    label: 'Pierwsze logowanie',
    view: lazy(() => loadOrReload(() => import('./features/auth/SetPasswordModal'))),
  },
  potwierdzenie: {
    audience: 'everyone',
    label: 'Potwierdzenie',
    parameters: ['content'],
    needs: ['content'],
    view: lazy(() => loadOrReload(() => import('./modal/ConfirmationModal'))),
  },
  'szczegoly-faktury': {
    audience: 'retail',
    size: 'xl',
    label: 'Szczegóły faktury',
    parameters: ['id', 'prosba'],
    needs: ['id'],
    view: participantModal('InvoiceDetailsModal'),
  },
  'plik-faktury': {
    audience: 'retail',
    size: 'xl',
    label: 'Plik faktury',
    parameters: ['id'],
    needs: ['id'],
    view: participantModal('InvoiceFileModal'),
  },
  'szczegoly-zakupow': {
    audience: 'retail',
    size: 'xl',
    label: 'Szczegóły zakupów',
    parameters: ['produkt', 'dystrybutor', 'sezon-zakupow'],
    needs: ['produkt', 'dystrybutor'],
    view: participantModal('PurchaseDetailsModal'),
  },
  'zglos-fakture': {
    audience: 'retail',
    label: 'Zgłoś fakturę',
    parameters: ['zgloszenie'],
    view: participantModal('ReportInvoiceModal'),
  },
  'dodaj-numer-konta': {
    audience: 'retail',
    label: 'Numer konta bankowego',
    view: participantModal('BankAccountModal'),
  },
  'edycja-danych-profilu': {
    audience: 'participant',
    label: 'Edycja danych profilu',
    view: participantModal('EditProfileModal'),
  },
  uwaga: {
    audience: 'participant',
    label: 'Uwaga',
    view: participantModal('WarningModal'),
  },
  zgody: {
    audience: 'participant',
    label: 'Twoje oświadczenia',
    view: participantModal('AgreementsModal'),
  },
  'uzupelnij-numer-konta': {
    audience: 'retail',
    label: 'Uzupełnij numer konta',
    view: participantModal('BankAccountPromptModal'),
  },
  'nagroda-pieniezna': {
    audience: 'retail',
    label: 'Nagroda pieniężna',
    closesTo: '/nagrody',
    view: participantModal('MoneyPrizeModal'),
  },
  order: {
    audience: 'retail',
    label: 'Zamówienie wycieczki',
    view: participantModal('TripOrderModal'),
  },
  'zamow-wycieczke': tripPrompt('Zamów wycieczkę'),
  'zamow-wycieczke-premium': tripPrompt('Zamów wycieczkę Premium'),
  'zamow-wycieczke-vip': tripPrompt('Zamów wycieczkę VIP'),
  'dodaj-operatora': {
    audience: 'operator',
    label: 'Nowy operator',
    view: lazy(() => loadOrReload(async () => (await operatorScreens()).AddOperatorModal())),
  },
} satisfies Record<ModalName, Modal>

function tripPrompt(label: string): Modal {
  return { audience: 'retail', label, view: tripPromptView }
}

const tripHashes = ['zamow-wycieczke', 'zamow-wycieczke-premium', 'zamow-wycieczke-vip'] as const

/** Rows of the trips' prompts and orders on a page; those of a trip that cannot be ordered are unavailable. */
export function tripModals(trips: PendingTrips, page: string): Modals {
  const asking = tripHashes.map((name) => {
    const isUnavailable = !isTripPending(trips, tripOfPrompt(name))
    return [name, { ...modals[name], isUnavailable }] as const
  })
  return { ...Object.fromEntries(asking), order: { ...modals.order, isUnavailable: tripAt(page) === null } }
}

const promotionView = participantModal('PromotionPromptModal')

/**
 * Rows of the promotions' prompts: the offer until it is accepted, the accepted rules afterwards. One that only takes
 * an answer is unavailable after its deadline; one that leads to a page is available as long as the promotion runs.
 */
export function promotionModals(prompts: readonly PromotionPrompt[]): Modals {
  return Object.fromEntries(
    prompts.flatMap(({ hash, accepted_hash: acceptedHash, kind, answer, can_answer, name: label }) => [
      ...promotionRow(modalNameOf(hash), label, answer !== true && (can_answer || kind === 'page')),
      ...promotionRow(modalNameOf(acceptedHash), label, answer === true),
    ]),
  )
}

function promotionRow(name: string | null, label: string, isOpen: boolean): [string, Modal][] {
  if (name === null) return []
  return [[name, { audience: 'participant', label, isUnavailable: !isOpen, view: promotionView }]]
}

/** The modals in which a user whose session is over signs in again over unsaved input. */
export const signInAgain = {
  portal: lazy(() => loadOrReload(() => import('./features/auth/SignInAgain'))),
  backoffice: lazy(() => loadOrReload(async () => (await operatorScreens()).SignInAgain())),
} as const
