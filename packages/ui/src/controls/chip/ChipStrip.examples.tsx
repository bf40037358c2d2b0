import type { Examples } from "../../../examples/Examples.ts"
import { ChipStrip } from "./ChipStrip.tsx"

const names = ["Brake Kits", "Calipers", "Rotors & Drums", "Pads & Shoes", "Master Cylinders", "Hoses & Lines", "Valves", "Pedals"]

export const examples: Examples = {
  "More than a row": <ChipStrip label="Brakes" chips={names.map((label) => ({ label, href: `#${label}`, count: "1,064" }))} />,
  "One of them is here": (
    <ChipStrip
      label="Toolbox"
      chips={["Tech", "Builds", "Stories"].map((label) => ({ label, href: `#${label}`, current: label === "Tech" }))}
    />
  )
}
