import type { Examples } from "../../../examples/Examples.ts"
import { art } from "../../../examples/samples.ts"
import { Drawing } from "./Drawing.tsx"

export const examples: Examples = {
  "On its sheet": <Drawing picture={art("coilover", "A coil-over")} size={240} />,
  "That does not come": <Drawing picture={{ src: "data:,", alt: "A rotor" }} size={240} />
}
