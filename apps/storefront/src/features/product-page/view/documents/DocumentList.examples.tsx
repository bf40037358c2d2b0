import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DocumentList } from "./DocumentList.tsx"

export const examples: Examples = {
  "Instructions and a notice": (
    <DocumentList
      documents={[
        { title: "Install guide", href: "/pictures/a/document.pdf", type: "PDF", bytes: 1_204_000 },
        { title: "California Prop 65 notice", href: "/pictures/b/document.pdf", type: "PDF", bytes: 90_400 }
      ]}
    />
  )
}
