import { Wrench, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { formHelper } from '../form/helper'
import { Button, IconButton } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { columnsHelper, fieldHelper } from '../ui/helper'
import { Clock } from './Clock'
import { columnsWith } from './columns'
import { FieldNote } from './FieldNote'
import { FormNote } from './FormNote'
import { parameter } from './place'
import { helperNow, setOpen, switchTo, type Toggle, toggles, useHelper } from './toggles'

interface HelperPanelProps {
  /** The number of presses of the panel's key; each opens or closes it. */
  presses: number
  /** True if the address asks for the panel. */
  isNamed: boolean
}

/**
 * The demo's helper panel, at the end of the body and above every modal; the page, its bars and modals end above its
 * height.
 */
export default function HelperPanel({ presses, isNamed }: HelperPanelProps) {
  const { isOpen, on } = useHelper()
  /* True for a panel that a reload brings back, which takes no focus. */
  const isBack = useRef(helperNow().isOpen)
  useKey(presses)
  useAddress(isNamed)
  useSlots(on)
  useEffect(() => {
    if (!isOpen) isBack.current = false
  }, [isOpen])
  if (isOpen) return createPortal(<Panel takesFocus={!isBack.current} />, document.body)
  if (on.length > 0) return createPortal(<Handle count={on.length} />, document.body)
  return null
}

function useKey(presses: number) {
  const heard = useRef(0)
  useEffect(() => {
    if (presses === heard.current) return
    heard.current = presses
    setOpen(!helperNow().isOpen)
  }, [presses])
}

/** Removes the parameter from the address, so that a reload or a shared link does not open the panel again. */
function useAddress(isNamed: boolean) {
  const { search, hash } = useLocation()
  const isResting = useNavigation().state === 'idle'
  const navigate = useNavigate()
  useEffect(() => {
    if (!isNamed || !isResting) return
    setOpen(true)
    const rest = new URLSearchParams(search)
    rest.delete(parameter)
    navigate({ search: rest.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [isNamed, isResting, search, hash, navigate])
}

/** Listens to forms from the start, so that an answer can be shown after it came. */
function useSlots(on: readonly Toggle[]) {
  useLayoutEffect(() => {
    columnsHelper.fill(columnsWith(on))
    fieldHelper.fill(on.includes('fields') ? FieldNote : null)
    formHelper.fill(FormNote)
  }, [on])
  useEffect(
    () => () => {
      for (const place of [columnsHelper, fieldHelper, formHelper]) place.fill(null)
    },
    [],
  )
}

function Panel({ takesFocus }: { takesFocus: boolean }) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useRoom(panel)
  useEscape(panel)
  useEffect(() => {
    const before = document.activeElement
    if (takesFocus) heading.current?.focus()
    return () => restoreFocus(before)
  }, [takesFocus])
  return (
    <aside
      ref={panel}
      aria-labelledby="helper-title"
      data-react-aria-top-layer="true"
      className="fixed inset-x-0 bottom-0 z-50 max-h-[50dvh] overflow-y-auto overscroll-contain border-brand border-t-4 bg-surface px-4 pb-4 shadow-float print:hidden"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between bg-surface py-1">
        <h2 ref={heading} id="helper-title" tabIndex={-1} className="font-bold text-h3 outline-none">
          Pomocnik
        </h2>
        <IconButton
          label="Zamknij pomocnika"
          icon={<X aria-hidden className="size-6" />}
          onPress={() => setOpen(false)}
        />
      </div>
      <div className="grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-[auto_auto_1fr]">
        <Group title="Tabele">
          <Switches of={['columns', 'examples']} />
        </Group>
        <Group title="Formularze">
          <Switches of={['fields', 'values', 'answers', 'tries']} />
        </Group>
        <div className="min-w-0 max-w-text sm:max-lg:col-span-2">
          <Group title="Zegar pokazu">
            <Clock />
          </Group>
        </div>
      </div>
    </aside>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Switches({ of }: { of: readonly Toggle[] }) {
  const { on } = useHelper()
  return of.map((toggle) => (
    <Checkbox
      key={toggle}
      name={toggle}
      isSelected={on.includes(toggle)}
      onChange={(isOn) => switchTo(toggle, isOn)}
    >
      {toggles[toggle]}
    </Checkbox>
  ))
}

/** Small handle of the closed panel, from which active toggles can be switched off, on a phone too. */
function Handle({ count }: { count: number }) {
  const handle = useRef<HTMLElement>(null)
  useRoom(handle)
  return (
    <aside
      ref={handle}
      aria-label="Pomocnik"
      data-react-aria-top-layer="true"
      data-helper-handle
      className="fixed inset-x-0 bottom-0 z-50 flex justify-end border-line border-t bg-surface px-4 py-1 print:hidden"
    >
      <Button
        variant="quiet"
        icon={<Wrench aria-hidden className="size-5" />}
        onPress={() => setOpen(true)}
      >{`Pomocnik: włączone ${count}`}</Button>
    </aside>
  )
}

/** Publishes the panel's height to the rest of the page. */
function useRoom(element: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty('--helper-height', `${element.current?.offsetHeight ?? 0}px`),
    )
    if (element.current) watch.observe(element.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--helper-height')
    }
  }, [element])
}

/** Closes the panel on Esc from within only; elsewhere, also in a modal, the key has its own meaning. */
function useEscape(panel: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    const element = panel.current
    element?.addEventListener('keydown', close)
    return () => element?.removeEventListener('keydown', close)
  }, [panel])
}

/** Returns the focus to its former element, or to the handle where that is gone. */
function restoreFocus(before: Element | null) {
  if (document.activeElement !== document.body) return
  requestAnimationFrame(() => {
    const target = before?.isConnected && before !== document.body ? before : handleNow()
    if (target instanceof HTMLElement) target.focus()
  })
}

function handleNow() {
  return document.querySelector('[data-helper-handle] button')
}
