import { ButtonLink } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { ThankYou } from '../../ui/ThankYou'

/** `/zglos-udzial/dziekujemy`: confirmation of the request. */
export default function ThankYouPage() {
  return (
    <ThankYou title="Dziękujemy za zgłoszenie" actions={<ButtonLink to="/">Strona główna</ButtonLink>}>
      <p>
        <NoBreak text="Sprawdzimy Twoje dane i prześlemy Ci zaproszenie e-mailem lub SMS-em. Z zaproszenia zarejestrujesz się w kilka minut." />
      </p>
    </ThankYou>
  )
}
