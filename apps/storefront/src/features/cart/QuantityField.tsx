import { limitPieces, type PieceLimits } from "@camber/domain/cart"
import { clampQuantity, LEAST_PIECES, MOST_PIECES, type Quantity } from "@camber/domain/catalog"
import { cutQuantity, readQuantity, steppedQuantity } from "@camber/domain/controls"
import { type QuantityRules, QuantityStepper, type QuantityStepperProps } from "@camber/ui"

const rules: QuantityRules = { least: LEAST_PIECES, most: MOST_PIECES, cut: cutQuantity, read: readQuantity, step: steppedQuantity }

/** The buttons stop at the limits. What is typed beyond them is sent, so that the answer says why it cannot be had. */
const rulesWithin = (limits: PieceLimits): QuantityRules => ({
  ...rules,
  least: limitPieces(LEAST_PIECES, limits),
  most: limitPieces(MOST_PIECES, limits),
  step: (quantity, by) => limitPieces(steppedQuantity(quantity, by), limits)
})

export interface QuantityFieldProps extends Pick<QuantityStepperProps, "isAnnounced" | "label" | "name" | "size"> {
  readonly value: Quantity
  /** Of a line that is in the cart. */
  readonly limits?: PieceLimits
  readonly onChange: (quantity: Quantity) => void
  readonly onAdjust?: (quantity: number) => void
}

/** The stepper of a cart's quantity (CTRL-09 to CTRL-14). */
export const QuantityField = ({ limits, onChange, ...props }: QuantityFieldProps) => (
  <QuantityStepper {...props} rules={limits ? rulesWithin(limits) : rules} onChange={(quantity) => onChange(clampQuantity(quantity))} />
)
