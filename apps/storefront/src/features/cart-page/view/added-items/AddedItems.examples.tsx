import type { Examples } from "@camber/ui/examples/Examples.ts"
import { art } from "@camber/ui/examples/samples.ts"
import { AddedItems } from "./AddedItems.tsx"

export const examples: Examples = {
  "One part, for a car": (
    <AddedItems
      items={[
        {
          skuVariantNumber: "BRI-1",
          title: "Trackline Brake Rotor, 11.00 in.",
          picture: art("rotor"),
          quantity: 2,
          price: "$169.98",
          choices: ["Bolt Circle: 4.75 in."],
          fit: { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", tone: "fit", label: "Guaranteed To Fit" },
          note: "Only 2 left: your cart holds all of them."
        }
      ]}
      count="2 items"
      total="$169.98"
    />
  ),
  "With a deposit for the old part": (
    <AddedItems
      items={[
        {
          skuVariantNumber: "IRV-3",
          title: "Loaded Brake Caliper, Left Front",
          picture: art("caliper"),
          quantity: 2,
          price: "$189.98",
          core: "Core deposit $90.00 (2 × $45.00), refunded with your old parts",
          choices: []
        }
      ]}
      count="3 items"
      rows={[
        { label: "Subtotal", value: "$239.97" },
        { label: "Refundable core deposits", value: "$90.00" }
      ]}
      total="$329.97"
    />
  ),
  "Several, with long text": (
    <AddedItems
      items={["rotor", "caliper", "pads"].map((picture) => ({
        skuVariantNumber: picture,
        title: "Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro and Firebird with Power Drum",
        picture: art(picture),
        quantity: 4,
        price: "$4,229.67",
        choices: ["2 × Rotor, Slotted", "1 × Caliper", "1 × Pads, Ceramic"]
      }))}
      count="14 items"
      total="$12,689.00"
    />
  )
}
