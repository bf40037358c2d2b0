import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SortForm } from "./SortForm.tsx"

export const examples: Examples = {
  "With its choices": (
    <SortForm
      action=""
      value="relevance"
      options={[
        { value: "relevance", label: "Best match" },
        { value: "price", label: "Price, low to high" }
      ]}
    />
  )
}
