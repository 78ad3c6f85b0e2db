import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { answer } from '../api/client'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { operatorApi } from '../api/operator-client'
import { queryClient } from '../api/query-client'
import type { BodyOf } from '../api/wire'
import { showError } from '../ui/toast-queue'
import { operatorQuery, useOperator } from './operator'

export type Density = BodyOf<'/api/v1/backoffice/me/density'>['density']

/** Screens that may be dense: from 1280 px, and not pressed by a finger. */
const roomyScreens = '(min-width: 80rem) and (not (pointer: coarse))'

interface DensityChoice {
  /** The operator's choice, also where the screen has no room for it. */
  readonly chosen: Density
  /** The density in force on this screen. */
  readonly density: Density
  /** True on a screen that may be dense. */
  readonly isRoomy: boolean
  /** Saves another choice, which is in force at once; a failure is reported and undone. */
  readonly choose: (density: Density) => void
}

/** Density of the back office; an operator who has never chosen has the dense one. */
export function useDensity(): DensityChoice {
  const isRoomy = useSyncExternalStore(followScreen, isRoomyScreen)
  const chosen = useOperator().density ?? 'dense'
  const { mutate } = useMutation({
    mutationFn: saveDensity,
    scope: { id: 'density' },
    onMutate: async (density) => {
      /* An answer on its way would restore the choice before. */
      await queryClient.cancelQueries({ queryKey: operatorQuery.queryKey })
      const before = cachedDensity()
      cacheDensity(density)
      return before
    },
    onError: (thrown, density, before) => {
      if (cachedDensity() === density) cacheDensity(before ?? null)
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined)
    },
  })
  return { chosen, density: isRoomy ? chosen : 'comfortable', isRoomy, choose: mutate }
}

function isRoomyScreen(): boolean {
  return window.matchMedia(roomyScreens).matches
}

function followScreen(onChange: () => void) {
  const screens = window.matchMedia(roomyScreens)
  screens.addEventListener('change', onChange)
  return () => screens.removeEventListener('change', onChange)
}

function cachedDensity(): Density | null {
  return queryClient.getQueryData(operatorQuery.queryKey)?.density ?? null
}

function cacheDensity(density: Density | null) {
  queryClient.setQueryData(operatorQuery.queryKey, (operator) => operator && { ...operator, density })
}

function saveDensity(density: Density) {
  return answer(operatorApi.POST('/api/v1/backoffice/me/density', { body: { density } }))
}
