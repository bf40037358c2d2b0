import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FlagForm } from "./FlagForm.tsx"

const nothing = () => undefined
const flag = {
  standard: "true",
  isBusy: false,
  audiences: [{ value: "race", label: "with a race car" }],
  onSwitch: nothing,
  onReset: nothing
}

export const examples: Examples = {
  "As it is by itself": <FlagForm {...flag} name="Green_Save_Price_Ribbon" switched={null} />,
  "Switched for some": (
    <FlagForm {...flag} name="ATC_Drawer_Miso_Recs_Multi_Add_Enabled" switched={{ value: "false", percent: 30, audience: "race" }} />
  ),
  "Being switched": <FlagForm {...flag} name="Shell_Signup_Experiment" standard="" switched={null} isBusy />
}
