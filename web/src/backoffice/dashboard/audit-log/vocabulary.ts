import { bulkJobVocabulary } from '../../bulk-jobs/audit'
import { catalogueVocabulary } from '../../catalogue/audit'
import { contentVocabulary } from '../../content/audit'
import { identityVocabulary } from '../../identity/audit'
import { importVocabulary } from '../../imports/audit'
import { mailingVocabulary } from '../../mailings/audit'
import { peopleVocabulary } from '../../people/audit'
import { platformVocabulary } from '../../platform/audit'
import { merged } from '../../platform/audit/vocabulary'
import { promotionVocabulary } from '../../promotions/audit'
import { purchaseVocabulary } from '../../purchases/audit'
import { reportVocabulary } from '../../reports/audit'
import { rewardVocabulary } from '../../rewards/audit'

/** The audit log's vocabulary of all groups. */
export const vocabulary = merged([
  platformVocabulary,
  bulkJobVocabulary,
  mailingVocabulary,
  importVocabulary,
  identityVocabulary,
  rewardVocabulary,
  catalogueVocabulary,
  promotionVocabulary,
  purchaseVocabulary,
  peopleVocabulary,
  contentVocabulary,
  reportVocabulary,
])
