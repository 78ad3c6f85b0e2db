import { createBearer } from './bearer'
import { createApi } from './client'

/** The operator's bearer: another cookie, another session than the participant's. */
export const operatorBearer = createBearer({
  name: 'backoffice',
  refreshPath: '/api/v1/backoffice/auth/refresh',
  logoutPath: '/api/v1/backoffice/auth/logout',
})

/** The operator's calls. */
export const operatorApi = createApi(operatorBearer)
