import type { Examples } from "../../../examples/Examples.ts"
import { art, quantityRules } from "../../../examples/samples.ts"
import { QuantityStepper } from "../../controls/quantity-stepper/QuantityStepper.tsx"
import { CartLine, type CartLineProps, CartLinesSkeleton } from "./CartLine.tsx"

const line: CartLineProps = {
  title: "Trackline Brake Rotor, 11.00 in. Drilled & Slotted",
  href: "#rotor",
  brand: "Bristow Brake",
  picture: art("rotordrilled"),
  details: ["Right", "BRI-4R11D", "$84.99 each", "In stock"],
  fit: { tone: "fit", label: "Guaranteed To Fit" },
  price: "$169.98",
  quantity: <QuantityStepper size="small" label="Quantity of the rotor" rules={quantityRules} value={2} onChange={() => undefined} />,
  onRemove: () => undefined
}

export const examples: Examples = {
  "A part": (
    <ul>
      <CartLine {...line} />
    </ul>
  ),
  "A kit for another car": (
    <ul>
      <CartLine
        {...line}
        title="Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro and Firebird with Power Drum"
        parts={["2 Rotors", "2 Calipers", "1 Pad set"]}
        addedFor={{ vehicle: "2004 Ford F-150", engine: "5.4L V8", label: "Guaranteed To Fit" }}
        fit={{ tone: "nofit", label: "May Not Fit", why: "Made for 1967-1969 Camaro; yours is a 1970." }}
      />
    </ul>
  ),
  "To be verified": (
    <ul>
      <CartLine
        {...line}
        fit={{
          tone: "verify",
          label: "Verify the Engine for your project",
          action: (
            <button type="button" className="link">
              Add Engine
            </button>
          )
        }}
      />
    </ul>
  ),
  "With a deposit for the old part": (
    <ul>
      <CartLine {...line} core="Core deposit $150.00 (2 × $75.00), refunded with your old parts" />
    </ul>
  ),
  "Waiting to sync": (
    <ul>
      <CartLine {...line} waiting="Waiting to sync" />
    </ul>
  ),
  "Cannot be bought": (
    <ul>
      <CartLine {...line} href={undefined} quantity={undefined} problem="No longer available" />
    </ul>
  ),
  Loading: <CartLinesSkeleton />
}
