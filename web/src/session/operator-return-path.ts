import { isLocalPath } from './return-path'

const place = 'plon-backoffice-redirect'
const owner = 'plon-backoffice-redirect-of'

/** Stores the address to return to after signing in; with an e-mail, for that account alone. */
export function rememberOperatorReturnPath(path: string, email: string | null = null) {
  sessionStorage.setItem(place, path)
  if (email === null) sessionStorage.removeItem(owner)
  else sessionStorage.setItem(owner, email)
}

/** The stored address, once; else the dashboard. */
export function takeOperatorReturnPath(email: string | null = null): string {
  const whose = sessionStorage.getItem(owner)
  const remembered = whose === null || whose === email ? sessionStorage.getItem(place) : null
  sessionStorage.removeItem(place)
  sessionStorage.removeItem(owner)
  return remembered !== null && isLocalPath(remembered) ? remembered : '/zaplecze'
}
