import { holds, type Operator } from '../../session/operator'

/** True for operators who write segments and mailings. */
export function canEditSegments(operator: Operator): boolean {
  return holds(operator, ['editor', 'moderator'])
}
