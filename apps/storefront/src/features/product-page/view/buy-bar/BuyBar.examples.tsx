import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button, LinkButton } from "@camber/ui"
import { BuyBar } from "./BuyBar.tsx"

const add = (
  <Button variant="primary" size="large">
    Add to Cart
  </Button>
)

export const examples: Examples = {
  Fits: <BuyBar price="$1,264.99" day="Tue, Dec 1" fit={{ tone: "fit", label: "Guaranteed To Fit" }} action={add} />,
  "One question": (
    <BuyBar
      price="$149.95"
      day="In stock"
      fit={{ tone: "verify", label: "May fit" }}
      action={
        <LinkButton variant="primary" size="large" href="#answer">
          Answer
        </LinkButton>
      }
    />
  ),
  "Does not fit": (
    <BuyBar
      price="$149.95"
      day="In stock"
      fit={{ tone: "nofit", label: "May Not Fit" }}
      action={
        <LinkButton variant="primary" href="#instead">
          Show the One That Fits
        </LinkButton>
      }
    />
  )
}
