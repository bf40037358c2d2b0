import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button, LinkButton } from "@camber/ui"
import type { ReactNode } from "react"
import { BuyBar } from "./BuyBar.tsx"

const add = (
  <Button variant="primary" size="large">
    Add to Cart
  </Button>
)

/** A transformed element contains its fixed descendants, so that the examples do not cover each other. */
const Screen = ({ children }: { readonly children: ReactNode }) => <div className="stage">{children}</div>

export const examples: Examples = {
  Fits: (
    <Screen>
      <BuyBar price="$1,264.99" day="Tue, Dec 1" fit={{ tone: "fit", label: "Guaranteed To Fit" }} action={add} />
    </Screen>
  ),
  "One question": (
    <Screen>
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
    </Screen>
  ),
  "Does not fit": (
    <Screen>
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
    </Screen>
  )
}
