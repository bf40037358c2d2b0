import type { Examples } from "../../../examples/Examples.ts"
import { StockLine } from "./StockLine.tsx"

export const examples: Examples = {
  "At hand": <StockLine tone="now" text="Get it Tue, Nov 24" />,
  "To come": <StockLine tone="later" text="Made to order, 10 days" />,
  "Not to be had": <StockLine tone="none" text="Discontinued" />
}
