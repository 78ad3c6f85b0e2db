import { BadgePercent, FilePlus2, Gift, type LucideIcon } from 'lucide-react'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'

interface Step {
  readonly icon: LucideIcon
  readonly to: string
  readonly name: string
  readonly about: string
}

const steps: readonly Step[] = [
  {
    icon: FilePlus2,
    to: modalHash('zglos-fakture'),
    name: 'Zgłoś pierwszą fakturę',
    about: 'Zrób jej zdjęcie telefonem. Punkty dopiszemy za każdy litr i kilogram.',
  },
  {
    icon: BadgePercent,
    to: '/promocje',
    name: 'Zobacz promocje',
    about: 'Za wybrane produkty dostaniesz jeszcze karty albo dodatkowe punkty.',
  },
  {
    icon: Gift,
    to: '/nagrody',
    name: 'Wybierz swój cel',
    about: 'Znajdź w katalogu nagrodę, na którą chcesz zbierać.',
  },
]

/** The first steps of somebody without any invoice, in place of a goal. */
export function FirstSteps() {
  return (
    <Card>
      <h2 className="mb-3 font-bold text-h2">Pierwsze trzy kroki</h2>
      <ol className="flex flex-col gap-1">
        {steps.map(({ icon: Icon, to, name, about }, place) => (
          <li
            key={name}
            className="relative -mx-3 flex items-start gap-3 rounded-control px-3 py-3 hover:bg-page"
          >
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-text"
            >
              <Icon className="size-5" />
            </span>
            <span>
              <span className="font-semibold">
                <Link to={to} stretched>
                  {place + 1}. {name}
                </Link>
              </span>
              <span className="block text-muted">{noBreak(about)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
