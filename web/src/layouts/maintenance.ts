import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { hasUnsavedInput } from '../form/unsaved'
import { followMaintenance } from '../session/revalidation'

/** Interval in milliseconds at which a page with unsaved input checks if it may be left. */
const pollInterval = 1000

/** Leaves the page once it is closed for maintenance and has no unsaved input; a form shows by itself that it waits. */
export function useMaintenance(isClosed: boolean) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(followMaintenance, [])
  useEffect(() => {
    if (!isClosed || isLeaving) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function leave() {
      if (hasUnsavedInput()) timer = setTimeout(leave, pollInterval)
      else void navigate('/przerwa-techniczna', { replace: true })
    }
    leave()
    return () => clearTimeout(timer)
  }, [isClosed, isLeaving, navigate])
}
