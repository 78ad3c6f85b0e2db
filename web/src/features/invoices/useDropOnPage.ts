import { useEffect, useEffectEvent } from 'react'

/**
 * Takes files that are dropped on the page beside its fields, which a browser would open in its place; with a dialog
 * over the page they are not taken. Null for a page that takes none.
 */
export function useDropOnPage(onDrop: ((files: readonly File[]) => void) | null) {
  const isTaking = onDrop !== null
  const take = useEffectEvent((files: readonly File[]) => onDrop?.(files))
  useEffect(() => {
    if (!isTaking) return
    function drag(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault()
    }
    function drop(event: DragEvent) {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (document.querySelector('[role="dialog"]')) return
      take(Array.from(event.dataTransfer?.files ?? []))
    }
    window.addEventListener('dragover', drag)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', drag)
      window.removeEventListener('drop', drop)
    }
  }, [isTaking])
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}
