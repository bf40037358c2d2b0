import type { Examples } from "../../../examples/Examples.ts"
import { SwitchLink } from "./SwitchLink.tsx"

export const examples: Examples = {
  On: <SwitchLink on href="#off" label="Only parts that fit my" subject="1969 Camaro" />,
  "With what it would leave": <SwitchLink on href="#off" label="Only parts that fit my" subject="1969 Camaro" note="1,234 of 48,567" />,
  Off: (
    <SwitchLink
      on={false}
      href="#on"
      label="Only parts that fit my"
      subject="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon"
    />
  )
}
