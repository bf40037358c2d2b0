import { Combobox } from "@base-ui/react/combobox"
import { type KeyboardEvent, useEffect, useId } from "react"
import { flushSync } from "react-dom"
import { Icon } from "../../foundation/icon/Icon.tsx"

/** Where a dropdown may open (GAP-C50). */
const placements = ["auto", "top", "bottom"] as const
export type Placement = (typeof placements)[number]

/** What comes from data may be anything. */
const isPlacement = (place: string): place is Placement => placements.some((known) => known === place)

/** What an option reads and what it stands for (CTRL-01). One without a value selects nothing (CTRL-03). */
export interface DropdownItem<Value extends number | string> {
  readonly label: string
  readonly value?: Value | null | undefined
}

export interface DropdownProps<Value extends number | string> {
  /** Without one the dropdown works, but has no name: the console says so (CTRL-02). */
  readonly label?: string | undefined
  readonly options: ReadonlyArray<DropdownItem<Value>>
  /** null: none. */
  readonly selected: DropdownItem<Value> | null
  readonly onSelect: (option: DropdownItem<Value> | null) => void
  /** Stands in the field while nothing is selected, unless the options are on their way (CTRL-05). */
  readonly placeholder?: string
  /** The options are on their way. */
  readonly isLoading?: boolean
  readonly disabled?: boolean
  /** Where the list opens; `auto` takes the side with room (GAP-C50). Throws a `RangeError` for any other (CTRL-04). */
  readonly placement?: Placement
}

const LOADING = "Loading..."

/** Options that PageUp and PageDown pass at once (CTRL-08). */
const PAGE = 5
const pageKeys: Readonly<Record<string, string>> = { PageDown: "ArrowDown", PageUp: "ArrowUp" }

/** A page is so many single steps, each from where the last one led; the list keeps them within its ends. */
const turnPage = (event: KeyboardEvent<HTMLInputElement>) => {
  const key = pageKeys[event.key]
  if (key === undefined) return
  event.preventDefault()
  const field = event.currentTarget
  const step = () => void field.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
  for (let passed = 0; passed < PAGE; passed++) flushSync(step)
}

const spokenCount = (count: number): string => (count === 1 ? "1 result available" : `${count} results available`)

/** A field whose list is filtered by what is typed: for choices too long for a native select. */
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
              {/* It stands at the end of the page, outside of what the field is in: a region of its own. */}
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

/** The list that is left of the options, with how many there are for whoever cannot see it (CTRL-06). */
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
