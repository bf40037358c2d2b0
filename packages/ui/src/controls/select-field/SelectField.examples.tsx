import type { Examples } from "../../../examples/Examples.ts"
import { SelectBox, SelectField } from "./SelectField.tsx"

const options = ["Best match", "Price, low to high", "The highest rated by those who bought them for a car like yours"].map((label) => ({
  value: label,
  label
}))

export const examples: Examples = {
  "Under its label": <SelectField label="Sort" options={options} lineAfter={1} />,
  "Named by its surroundings": <SelectBox aria-label="Sort" options={options} />,
  Disabled: <SelectField label="Engine" options={[{ value: "", label: "Select engine" }]} disabled />
}
