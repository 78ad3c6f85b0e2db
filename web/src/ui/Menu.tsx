import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  type MenuItemProps,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components/Menu'
import type { Path } from '../paths'
import { RouterLink } from './Link'
import { buttonClass, floatingItem, floatingList } from './styles'

export interface MenuEntry {
  readonly label: string
  readonly icon: LucideIcon
  /** A path, which makes it a link, or an action. */
  readonly target: Path | (() => void)
}

/** Entries of which one is chosen. */
export interface MenuChoices {
  /** Heading of the choices. */
  readonly label: string
  readonly options: readonly { readonly key: string; readonly label: string; readonly note?: string }[]
  readonly chosen: string
  /** Called for the chosen one too. */
  readonly onChoose: (key: string) => void
}

interface MenuProps {
  label: string
  trigger: ReactNode
  entries: readonly MenuEntry[]
  /** Shown above the entries. */
  head?: ReactNode
  /** Choices above the entries. */
  choices?: MenuChoices | null
}

/** Props of an entry that is a link of the portal, and opens in a new tab like any other. */
function linkTo(path: Path): Pick<MenuItemProps, 'href' | 'render'> {
  return {
    href: path,
    render: (props) => ('href' in props ? <RouterLink {...props} to={path} /> : <div {...props} />),
  }
}

/** A button with a menu of links and actions. */
export function Menu({ label, trigger, entries, head, choices }: MenuProps) {
  const items = entries.map(({ label: name, icon: Icon, target }) => (
    <MenuItem
      key={name}
      textValue={name}
      className={floatingItem}
      {...(typeof target === 'string' ? linkTo(target) : { onAction: target })}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
      {name}
    </MenuItem>
  ))
  return (
    <MenuTrigger>
      <Button aria-label={label} className={buttonClass('quiet')}>
        {trigger}
      </Button>
      <Popover placement="bottom end" className={`${floatingList} min-w-60 max-w-[calc(100vw-1rem)]`}>
        <AriaMenu aria-label={label} className="outline-none">
          {choices && <Choices {...choices} />}
          {head || choices ? (
            <MenuSection
              aria-label={head ? undefined : label}
              className={choices ? 'mt-1 border-line border-t pt-1' : ''}
            >
              {head && <Header>{head}</Header>}
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

function Choices({ label, options, chosen, onChoose }: MenuChoices) {
  return (
    <MenuSection selectionMode="single" disallowEmptySelection selectedKeys={[chosen]}>
      <Header className="px-3 pt-2 pb-1 text-muted text-small">{label}</Header>
      {options.map(({ key, label: name, note }) => (
        <MenuItem
          key={key}
          id={key}
          textValue={name}
          onAction={() => onChoose(key)}
          className={`${floatingItem} group`}
        >
          <Check aria-hidden className="invisible size-5 shrink-0 text-brand-text group-selected:visible" />
          <span className="min-w-0 wrap-anywhere">
            {name}
            {note && <span className="font-normal text-muted text-small">{` ${note}`}</span>}
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  )
}
