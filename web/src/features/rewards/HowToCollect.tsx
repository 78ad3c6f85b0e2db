import { BadgePercent, Calculator, FilePlus2 } from 'lucide-react'
import { modalHash } from '../../paths'
import { ButtonLink } from '../../ui/Link'

const icon = 'size-5'

/** Ways to the points that a reward lacks. */
export function HowToCollect() {
  return (
    <section aria-label="Jak zebrać punkty" className="flex flex-col gap-2">
      <p>
        Punkty zbierzesz za zakupy. Policz, ile ich potrzeba, albo zgłoś fakturę, której jeszcze nie mamy.
      </p>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <ButtonLink to={modalHash('zglos-fakture')} icon={<FilePlus2 aria-hidden className={icon} />}>
          Zgłoś fakturę
        </ButtonLink>
        <ButtonLink variant="secondary" to="/kalkulator" icon={<Calculator aria-hidden className={icon} />}>
          Policz punkty
        </ButtonLink>
        <ButtonLink variant="secondary" to="/promocje" icon={<BadgePercent aria-hidden className={icon} />}>
          Zobacz promocje
        </ButtonLink>
      </div>
    </section>
  )
}
