import * as z from 'zod/mini'
import type { Role } from '../../../session/operator'

/** At least one role: without any an operator cannot sign in. */
export const rolesSchema = z.array(z.custom<Role>()).check(z.minLength(1, 'Wybierz co najmniej jedną rolę'))
