import { ButtonLink } from '../../ui/Link'
import { ThankYou } from '../../ui/ThankYou'
import { Tied } from '../../ui/Tied'

/** `/zglos-udzial/dziekujemy`: the request is with the operators. */
export default function ThankYouPage() {
  return (
    <ThankYou title="Dziękujemy za zgłoszenie" actions={<ButtonLink to="/">Strona główna</ButtonLink>}>
      <p>
        <Tied text="Sprawdzimy Twoje dane i prześlemy Ci zaproszenie e-mailem lub SMS-em. Z zaproszenia zarejestrujesz się w kilka minut." />
      </p>
    </ThankYou>
  )
}
