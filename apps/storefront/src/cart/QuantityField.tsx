import { clampQuantity, LEAST_PIECES, MOST_PIECES, type Quantity } from "@camber/domain/cart"
import { cutQuantity, readQuantity, steppedQuantity } from "@camber/domain/controls"
import { type QuantityRules, QuantityStepper, type QuantityStepperProps } from "@camber/ui"

const rules: QuantityRules = { least: LEAST_PIECES, most: MOST_PIECES, cut: cutQuantity, read: readQuantity, step: steppedQuantity }

export interface QuantityFieldProps extends Pick<QuantityStepperProps, "label" | "size"> {
  readonly value: Quantity
  readonly onChange: (quantity: Quantity) => void
}

/** The stepper of a cart's quantity (CTRL-09 to CTRL-14). */
export const QuantityField = ({ onChange, ...props }: QuantityFieldProps) => (
  <QuantityStepper {...props} rules={rules} onChange={(quantity) => onChange(clampQuantity(quantity))} />
)
