import type { AnswerTo } from '../../../api/wire'

export type CorrectionItem = AnswerTo<'/api/v1/backoffice/einvoice-corrections'>['data']['items'][number]

export type CorrectionDetails = AnswerTo<'/api/v1/backoffice/einvoice-corrections/{id}'>['data']

export type CorrectionStatus = 'waiting' | 'pending' | 'applied' | 'unchanged'

/** Invoice that a correction names; its id and status are null where the programme does not have it. */
export type OriginalInvoice = CorrectionDetails['originals'][number]

/** Line of an invoice that a correction changes, with values in grosze. */
export type LineChange = CorrectionDetails['changes'][number]

export type UndecidedLine = CorrectionDetails['undecided'][number]

/** Points that a correction gives or takes, and those that can be spent after it. */
export interface CorrectionCheck {
  readonly difference: number
  readonly available: number
}
