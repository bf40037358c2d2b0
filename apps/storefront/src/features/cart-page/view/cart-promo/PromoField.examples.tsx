import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PromoField } from "./PromoField.tsx"

const nothing = () => undefined

export const examples: Examples = {
  Empty: <PromoField onApply={nothing} onRemove={nothing} />,
  "A code that holds": <PromoField code="7KQ2-M9XD" effect="$10.00 off" onApply={nothing} onRemove={nothing} />,
  "One that does not": <PromoField error="This code has expired." onApply={nothing} onRemove={nothing} />,
  Checking: <PromoField busy onApply={nothing} onRemove={nothing} />
}
