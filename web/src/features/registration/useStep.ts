import { useNavigate, useSearchParams } from 'react-router'

const parameter = 'krok'

/**
 * The step that is shown, from 0. It stands in the address, so that the browser's own back goes a step back; nobody
 * gets past `furthest`, the first step that still has to be filled in.
 */
export function useStep(furthest: () => number) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const requestedStep = Math.max(0, (Number.parseInt(search.get(parameter) ?? '1', 10) || 1) - 1)
  return {
    step: Math.min(requestedStep, furthest()),
    /** Resolves once the step stands on the page, so that one of its fields can take the focus. */
    go: (step: number) => navigate({ search: `${parameter}=${step + 1}`, hash: '' }, { flushSync: true }),
  }
}
