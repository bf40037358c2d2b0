import type { Examples } from "../../../examples/Examples.ts"
import { CheckBox } from "./CheckBox.tsx"

const nothing = () => undefined

export const examples: Examples = {
  Unchecked: <CheckBox label="Text me offers too" checked={false} onCheck={nothing} />,
  "Checked, with its small print": (
    <CheckBox label="Text me offers too" checked onCheck={nothing} note="Message frequency varies. Message and data rates may apply." />
  ),
  Disabled: <CheckBox label="Text me offers too" checked={false} disabled onCheck={nothing} />
}
