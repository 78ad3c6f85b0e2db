import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  RemoveFormatting,
  Undo2,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { RichTextLink } from './RichTextLink'
import { beginStep, headingLevels } from './rich-text'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  readonly label: string
  readonly keys?: string
  readonly icon: LucideIcon
  readonly run: (chain: Chain) => Chain
}

/** A tool that is on or off at the caret. */
interface Toggle extends Tool {
  readonly isOn: (editor: Editor) => boolean
}

/** A tool with a one-time effect, enabled where it has one. */
interface Action extends Tool {
  readonly canRun: (editor: Editor) => boolean
}

const { heading, subheading } = headingLevels

/** A tool with a dialog of its own. */
const link: Toggle = {
  label: 'Link',
  icon: Link,
  isOn: (editor) => editor.isActive('link'),
  run: (chain) => chain,
}

const groups: readonly { readonly label: string; readonly tools: readonly (Toggle | Action)[] }[] = [
  {
    label: 'Wyróżnienie',
    tools: [
      {
        label: 'Pogrubienie',
        keys: 'Ctrl+B',
        icon: Bold,
        isOn: (editor) => editor.isActive('bold'),
        run: (chain) => chain.toggleBold(),
      },
      {
        label: 'Kursywa',
        keys: 'Ctrl+I',
        icon: Italic,
        isOn: (editor) => editor.isActive('italic'),
        run: (chain) => chain.toggleItalic(),
      },
      link,
    ],
  },
  {
    label: 'Akapit',
    tools: [
      {
        label: 'Nagłówek',
        icon: Heading1,
        isOn: (editor) => editor.isActive('heading', { level: heading }),
        run: (chain) => chain.toggleHeading({ level: heading }),
      },
      {
        label: 'Podnagłówek',
        icon: Heading2,
        isOn: (editor) => editor.isActive('heading', { level: subheading }),
        run: (chain) => chain.toggleHeading({ level: subheading }),
      },
      {
        label: 'Lista',
        icon: List,
        isOn: (editor) => editor.isActive('bulletList'),
        run: (chain) => chain.toggleBulletList(),
      },
      {
        label: 'Lista numerowana',
        icon: ListOrdered,
        isOn: (editor) => editor.isActive('orderedList'),
        run: (chain) => chain.toggleOrderedList(),
      },
    ],
  },
  {
    label: 'Zmiany',
    tools: [
      {
        label: 'Usuń formatowanie',
        icon: RemoveFormatting,
        canRun: () => true,
        run: (chain) => chain.clearNodes().unsetAllMarks(),
      },
      {
        label: 'Cofnij',
        keys: 'Ctrl+Z',
        icon: Undo2,
        canRun: (editor) => editor.can().undo(),
        run: (chain) => chain.undo(),
      },
      {
        label: 'Ponów',
        keys: 'Ctrl+Y',
        icon: Redo2,
        canRun: (editor) => editor.can().redo(),
        run: (chain) => chain.redo(),
      },
    ],
  },
]

interface RichTextToolbarProps {
  editor: Editor | null
  /** The id of the editable element. */
  controls: string
  isDisabled: boolean
}

/**
 * The toolbar of the text: one tab stop, walked by the arrow keys. React Aria returns to the last tool; at first it is
 * entered at its beginning, from below too.
 */
export function RichTextToolbar({ editor, controls, isDisabled }: RichTextToolbarProps) {
  const lit = useLit(editor)
  return (
    <Toolbar
      aria-label="Formatowanie"
      aria-controls={controls}
      className={`sticky top-(--table-top,var(--header-height)) z-10 flex flex-wrap gap-x-2 rounded-t-control border-line border-b p-1 ${isDisabled ? 'bg-line-soft' : 'bg-surface'}`}
    >
      {groups.map(({ label, tools }) => (
        <Group key={label} aria-label={label} className="flex flex-wrap outline-none">
          {tools.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              editor={editor}
              isLit={lit.has(tool.label)}
              isWayIn={tool === groups[0]?.tools[0]}
              isDisabled={isDisabled}
            />
          ))}
        </Group>
      ))}
    </Toolbar>
  )
}

interface ToolButtonProps {
  tool: Toggle | Action
  editor: Editor | null
  /** True for a toggle that is on, or an action that is enabled. */
  isLit: boolean
  /** True for the tool in the tab order. */
  isWayIn: boolean
  isDisabled: boolean
}

const className =
  'grid size-control shrink-0 cursor-pointer place-items-center rounded-control outline-offset-1 hover:bg-brand-tint pressed:bg-brand-tint selected:bg-brand selected:text-white disabled:cursor-not-allowed disabled:*:opacity-40 aria-disabled:cursor-default aria-disabled:*:opacity-40 aria-disabled:hover:bg-transparent'

function ToolButton({ tool, editor, isLit, isWayIn, isDisabled }: ToolButtonProps) {
  const { label, keys, icon: Icon, run } = tool
  if (tool === link)
    return <RichTextLink editor={editor} isOn={isLit} isDisabled={isDisabled} className={className} />
  const common = {
    'aria-label': label,
    'aria-keyshortcuts': keys?.replace('Ctrl', 'Control'),
    isDisabled: isDisabled || !editor,
    excludeFromTabOrder: !isWayIn,
    className,
    children: <Icon aria-hidden className="size-5" />,
    /* The keyboard's focus stays in the toolbar; a mouse or finger returns it to the text. */
    onPress: ({ pointerType }: { pointerType: string }) => {
      if (!editor || ('canRun' in tool && !isLit)) return
      const isByKeys = pointerType === 'keyboard' || pointerType === 'virtual'
      const chain = editor.chain().command(beginStep)
      run(isByKeys ? chain : chain.focus()).run()
    },
  }
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {/* A disabled attribute would take the focus from a button with nothing more to undo. */}
      {'isOn' in tool ? (
        <ToggleButton {...common} isSelected={isLit} />
      ) : (
        <Button {...common} aria-disabled={!isLit || undefined} />
      )}
      <Tooltip offset={4} className="rounded-tag bg-navy px-2 py-1 text-small text-white shadow-float">
        {keys ? `${label} (${keys})` : label}
      </Tooltip>
    </TooltipTrigger>
  )
}

/** Labels of the toggles that are on at the caret, and of the enabled actions. */
function useLit(editor: Editor | null): ReadonlySet<string> {
  const labels = useSyncExternalStore(
    (changed) => {
      editor?.on('transaction', changed)
      return () => editor?.off('transaction', changed)
    },
    () => (editor ? litIn(editor) : ''),
  )
  return new Set(labels.split(','))
}

function litIn(editor: Editor): string {
  return groups
    .flatMap(({ tools }) => tools)
    .filter((tool) => ('isOn' in tool ? tool.isOn(editor) : tool.canRun(editor)))
    .map(({ label }) => label)
    .join(',')
}
