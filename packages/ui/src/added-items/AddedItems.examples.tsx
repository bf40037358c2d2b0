import type { Examples } from "../../workbench/Examples.ts"
import { art } from "../../workbench/samples.ts"
import { AddedItems } from "./AddedItems.tsx"

export const examples: Examples = {
  "One part": (
    <AddedItems
      items={[{ skuVariantNumber: "BRI-1", title: "Trackline Brake Rotor, 11.00 in.", picture: art("rotor"), quantity: 2 }]}
      count="2 items"
      total="$169.98"
    />
  ),
  "Several, with long text": (
    <AddedItems
      items={["rotor", "caliper", "pads"].map((picture) => ({
        skuVariantNumber: picture,
        title: "Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro and Firebird with Power Drum",
        picture: art(picture)
      }))}
      count="14 items"
      total="$12,689.00"
    />
  )
}
