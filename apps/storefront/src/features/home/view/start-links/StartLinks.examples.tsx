import type { Examples } from "@camber/ui/examples/Examples.ts"
import { StartLinks } from "./StartLinks.tsx"

export const examples: Examples = {
  "With more of them": (
    <StartLinks
      title="Street"
      icon="car"
      links={["Chevrolet", "Ford", "Dodge"].map((label) => ({ label, href: `#${label}` }))}
      more={{ label: "All makes", href: "#makes" }}
    />
  )
}
