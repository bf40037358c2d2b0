import type { Examples } from "../../../examples/Examples.ts"
import { FitsTable, SpecTable } from "./Table.tsx"

export const examples: Examples = {
  Specifications: (
    <SpecTable
      label="Specifications"
      rows={[
        { name: "Part number", value: "BRI-4K2Z9" },
        { name: "Finish", value: "Drilled, slotted, zinc washed and e-coated with the longest finish name of all finishes" }
      ]}
    />
  ),
  "What it fits": (
    <FitsTable
      rows={[
        { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "All", note: "Front drum spindle", isYours: true },
        { years: "1967-1969", make: "Pontiac", models: "Firebird", engine: "All", note: "Requires 1 in. spacer", isYours: false }
      ]}
    />
  )
}
