import type { Examples } from "../../../examples/Examples.ts"
import { Button } from "../../controls/button/Button.tsx"
import { Notice } from "./Notice.tsx"

export const examples: Examples = {
  Plain: <Notice>Prices are shown for the United States.</Notice>,
  Good: (
    <Notice tone="good" title="Saved">
      The vehicle is in your garage.
    </Notice>
  ),
  Warning: <Notice tone="warning">Three parts need a vehicle.</Notice>,
  "Bad, with a way out": (
    <Notice tone="bad" title="You are offline" action={<Button size="small">Try again</Button>}>
      Prices may be out of date. What you add is kept, and is sent as soon as the network is back, in the order in which you added it.
    </Notice>
  )
}
