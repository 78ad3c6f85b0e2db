import { lazy } from 'react'
import { loadOrReload } from './loading'
import type { Modal } from './modal/modal'
import type { ModalName } from './paths'

export const modals = {
  logowanie: {
    audience: 'guest',
    label: 'Zaloguj się',
    view: lazy(() => loadOrReload(() => import('./features/auth/LoginModal'))),
  },
  'reset-hasla': {
    audience: 'guest',
    label: 'Ustaw hasło',
    view: lazy(() => loadOrReload(() => import('./features/auth/PasswordHelpModal'))),
  },
  'pierwsze-logowanie': {
    audience: 'guest',
    label: 'Pierwsze logowanie',
    view: lazy(() => loadOrReload(() => import('./features/auth/PasswordHelpModal'))),
  },
  potwierdzenie: {
    audience: 'everyone',
    label: 'Potwierdzenie',
    parameters: ['content'],
    view: lazy(() => loadOrReload(() => import('./modal/ConfirmationModal'))),
  },
  'uzupelnij-numer-konta': {
    audience: 'participant',
    label: 'Uzupełnij numer konta',
    view: lazy(() => loadOrReload(() => import('./features/rewards/BankAccountPromptModal'))),
  },
} satisfies Record<ModalName, Modal>
