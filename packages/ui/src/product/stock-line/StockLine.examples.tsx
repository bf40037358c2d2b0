import type { Examples } from "../../../examples/Examples.ts"
import { StockLine } from "./StockLine.tsx"

export const examples: Examples = {
  "In stock": <StockLine tone="now" text="Get it Tue, Nov 24" />,
  "Made to order": <StockLine tone="later" text="Made to order, 10 days" />,
  Discontinued: <StockLine tone="none" text="Discontinued" />
}
