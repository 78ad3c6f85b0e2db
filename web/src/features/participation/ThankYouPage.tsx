import { ButtonLink } from '../../ui/Link'
import { ThankYou } from '../../ui/ThankYou'

/** `/zglos-udzial/dziekujemy`: the request is with the operators. */
export default function ThankYouPage() {
  return (
    <ThankYou title="Dziękujemy za zgłoszenie" actions={<ButtonLink to="/">Strona główna</ButtonLink>}>
      <p>
        Sprawdzimy Twoje dane i&nbsp;prześlemy Ci zaproszenie e-mailem lub SMS-em. Z&nbsp;zaproszenia
        zarejestrujesz się w&nbsp;kilka minut.
      </p>
    </ThankYou>
  )
}
