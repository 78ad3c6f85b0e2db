import { useNavigate, useSearchParams } from 'react-router'

const parameter = 'krok'

/**
 * The current step, from 0, stored in the address so that the browser's Back goes one step back; at most `furthest`,
 * the first incomplete step.
 */
export function useStep(furthest: () => number) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const requestedStep = Math.max(0, (Number.parseInt(search.get(parameter) ?? '1', 10) || 1) - 1)
  return {
    step: Math.min(requestedStep, furthest()),
    /** Resolves once the step is rendered, so that one of its fields can take the focus. */
    go: (step: number) => navigate({ search: `${parameter}=${step + 1}`, hash: '' }, { flushSync: true }),
  }
}
