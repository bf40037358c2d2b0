import type { Examples } from "../../../examples/Examples.ts"
import { OrderLines } from "./OrderLines.tsx"

const picture = { src: "/content/parts/brake-rotor.svg", alt: "" }

export const examples: Examples = {
  "As they were ordered": (
    <OrderLines
      label="Items"
      lines={[
        {
          id: "1",
          title: "Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro",
          brand: "Ironvale",
          href: "/item/rotor/2",
          picture,
          details: ["Bolt Circle: 4.75 in", "CAM-2-1", "2 × $123.40"],
          core: "Core deposit $150.00 (2 × $75.00), refunded with your old parts",
          fit: {
            tone: "fit",
            label: "Guaranteed To Fit",
            car: "1969 Chevrolet Camaro with 5.7L V8",
            why: "Fits 1967-1969 Chevrolet Camaro with 4.75 in bolt circle (yours: 4.75 in)."
          },
          price: "$246.80",
          note: "Returning 1 of 2."
        },
        {
          id: "2",
          title: "Caliper-with-a-name-that-has-no-space-to-break-at-anywhere",
          brand: "Ironvale",
          picture,
          details: ["CAM-9-1"],
          parts: ["2 × Ball Joint, Upper", "1 × Sway Bar, Front, 0.75 in"],
          price: "$1,012.00",
          problem: "It is no longer available."
        }
      ]}
    />
  )
}
