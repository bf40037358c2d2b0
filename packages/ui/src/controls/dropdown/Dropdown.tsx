import { Combobox } from "@base-ui/react/combobox"
import { type KeyboardEvent, useEffect, useId } from "react"
import { flushSync } from "react-dom"
import { Icon } from "../../foundation/icon/Icon.tsx"

/** Allowed placements of the list (GAP-C50). */
const placements = ["auto", "top", "bottom"] as const
export type Placement = (typeof placements)[number]

/** Checks a placement, because data may contain an invalid one. */
const isPlacement = (place: string): place is Placement => placements.some((known) => known === place)

/** An option's text and value (CTRL-01). An option without a value selects nothing (CTRL-03). */
export interface DropdownItem<Value extends number | string> {
  readonly label: string
  readonly value?: Value | null | undefined
}

export interface DropdownProps<Value extends number | string> {
  /** If it is absent, the dropdown works, but has no accessible name and logs a console warning (CTRL-02). */
  readonly label?: string | undefined
  readonly options: ReadonlyArray<DropdownItem<Value>>
  /** The selected option; null if none is selected. */
  readonly selected: DropdownItem<Value> | null
  readonly onSelect: (option: DropdownItem<Value> | null) => void
  /** Text of the field while nothing is selected and the options are not loading (CTRL-05). */
  readonly placeholder?: string
  /** Whether the options are loading. */
  readonly isLoading?: boolean
  readonly disabled?: boolean
  /** Placement of the list; `auto` chooses the side that has space (GAP-C50). An invalid placement throws a `RangeError` (CTRL-04). */
  readonly placement?: Placement
}

const LOADING = "Loading..."

/** Number of options by which PageUp and PageDown move (CTRL-08). */
const PAGE = 5
const pageKeys: Readonly<Record<string, string>> = { PageDown: "ArrowDown", PageUp: "ArrowUp" }

/** Moves by a page. It does so in single steps, each from the result of the previous step, so that the list stops at its ends. */
const turnPage = (event: KeyboardEvent<HTMLInputElement>) => {
  const key = pageKeys[event.key]
  if (key === undefined) return
  event.preventDefault()
  const field = event.currentTarget
  const step = () => void field.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
  for (let passed = 0; passed < PAGE; passed++) flushSync(step)
}

const spokenCount = (count: number): string => (count === 1 ? "1 result available" : `${count} results available`)

/** Renders a field whose list is filtered by the typed text, for lists too long for a native select. */
export const Dropdown = <Value extends number | string>({
  label,
  options,
  selected,
  onSelect,
  placeholder = "Select...",
  isLoading = false,
  disabled = false,
  placement = "bottom"
}: DropdownProps<Value>) => {
  const id = useId()
  if (!isPlacement(placement)) throw new RangeError(`A dropdown opens at auto, top or bottom, not at ${String(placement)}.`)
  useEffect(() => {
    if (label === undefined) console.error("A dropdown needs a label, unless the native select is used.")
  }, [label])
  return (
    <div className="field">
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <Combobox.Root<DropdownItem<Value>>
        items={options}
        value={selected}
        onValueChange={onSelect}
        isItemEqualToValue={(one, other) => one.value === other.value && one.label === other.label}
        itemToStringLabel={(option) => option.label}
        disabled={disabled}
        loopFocus={false}
        autoHighlight
      >
        <Combobox.InputGroup className="dropdown">
          <Combobox.Input id={id} className="input" placeholder={isLoading ? LOADING : placeholder} onKeyDown={turnPage} />
          <Combobox.Trigger className="dropdown__open" aria-label="Show options" tabIndex={-1}>
            <Icon name="chevron-down" size={16} />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner
            className="dropdown__at"
            side={placement === "top" ? "top" : "bottom"}
            collisionAvoidance={{ side: placement === "auto" ? "flip" : "none" }}
            sideOffset={4}
          >
            <Combobox.Popup className="dropdown__menu" aria-busy={isLoading || undefined}>
              {/* The list is rendered at the end of the page, outside the landmark of the field, so it needs its own region. */}
              <section aria-label={label ?? "Options"}>
                <Options label={label} isLoading={isLoading} />
              </section>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  )
}

/** Renders the filtered options, with their count for screen readers (CTRL-06). */
const Options = ({ label, isLoading }: { readonly label: string | undefined; readonly isLoading: boolean }) => {
  const count = Combobox.useFilteredItems<DropdownItem<number | string>>().length
  const isEmpty = count === 0
  return (
    <>
      <Combobox.Status className={isLoading || isEmpty ? "dropdown__none" : "vh"}>
        {isLoading ? LOADING : isEmpty ? "No options" : spokenCount(count)}
      </Combobox.Status>
      <Combobox.List className="dropdown__list" aria-label={label ?? "Options"}>
        {(option: DropdownItem<number | string>) => (
          <Combobox.Item key={`${option.value} ${option.label}`} value={option} className="dropdown__option">
            {option.label}
            <Combobox.ItemIndicator render={<span />}>
              <Icon name="check" size={16} />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </>
  )
}
