import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { Dropdown, type DropdownItem, type Placement } from "./Dropdown.tsx"

const makes = [
  "AMC",
  "Buick",
  "Cadillac",
  "Chevrolet",
  "Chrysler",
  "DeSoto",
  "Dodge",
  "Ford",
  "GMC",
  "Hudson",
  "Jeep",
  "Lincoln",
  "Mercury"
]
const options = makes.map((label, value) => ({ label, value }))
const long = "1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all"

const choose = (placement: Placement, of: ReadonlyArray<DropdownItem<number>> = options) => (
  <InteractiveExample<DropdownItem<number> | null> initial={null}>
    {(selected, select) => <Dropdown label="Make" options={of} selected={selected} onSelect={select} placement={placement} />}
  </InteractiveExample>
)

export const examples: Examples = {
  "Nothing selected": choose("bottom"),
  "Opens where there is room": choose("auto"),
  "Opens above": choose("top"),
  "Long text": choose("auto", [{ label: long, value: 1 }, ...options]),
  Empty: choose("auto", []),
  Loading: <Dropdown label="Make" options={[]} selected={null} onSelect={() => undefined} isLoading />,
  Disabled: <Dropdown label="Make" options={options} selected={options[3] ?? null} onSelect={() => undefined} disabled />
}
