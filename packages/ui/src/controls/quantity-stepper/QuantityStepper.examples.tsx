import type { Examples } from "../../../examples/Examples.ts"
import { quantityRules } from "../../../examples/samples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { QuantityStepper } from "./QuantityStepper.tsx"

const sizes = ["small", "regular", "large"] as const

export const examples: Examples = {
  Sizes: (
    <div className="acts">
      {sizes.map((size) => (
        <InteractiveExample key={size} initial={1}>
          {(value, change) => (
            <QuantityStepper label={`Quantity, ${size}`} rules={quantityRules} value={value} onChange={change} size={size} />
          )}
        </InteractiveExample>
      ))}
    </div>
  ),
  "At its end": <QuantityStepper rules={quantityRules} value={999} onChange={() => undefined} />
}
