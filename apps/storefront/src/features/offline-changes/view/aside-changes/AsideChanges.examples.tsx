import type { Examples } from "@camber/ui/examples/Examples.ts"
import { AsideChanges } from "./AsideChanges.tsx"

const nothing = () => undefined
const long =
  "Put 4 of Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro and Firebird with Power Drum on Everything for the Bel Air"

export const examples: Examples = {
  "One change": (
    <AsideChanges
      changes={[{ id: "1", text: "Add 2 × Slotted Rotor to your cart", canRetry: true }]}
      onTryAgain={nothing}
      onDiscard={nothing}
    />
  ),
  "Several, with long text": (
    <AsideChanges
      changes={[
        { id: "1", text: "Create the list Brakes", canRetry: true },
        { id: "2", text: long, canRetry: true },
        { id: "3", text: "Add 1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon to your garage", canRetry: true }
      ]}
      onTryAgain={nothing}
      onDiscard={nothing}
    />
  ),
  "One that this page cannot read": (
    <AsideChanges
      changes={[{ id: "1", text: "A change that this version of the shop can't read", canRetry: false }]}
      onTryAgain={nothing}
      onDiscard={nothing}
    />
  )
}
