import type { Examples } from "../../../examples/Examples.ts"
import { PromoCode } from "./PromoCode.tsx"

const copied = async () => true

export const examples: Examples = {
  "With its days": <PromoCode code="7KQ2-M9XD" note="$10 off one order within 90 days." onCopy={copied} />,
  "The longest": <PromoCode code={"STREETANDRACE".repeat(4)} onCopy={copied} />
}
