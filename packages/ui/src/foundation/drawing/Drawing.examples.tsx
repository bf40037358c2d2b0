import type { Examples } from "../../../examples/Examples.ts"
import { art } from "../../../examples/samples.ts"
import { Drawing } from "./Drawing.tsx"

export const examples: Examples = {
  "On its sheet": <Drawing picture={art("coilover", "A coil-over")} size={240} />,
  "A photograph that does not come": (
    <Drawing picture={{ src: `/pictures/${"0".repeat(32)}-1600x1200/512.webp`, alt: "A rotor from the front" }} size={240} />
  ),
  "That does not come": <Drawing picture={{ src: "data:,", alt: "A rotor" }} size={240} />
}
