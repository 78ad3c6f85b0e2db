import { lazy } from 'react'
import { loadOrReload } from './loading'
import { type Modal, type Modals, modalNameOf } from './modal/modal'
import { type ModalName, tripAt } from './paths'
import type { PromotionPrompt } from './session/promotions'
import { isTripPending, type PendingTrips, tripOfPrompt } from './session/trip-prompts'

const tripPromptView = lazy(() => loadOrReload(() => import('./features/trips/TripPromptModal')))

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
    view: lazy(() => loadOrReload(() => import('./features/invoices/InvoiceDetailsModal'))),
  },
  'plik-faktury': {
    audience: 'retail',
    size: 'xl',
    label: 'Plik faktury',
    parameters: ['id'],
    needs: ['id'],
    view: lazy(() => loadOrReload(() => import('./features/invoices/InvoiceFileModal'))),
  },
  'szczegoly-zakupow': {
    audience: 'retail',
    size: 'xl',
    label: 'Szczegóły zakupów',
    parameters: ['produkt', 'dystrybutor', 'sezon-zakupow'],
    needs: ['produkt', 'dystrybutor'],
    view: lazy(() => loadOrReload(() => import('./features/purchases/PurchaseDetailsModal'))),
  },
  'zglos-fakture': {
    audience: 'retail',
    label: 'Zgłoś fakturę',
    parameters: ['zgloszenie'],
    view: lazy(() => loadOrReload(() => import('./features/invoices/ReportInvoiceModal'))),
  },
  'dodaj-numer-konta': {
    audience: 'retail',
    label: 'Numer konta bankowego',
    view: lazy(() => loadOrReload(() => import('./features/participants/BankAccountModal'))),
  },
  'edycja-danych-profilu': {
    audience: 'participant',
    label: 'Edycja danych profilu',
    view: lazy(() => loadOrReload(() => import('./features/participants/EditProfileModal'))),
  },
  uwaga: {
    audience: 'participant',
    label: 'Uwaga',
    view: lazy(() => loadOrReload(() => import('./features/participants/WarningModal'))),
  },
  zgody: {
    audience: 'participant',
    label: 'Twoje oświadczenia',
    view: lazy(() => loadOrReload(() => import('./features/participants/AgreementsModal'))),
  },
  'uzupelnij-numer-konta': {
    audience: 'retail',
    label: 'Uzupełnij numer konta',
    view: lazy(() => loadOrReload(() => import('./features/rewards/BankAccountPromptModal'))),
  },
  'nagroda-pieniezna': {
    audience: 'retail',
    label: 'Nagroda pieniężna',
    closesTo: '/nagrody',
    view: lazy(() => loadOrReload(() => import('./features/rewards/MoneyPrizeModal'))),
  },
  order: {
    audience: 'retail',
    label: 'Zamówienie wycieczki',
    view: lazy(() => loadOrReload(() => import('./features/trips/TripOrderModal'))),
  },
  'zamow-wycieczke': tripPrompt('Zamów wycieczkę'),
  'zamow-wycieczke-premium': tripPrompt('Zamów wycieczkę Premium'),
  'zamow-wycieczke-vip': tripPrompt('Zamów wycieczkę VIP'),
  'dodaj-operatora': {
    audience: 'operator',
    label: 'Nowy operator',
    view: lazy(() => loadOrReload(() => import('./backoffice/identity/operators/AddOperatorModal'))),
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

const promotionView = lazy(() => loadOrReload(() => import('./features/promotions/PromotionPromptModal')))

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
  backoffice: lazy(() => loadOrReload(() => import('./backoffice/identity/auth/SignInAgain'))),
} as const
