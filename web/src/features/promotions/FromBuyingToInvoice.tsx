import { Calculator, FilePlus2, MapPinned, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { usuallyWithin } from '../../format/days'
import { modalHash } from '../../paths'
import { useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { ActionRow } from '../../ui/ActionRow'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import type { PromotionPacks } from './queries'
import { availabilityOf, calculatorWith } from './shopping'
import { toBuyHash } from './ToBuy'

const icons = {
  buy: <ShoppingCart aria-hidden className="size-5 shrink-0" />,
  where: <MapPinned aria-hidden className="size-5 shrink-0" />,
  calculate: <Calculator aria-hidden className="size-5 shrink-0" />,
  report: <FilePlus2 aria-hidden className="size-5 shrink-0" />,
} as const

const report = modalHash('zglos-fakture')

interface ToBuyProps {
  toBuy: PromotionPacks
}

/** All steps from buying to the invoice in one row, at the top of a promotion's page. */
export function StepsToInvoice({ slug, toBuy }: ToBuyProps & { slug: string }) {
  return (
    <ActionRow
      label="Od zakupu do faktury"
      actions={[
        { label: 'Co kupić', to: `/promocje/${slug}${toBuyHash}`, icon: icons.buy },
        { label: 'Gdzie', to: availabilityOf(toBuy), icon: icons.where },
        { label: 'Policz', to: calculatorOf(toBuy), icon: icons.calculate },
        { label: 'Zgłoś fakturę', to: report, icon: icons.report, isMain: true },
      ]}
    />
  )
}

/** The steps after choosing what to buy, each with a sentence. */
export function AfterChoosing({ toBuy }: ToBuyProps) {
  const { company_postcode: postcode } = useUser().profile
  const days = useSettings()?.invoice_check_days
  const [suggestion] = toBuy.suggestions
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Step
        title="Gdzie"
        action={
          <ButtonLink to={availabilityOf(toBuy)} variant="secondary" wide icon={icons.where}>
            Sprawdź dostępność
          </ButtonLink>
        }
        also={
          <ButtonLink to="/dystrybutorzy" variant="quiet" wide>
            Dystrybutorzy w&nbsp;pobliżu
          </ButtonLink>
        }
      >
        {`Zobacz, które oddziały najbliżej kodu ${postcode} mają te produkty.`}
      </Step>
      <Step
        title="Policz"
        action={
          <ButtonLink to={calculatorOf(toBuy)} variant="secondary" wide icon={icons.calculate}>
            Otwórz kalkulator
          </ButtonLink>
        }
      >
        {suggestion
          ? `Kalkulator otworzy się z tym, co podpowiadamy: ${suggestion.text}. Zobaczysz punkty i wszystkie promocje naraz.`
          : 'Kalkulator pokaże punkty za zakupy i wszystkie promocje naraz.'}
      </Step>
      <Step
        title="Zgłoś fakturę"
        action={
          <ButtonLink to={report} wide icon={icons.report}>
            Zgłoś fakturę
          </ButtonLink>
        }
      >
        {`Po zakupie zrób zdjęcie faktury albo wyślij e-fakturę.${days == null ? '' : ` Sprawdzamy je ${usuallyWithin(days)}.`}`}
      </Step>
    </div>
  )
}

function calculatorOf({ suggestions: [first] }: PromotionPacks): string {
  return calculatorWith(first?.items ?? [])
}

interface StepProps {
  title: string
  action: ReactNode
  also?: ReactNode
  children: string
}

function Step({ title, action, also, children }: StepProps) {
  return (
    <Card>
      <div className="flex h-full flex-col">
        <CardHead title={title} />
        <p className="mb-4 grow">
          <NoBreak text={children} />
        </p>
        {action}
        {also}
      </div>
    </Card>
  )
}
