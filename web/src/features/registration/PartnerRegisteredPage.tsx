import { ButtonLink } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { ThankYou } from '../../ui/ThankYou'

/** `/rejestracja-partner/dziekujemy`: the registration awaits approval. */
export default function PartnerRegisteredPage() {
  return (
    <ThankYou
      title="Dziękujemy, przyjęliśmy Twoje zgłoszenie"
      actions={<ButtonLink to="/">Strona główna</ButtonLink>}
    >
      <p>
        Sprawdzimy dane firmy i&nbsp;napiszemy do Ciebie, gdy konto będzie gotowe. Do tego czasu nie musisz
        nic robić.
      </p>
      <p>
        <NoBreak text="Potwierdzenie zgłoszenia wysłaliśmy na Twój adres e-mail." />
      </p>
    </ThankYou>
  )
}
