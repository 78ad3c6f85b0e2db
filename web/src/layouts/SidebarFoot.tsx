import { PanelLeftClose, PanelLeftOpen, Rows4 } from 'lucide-react'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { type Density, useDensity } from '../session/density'
import { menuButton } from './MenuLink'

interface SidebarFootProps {
  isNarrow: boolean
  onFold: (isNarrow: boolean) => void
}

/** Foot of the back office's sidebar: the switch of the density where the screen has room, and the fold. */
export function SidebarFoot({ isNarrow, onFold }: SidebarFootProps) {
  const { density, isRoomy, choose } = useDensity()
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <div className="flex flex-col gap-menu-gap border-navy-soft border-t pt-2">
      {isRoomy && (isNarrow ? <Toggle {...{ density, choose }} /> : <Choice {...{ density, choose }} />)}
      <button
        type="button"
        onClick={() => onFold(!isNarrow)}
        title={isNarrow ? 'Rozwiń menu' : undefined}
        className={menuButton}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className={isNarrow ? 'sr-only' : undefined}>{isNarrow ? 'Rozwiń menu' : 'Zwiń menu'}</span>
      </button>
    </div>
  )
}

interface SwitchProps {
  density: Density
  choose: (density: Density) => void
}

const options = [
  { value: 'comfortable', label: 'Wygodnie' },
  { value: 'dense', label: 'Gęsto' },
] as const satisfies readonly { value: Density; label: string }[]

/** Both densities beside each other. */
function Choice({ density, choose }: SwitchProps) {
  return (
    <AriaRadioGroup
      aria-label="Gęstość widoku"
      orientation="horizontal"
      value={density}
      onChange={(value) => choose(value === 'dense' ? 'dense' : 'comfortable')}
      className="mb-1 flex rounded-control border border-navy-soft"
    >
      {options.map(({ value, label }) => (
        <Radio
          key={value}
          value={value}
          className="grid min-h-menu-row grow basis-0 cursor-pointer place-items-center rounded-control text-small outline-none hover:text-white focus-visible:outline-3 focus-visible:outline-(--focus-ring) focus-visible:outline-offset-2 selected:bg-navy-soft selected:font-semibold selected:text-white"
        >
          {label}
        </Radio>
      ))}
    </AriaRadioGroup>
  )
}

/** The switch as an icon, pressed in the dense view. */
function Toggle({ density, choose }: SwitchProps) {
  const isDense = density === 'dense'
  return (
    <button
      type="button"
      aria-pressed={isDense}
      title="Gęsty widok"
      onClick={() => choose(isDense ? 'comfortable' : 'dense')}
      className={`${menuButton} ${isDense ? 'bg-navy-soft text-white' : ''}`}
    >
      <Rows4 aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">Gęsty widok</span>
    </button>
  )
}
