import { isLocalPath } from './redirect'

const place = 'plon-backoffice-redirect'

/** Where the operator was going before they had to sign in. */
export function rememberOperatorPlace(path: string) {
  sessionStorage.setItem(place, path)
}

/** The remembered place, once; else the desk. */
export function takeOperatorPlace(): string {
  const remembered = sessionStorage.getItem(place)
  sessionStorage.removeItem(place)
  return remembered !== null && isLocalPath(remembered) ? remembered : '/zaplecze'
}
