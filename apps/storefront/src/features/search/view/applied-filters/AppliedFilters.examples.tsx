import type { Examples } from "@camber/ui/examples/Examples.ts"
import { AppliedFilters } from "./AppliedFilters.tsx"

const filters = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#without-${label}` }))

export const examples: Examples = {
  "A few": <AppliedFilters filters={filters("11.00 in.", "New")} clearHref="#clear" />,
  "Many and long": (
    <AppliedFilters
      filters={filters(
        "Drilled, slotted, zinc washed and e-coated with the longest finish name of all finishes that there are",
        "5 x 4.75 in.",
        "Bristow Brake",
        "In stock",
        "Made to order",
        "Remanufactured"
      )}
      clearHref="#clear"
    />
  )
}
