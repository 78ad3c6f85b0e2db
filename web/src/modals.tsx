import { lazy } from 'react'
import { loadOrReload } from './loading'
import type { Modal } from './modal/modal'
import type { ModalName } from './paths'

export const modals = {
  logowanie: {
    audience: 'guest',
    size: 'md',
    label: 'Zaloguj się',
    view: lazy(() => loadOrReload(() => import('./features/auth/LoginModal'))),
  },
  potwierdzenie: {
    audience: 'everyone',
    label: 'Potwierdzenie',
    parameters: ['content'],
    view: lazy(() => loadOrReload(() => import('./modal/ConfirmationModal'))),
  },
} satisfies Record<ModalName, Modal>
