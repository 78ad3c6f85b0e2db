import { useEffect, useRef } from 'react'

/** True while the modal is open; closed during the upload, it cannot show the result. */
export function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
