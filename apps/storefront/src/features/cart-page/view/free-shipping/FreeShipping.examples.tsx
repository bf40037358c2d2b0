import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FreeShipping } from "./FreeShipping.tsx"

export const examples: Examples = {
  "On the way": <FreeShipping missing="$41.01" total={5799} threshold={9900} />,
  "A cent short": <FreeShipping missing="$0.01" total={9899} threshold={9900} />,
  Reached: <FreeShipping total={123_400} threshold={9900} />
}
