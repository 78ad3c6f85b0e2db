import { modalHash } from '../../paths'
import { ButtonLink } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { ThankYou } from '../../ui/ThankYou'

/** `/rejestracja/dziekujemy`: the account exists and needs a password. */
export default function RegisteredPage() {
  return (
    <ThankYou
      title="Dziękujemy, Twoje konto jest gotowe"
      actions={
        <>
          <ButtonLink to={modalHash('pierwsze-logowanie')} large>
            Ustaw hasło
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Strona główna
          </ButtonLink>
        </>
      }
    >
      <p>
        Został jeden krok: ustaw hasło. Podaj swój NIP, a&nbsp;wyślemy Ci SMS z&nbsp;kodem na numer telefonu
        z&nbsp;formularza.
      </p>
      <p>
        <NoBreak text="To samo napisaliśmy do Ciebie w wiadomości e-mail, więc możesz to zrobić później." />
      </p>
    </ThankYou>
  )
}
