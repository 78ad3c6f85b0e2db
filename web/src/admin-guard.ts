import { redirect } from 'react-router'
import { restoreOperator } from './session/operator'
import { rememberOperatorReturnPath } from './session/operator-return-path'

/** Admits operators to a page of the back office, and leads everybody else to its sign-in. */
export async function passOperator(returnPath: () => string): Promise<null> {
  if (await restoreOperator()) return null
  rememberOperatorReturnPath(returnPath())
  throw redirect('/zaplecze/logowanie')
}
