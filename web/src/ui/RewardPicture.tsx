import {
  Banknote,
  BatteryCharging,
  Bot,
  CloudSun,
  Coffee,
  CreditCard,
  Drill,
  Flame,
  Flashlight,
  Footprints,
  Fuel,
  Gauge,
  Gift,
  Grape,
  Hand,
  Headphones,
  HeartHandshake,
  type LucideIcon,
  MountainSnow,
  Shirt,
  Smartphone,
  SprayCan,
  TreePalm,
  Trees,
  Wrench,
} from 'lucide-react'

const drawings = {
  banknote: Banknote,
  'battery-charging': BatteryCharging,
  bot: Bot,
  'cloud-sun': CloudSun,
  coffee: Coffee,
  'credit-card': CreditCard,
  drill: Drill,
  flame: Flame,
  flashlight: Flashlight,
  footprints: Footprints,
  fuel: Fuel,
  gauge: Gauge,
  gift: Gift,
  grape: Grape,
  hand: Hand,
  headphones: Headphones,
  'heart-handshake': HeartHandshake,
  'mountain-snow': MountainSnow,
  palmtree: TreePalm,
  shirt: Shirt,
  smartphone: Smartphone,
  'spray-can': SprayCan,
  trees: Trees,
  wrench: Wrench,
} as const satisfies Readonly<Record<string, LucideIcon>>

/** The drawing of that name; a gift for an unknown name. */
export function drawingOf(name: string): LucideIcon {
  return (drawings as Readonly<Record<string, LucideIcon>>)[name] ?? Gift
}

/** The drawing of a reward by its name; a gift for an unknown name. */
export function RewardPicture({ name, size = 'card' }: { name: string; size?: 'card' | 'page' }) {
  const Drawing = drawingOf(name)
  const className = size === 'card' ? 'h-36' : 'h-44 lg:h-72'
  const mark = size === 'card' ? 'size-16' : 'size-24 lg:size-32'
  return (
    <span
      aria-hidden
      className={`grid place-items-center rounded-card bg-linear-to-br from-brand-tint to-accent-tint text-brand-strong ${className}`}
    >
      <Drawing strokeWidth={1.25} className={mark} />
    </span>
  )
}
