import { modalHash } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Link } from '../../ui/Link'

/** Links for a NIP that has an account already. */
export function HasAccount() {
  return (
    <Alert tone="info">
      Masz już konto? <Link to={modalHash('logowanie')}>Zaloguj się</Link>, a&nbsp;jeśli nie masz jeszcze
      hasła, wybierz <Link to={modalHash('pierwsze-logowanie')}>pierwsze logowanie</Link>.
    </Alert>
  )
}
