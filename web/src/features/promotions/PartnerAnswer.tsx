import { useQuery } from '@tanstack/react-query'
import { promotionPromptsQuery } from '../../session/promotions'
import { AnswerCard } from './AnswerCard'
import type { Promotion } from './queries'

/**
 * Answer of a partner, read from the prompts, because partners have no progress; only running promotions for partners
 * have prompts, and none with a declaration, since partners have no purchases to declare.
 */
export default function PartnerAnswer({ promotion }: { promotion: Promotion }) {
  const { data: prompts } = useQuery(promotionPromptsQuery)
  const { slug, accept_by, state } = promotion
  const prompt = prompts?.find((one) => one.slug === slug && one.kind === 'answer')
  if (!prompt || !accept_by) return null
  const { key, answer, can_answer } = prompt
  return <AnswerCard participation={{ key, answer, can_answer, accept_by, state }} />
}
