import type { Examples } from "../../../examples/Examples.ts"
import { Button } from "../../controls/button/Button.tsx"
import { InlineAlert } from "./InlineAlert.tsx"

export const examples: Examples = {
  Plain: <InlineAlert>Prices are shown for the United States.</InlineAlert>,
  Good: (
    <InlineAlert tone="good" title="Saved">
      The vehicle is in your garage.
    </InlineAlert>
  ),
  Warning: <InlineAlert tone="warning">Three parts need a vehicle.</InlineAlert>,
  "Bad, with a way out": (
    <InlineAlert tone="bad" title="You are offline" action={<Button size="small">Try again</Button>}>
      Prices may be out of date. What you add is kept, and is sent as soon as the network is back, in the order in which you added it.
    </InlineAlert>
  )
}
