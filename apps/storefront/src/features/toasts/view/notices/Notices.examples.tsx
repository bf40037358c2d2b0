import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Notices } from "./Notices.tsx"

/** All notices are in one stack, because separate stacks would overlap in the same corner of the window. */
export const examples: Examples = {
  "One of each kind": (
    <Notices
      notices={[
        { id: "1", message: "Saved.", intent: "positive", link: { label: "View your Garage", href: "#garage" }, dismissing: false },
        { id: "2", message: "Item not moved, please try again", intent: "negative", dismissing: false },
        {
          id: "3",
          message: "A message that is so long that it needs a second line, and then some more words.",
          intent: "neutral",
          dismissing: false
        },
        {
          id: "4",
          message: "On its way",
          content: "It arrives on Friday.",
          icon: "truck",
          intent: "positive",
          invert: true,
          dismissing: false
        },
        {
          id: "5",
          message: "Slotted Rotor is in stock again",
          brand: "Ironvale",
          imageUrl: "/content/parts/rotor.svg",
          intent: "neutral",
          dismissing: false
        }
      ]}
      onDismiss={() => undefined}
    />
  )
}
