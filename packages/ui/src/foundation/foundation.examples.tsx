import type { Examples } from "../../examples/Examples.ts"
import { art } from "../../examples/samples.ts"
import { Drawing } from "./drawing/Drawing.tsx"
import { VisuallyHidden } from "./visually-hidden/VisuallyHidden.tsx"

/** Examples of the small components in this folder. */
export const examples: Examples = {
  "Visually hidden: for assistive technology alone": (
    <p>
      4.6 <VisuallyHidden>out of 5 stars</VisuallyHidden>
    </p>
  ),
  "Drawing: on its sheet": <Drawing picture={art("coilover", "A coil-over")} size={240} />,
  "Drawing: a photograph that fails to load": (
    <Drawing picture={{ src: `/pictures/${"0".repeat(32)}-1600x1200/512.webp`, alt: "A rotor from the front" }} size={240} />
  ),
  "Drawing: a drawing that fails to load": <Drawing picture={{ src: "data:,", alt: "A rotor" }} size={240} />
}
