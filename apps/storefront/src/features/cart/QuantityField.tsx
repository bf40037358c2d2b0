import { clampToLimits, type QuantityLimits } from "@camber/domain/cart"
import { clampQuantity, MIN_QUANTITY, MAX_QUANTITY, type Quantity } from "@camber/domain/catalog"
import { truncateQuantity, parseQuantity, stepQuantity } from "@camber/domain/controls"
import { type QuantityRules, QuantityStepper, type QuantityStepperProps } from "@camber/ui"

const rules: QuantityRules = { least: MIN_QUANTITY, most: MAX_QUANTITY, cut: truncateQuantity, read: parseQuantity, step: stepQuantity }

/** The buttons stop at the limits. Typed values beyond them are sent, so that the response explains why they are unavailable. */
const rulesWithin = (limits: QuantityLimits): QuantityRules => ({
  ...rules,
  least: clampToLimits(MIN_QUANTITY, limits),
  most: clampToLimits(MAX_QUANTITY, limits),
  step: (quantity, by) => clampToLimits(stepQuantity(quantity, by), limits)
})

export interface QuantityFieldProps extends Pick<QuantityStepperProps, "isAnnounced" | "label" | "name" | "size"> {
  readonly value: Quantity
  /** Limits of a line in the cart. */
  readonly limits?: QuantityLimits
  readonly onChange: (quantity: Quantity) => void
  readonly onAdjust?: (quantity: number) => void
}

/** Quantity stepper of the cart (CTRL-09 to CTRL-14). */
export const QuantityField = ({ limits, onChange, ...props }: QuantityFieldProps) => (
  <QuantityStepper {...props} rules={limits ? rulesWithin(limits) : rules} onChange={(quantity) => onChange(clampQuantity(quantity))} />
)
