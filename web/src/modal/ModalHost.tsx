import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { loadOrReload } from '../loading'
import { closeUnlessConfirming } from '../ui/closing'
import { PageSkeleton } from '../ui/Skeleton'
import { type Audience, type Modals, modalFor, nameIn, rowOf } from './modal'

/* Loaded with the first modal, because most visits open none. */
const Dialog = lazy(async () => ({ default: (await loadOrReload(() => import('../ui/Dialog'))).Dialog }))

/** The delay after a route change before the hash is read, in milliseconds. */
const evaluationDelay = 300

interface ModalHostProps {
  modals: Modals
  who: Audience
  /** False while more rows are loading: an unknown hash is neither opened nor removed until then. */
  isComplete?: boolean
}

interface Open {
  readonly name: string
  readonly page: string
}

/** Opens the modal of the address's hash, one at a time, and removes hashes that open nothing. */
export function ModalHost({ modals, who, isComplete = true }: ModalHostProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [open, setOpen] = useState<Open | null>(null)
  const shown = useRef<Open | null>(null)
  shown.current = open
  const inside = useRef<HTMLDivElement>(null)

  const dropHash = useCallback(
    (query: string, parameters: readonly string[] = []) => {
      const search = new URLSearchParams(query)
      for (const parameter of parameters) search.delete(parameter)
      navigate({ search: search.toString(), hash: '' }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new with every navigation, also to the same hash
  useEffect(() => {
    /* A navigation would cancel the one under way, such as that to the panel after signing in. */
    if (isLeaving) return
    const timer = setTimeout(() => {
      const name = nameIn(location.hash)
      const row = name === null ? undefined : rowOf(modals, name)
      const isOpen = shown.current?.name === name && shown.current?.page === location.pathname
      if (row?.isUnavailable && isOpen) return
      const next = modalFor(modals, location.hash, who, location.search)
      setOpen(next === null ? null : { name: next, page: location.pathname })
      if (name === null || next !== null || (!row && !isComplete)) return
      if (row?.isUnavailable || location.search === '') dropHash(location.search)
    }, evaluationDelay)
    return () => clearTimeout(timer)
  }, [
    location.key,
    location.pathname,
    location.hash,
    location.search,
    modals,
    who,
    isComplete,
    isLeaving,
    dropHash,
  ])

  /* A modal belongs to its page, and is hidden at once on the next one. */
  const modal = open?.page === location.pathname ? modals[open.name] : undefined
  if (!open || !modal) return null
  const View = modal.view
  function close() {
    setOpen(null)
    if (modal?.closesTo) navigate(modal.closesTo, { replace: true })
    else dropHash(location.search, modal?.parameters)
  }
  return (
    <Suspense>
      <Dialog key={open.name} label={modal.label} size={modal.size ?? 'lg'} onClose={close}>
        <Suspense fallback={<PageSkeleton />}>
          <div ref={inside} className="contents">
            <View name={open.name} close={() => closeUnlessConfirming(inside.current, close)} />
          </div>
        </Suspense>
      </Dialog>
    </Suspense>
  )
}
