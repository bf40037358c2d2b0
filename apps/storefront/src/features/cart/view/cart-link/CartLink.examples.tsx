import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CartLink } from "./CartLink.tsx"

export const examples: Examples = {
  "On its way": (
    <div className="on-chalk bench__chalk">
      <CartLink href="#cart" />
    </div>
  ),
  "With what is in it": (
    <div className="on-chalk bench__chalk">
      <CartLink href="#cart" badge="4" count="4 items" total="$1,248.97" />
    </div>
  ),
  "More than 99": (
    <div className="on-chalk bench__chalk">
      <CartLink href="#cart" badge="99+" count="240 items" total="$121,248.97" />
    </div>
  )
}
