import type { Examples } from "../../../examples/Examples.ts"
import { Price } from "./Price.tsx"

export const examples: Examples = {
  Regular: <Price price="$44.95" />,
  Reduced: <Price price="$1,234.00" strikeThrough="$1,500.00" />,
  "The lowest of several": <Price price="$44.95" isFrom />,
  Large: <Price price="$689" strikeThrough="$779" saving="Save $90.00" large />
}
