import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import type { IconName } from "../../foundation/icon/icons.ts"

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly icon: IconName
  readonly panel: ReactNode
}

export interface TabsProps<Name extends string> {
  /** The subject of the tabs, for assistive technology. */
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Name>>
  readonly selected: Name
  readonly onSelect: (name: Name) => void
}

/** Index to which each key moves from a tab, before wrapping around. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last
}

/** Renders the tabs pattern: arrows, Home and End select; every panel is in the DOM, all but one hidden. */
export const Tabs = <Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = tabs.findIndex(({ name }) => name === selected)
    const to = (step(from, tabs.length - 1) + tabs.length) % tabs.length
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
    if (tabs[to] !== undefined) onSelect(tabs[to].name)
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ name, label, icon }) => (
          <button
            key={name}
            type="button"
            data-early
            role="tab"
            className="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={move}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div key={name} role="tabpanel" id={`${id}-${name}-panel`} aria-labelledby={`${id}-${name}`} hidden={name !== selected}>
          {panel}
        </div>
      ))}
    </>
  )
}
