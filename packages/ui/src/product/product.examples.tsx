import type { Examples } from "../../examples/Examples.ts"
import { Price } from "./price/Price.tsx"
import { PromoCode } from "./promo-code/PromoCode.tsx"
import { StockLine } from "./stock-line/StockLine.tsx"

const copied = async () => true

/** Examples of the small components in this folder. */
export const examples: Examples = {
  "Price: regular": <Price price="$44.95" />,
  "Price: reduced": <Price price="$1,234.00" strikeThrough="$1,500.00" />,
  "Price: the lowest of several": <Price price="$44.95" isFrom />,
  "Price: large": <Price price="$689" strikeThrough="$779" saving="Save $90.00" large />,
  "Promo code: with its days": <PromoCode code="7KQ2-M9XD" note="$10 off one order within 90 days." onCopy={copied} />,
  "Promo code: the longest": <PromoCode code={"STREETANDRACE".repeat(4)} onCopy={copied} />,
  "Stock line: in stock": <StockLine tone="now" text="Get it Tue, Nov 24" />,
  "Stock line: made to order": <StockLine tone="later" text="Made to order, 10 days" />,
  "Stock line: discontinued": <StockLine tone="none" text="Discontinued" />
}
