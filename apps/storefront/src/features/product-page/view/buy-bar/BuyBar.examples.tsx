import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button } from "@camber/ui"
import { BuyBar } from "./BuyBar.tsx"

const add = (
  <Button variant="primary" size="large">
    Add to Cart
  </Button>
)

export const examples: Examples = {
  "With its answer": <BuyBar price="$1,264.99" fit={{ tone: "fit", label: "Guaranteed To Fit" }} action={add} />
}
