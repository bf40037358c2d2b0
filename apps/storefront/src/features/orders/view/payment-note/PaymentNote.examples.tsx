import { Button } from "@camber/ui"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PaymentNote } from "./PaymentNote.tsx"

export const examples: Examples = {
  "Waits for its payment": (
    <PaymentNote state="waits" action={<Button variant="primary">Pay Now</Button>}>
      $419.85 is due. Your parts are held for you until 3:40 PM.
    </PaymentNote>
  ),
  Declined: (
    <PaymentNote state="declined" action={<Button variant="primary">Try Again</Button>}>
      Your parts are held for you until 3:40 PM.
    </PaymentNote>
  ),
  "Being checked": <PaymentNote state="checked" />,
  "Canceled before it was paid": <PaymentNote state="canceled" />
}
