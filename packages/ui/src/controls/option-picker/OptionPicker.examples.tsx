import type { Examples } from "../../../examples/Examples.ts"
import { OptionPicker } from "./OptionPicker.tsx"

const value = (label: string, more = {}) => ({ value: label, label, selected: false, ...more })
const bores = ["7/8 in.", "15/16 in.", "1.00 in.", "1-1/16 in.", "1-1/8 in.", "1-1/4 in."]

export const examples: Examples = {
  Buttons: (
    <OptionPicker
      name="Caliper color"
      field="color"
      action=""
      values={[
        value("Natural", { swatch: "silver" }),
        value("Red", { swatch: "firebrick", selected: true, fits: true }),
        value("Zinc", { unpurchasable: true }),
        value("Gold", { disabled: true })
      ]}
    />
  ),
  Dropdown: <OptionPicker name="Master cylinder bore" field="bore" action="" values={bores.map((bore) => value(bore))} />,
  Wrong: (
    <OptionPicker name="Rotor finish" field="finish" action="" values={[value("Plain"), value("Slotted")]} error="Select a Rotor finish" />
  ),
  "Dropdown, wrong": <OptionPicker name="Bore" field="bore" action="" values={bores.map((bore) => value(bore))} error="Select a Bore" />
}
