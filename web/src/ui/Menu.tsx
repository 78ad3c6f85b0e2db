import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components/Menu'
import { useNavigate } from 'react-router'
import { buttonClass, floatingItem, floatingList } from './styles'

interface MenuEntry {
  readonly label: string
  readonly icon: LucideIcon
  /** A path to go to, or an action. */
  readonly target: string | (() => void)
}

interface MenuProps {
  label: string
  trigger: ReactNode
  entries: readonly MenuEntry[]
  /** Shown above the entries. */
  head?: ReactNode
}

/** A button with a menu of links and actions. */
export function Menu({ label, trigger, entries, head }: MenuProps) {
  const navigate = useNavigate()
  const items = entries.map(({ label: name, icon: Icon, target }) => (
    <MenuItem
      key={name}
      textValue={name}
      className={floatingItem}
      onAction={() => (typeof target === 'string' ? navigate(target) : target())}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-brand" />
      {name}
    </MenuItem>
  ))
  return (
    <MenuTrigger>
      <Button aria-label={label} className={buttonClass('quiet')}>
        {trigger}
      </Button>
      <Popover placement="bottom end" className={`${floatingList} min-w-60`}>
        <AriaMenu aria-label={label} className="outline-none">
          {head ? (
            <MenuSection>
              <Header>{head}</Header>
              {items}
            </MenuSection>
          ) : (
            items
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
