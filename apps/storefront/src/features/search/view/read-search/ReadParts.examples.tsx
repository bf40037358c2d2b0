import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ReadParts } from "./ReadParts.tsx"

const parts = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#without-${label}` }))

export const examples: Examples = {
  "A car, a position and a part": <ReadParts parts={parts("front", "brake pads", "1969 Chevrolet Camaro")} />,
  "Many and long": (
    <ReadParts
      parts={parts(
        "a word as long as a shopper's patience with words that go on and on",
        "3 in",
        "-8 an",
        "stainless steel",
        "1967-1969 Chevrolet Camaro"
      )}
    />
  )
}
