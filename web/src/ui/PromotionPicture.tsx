import {
  Apple,
  BadgePercent,
  Boxes,
  CalendarHeart,
  Copy,
  Fuel,
  HandCoins,
  type LucideIcon,
  PackageOpen,
  PenLine,
  Trophy,
  Wheat,
} from 'lucide-react'

const drawings: Readonly<Record<string, LucideIcon>> = {
  declare: PenLine,
  double: Copy,
  fuel: Fuel,
  holiday: CalendarHeart,
  orchard: Apple,
  package: PackageOpen,
  presale: HandCoins,
  stock: Boxes,
  stubble: Wheat,
  trophy: Trophy,
}

/** The drawing of a promotion by its name; a general one for an unknown name. */
export function PromotionPicture({ name, isPast = false }: { name: string; isPast?: boolean }) {
  const Drawing = drawings[name] ?? BadgePercent
  const tone = isPast
    ? 'bg-line-soft text-muted'
    : 'bg-linear-to-br from-brand-tint to-accent-tint text-brand-strong'
  return (
    <span aria-hidden className={`grid h-28 place-items-center rounded-card ${tone}`}>
      <Drawing strokeWidth={1.25} className="size-14" />
    </span>
  )
}
