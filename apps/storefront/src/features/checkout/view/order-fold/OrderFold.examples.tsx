import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OrderFold } from "./OrderFold.tsx"

const picture = { src: "/content/parts/brake-rotor.svg", alt: "" }

export const examples: Examples = {
  Open: (
    <OrderFold title="Order summary" count="6 items" total="$663.57" pictures={[picture]} open>
      <p>What is ordered, line by line.</p>
    </OrderFold>
  ),
  Folded: (
    <OrderFold
      title="Order summary"
      count="124 items"
      total="$4,120.00 before shipping and tax"
      pictures={[picture, picture, picture, picture]}
      open={false}
    >
      <p>What is ordered, line by line.</p>
    </OrderFold>
  )
}
