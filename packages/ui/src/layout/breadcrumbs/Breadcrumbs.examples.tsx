import type { Examples } from "../../../examples/Examples.ts"
import { Breadcrumbs } from "./Breadcrumbs.tsx"

const items = ["Home", "Shop", "Brakes"].map((label) => ({ label, href: `#${label}` }))

export const examples: Examples = {
  "A few": <Breadcrumbs items={items.slice(0, 2)} current="Brakes" />,
  "Long text": (
    <Breadcrumbs
      items={[...items, { label: "Disc Brake Conversion Kits and Components", href: "#kits" }]}
      current="Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro"
    />
  )
}
