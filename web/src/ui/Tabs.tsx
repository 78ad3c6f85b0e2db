import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { useSearchParams } from 'react-router'

export interface TabEntry<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly [TabEntry<Id>, ...TabEntry<Id>[]]
  /** The query parameter of the tab; changing it drops the other parameters, which belong to the tab's list. */
  parameter?: string
  children: (tab: Id) => ReactNode
}

/** Tabs whose choice is stored in the URL, so that the browser's Back returns to it. */
export function Tabs<Id extends string>({ label, tabs, parameter = 'tab', children }: TabsProps<Id>) {
  const [search, setSearch] = useSearchParams()
  const selected = tabs.find((tab) => tab.id === search.get(parameter)) ?? tabs[0]
  const strip = useStripShowing(selected.id)
  return (
    <AriaTabs
      selectedKey={selected.id}
      onSelectionChange={(id) => {
        if (id !== selected.id) setSearch(id === tabs[0].id ? {} : { [parameter]: String(id) })
      }}
      keyboardActivation="manual"
      /* The focus ring is drawn by the focused tab, not around the whole element. */
      className="outline-none"
    >
      <div ref={strip} className="scroll-hint mb-4 overflow-x-auto border-line border-b-2">
        <TabList aria-label={label} className="-mb-0.5 flex w-max">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              className="min-h-control cursor-pointer border-transparent border-b-3 px-4 py-control-gap -outline-offset-3 hover:text-brand-text selected:border-brand selected:font-semibold"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
      </div>
      {/* A key for each tab, because a panel keeps its first id and another tab would refer to nothing. */}
      <TabPanel key={selected.id} id={selected.id}>
        {children(selected.id)}
      </TabPanel>
    </AriaTabs>
  )
}

/** Scrolls the strip to the chosen tab, because not all tabs fit on a phone. */
function useStripShowing(selected: string) {
  const strip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen by the time this runs
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - strip.current.offsetLeft
  }, [selected])
  return strip
}
