import type { Examples } from "../../../examples/Examples.ts"
import { art } from "../../../examples/samples.ts"
import { ProductSummary } from "./ProductSummary.tsx"

export const examples: Examples = {
  "A link": (
    <ProductSummary title="Trackline Brake Rotor, 11.00 in." brand="Bristow Brake" picture={art("rotor")} href="#rotor" price="$84.99" />
  ),
  "Long text": (
    <ProductSummary
      title="Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro and Firebird with Power Drum"
      brand="Bristow Brake"
      picture={art("kits")}
      price="$1,689.00"
    >
      Right · Drilled & Slotted · 2 pieces
    </ProductSummary>
  )
}
