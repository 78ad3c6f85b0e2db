import { useState } from 'react'

/**
 * A button that is replaced by the content it opens, and takes the focus again once that is closed: `<Button
 * {...opener}>`.
 */
export function useUnfolding() {
  const [state, setState] = useState<'folded' | 'open' | 'folded again'>('folded')
  return {
    isOpen: state === 'open',
    close: () => setState('folded again'),
    opener: { autoFocus: state === 'folded again', onPress: () => setState('open') },
  }
}
