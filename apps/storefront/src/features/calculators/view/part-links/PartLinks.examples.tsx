import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PartLinks } from "./PartLinks.tsx"

export const examples: Examples = {
  "Two part types": (
    <PartLinks
      links={[
        { label: "Ring & Pinion Sets", href: "#ratios", details: ["Ratio: 3.31 : 1, 3.42 : 1, 3.55 : 1"] },
        {
          label: "Quick-Change Center Sections",
          href: "#quick",
          details: ["Ring gear ratio: 4.11", "Spur gears change the final ratio."]
        }
      ]}
    />
  ),
  "All parts of a type": <PartLinks links={[{ label: "Brake Pads", href: "#pads", details: [] }]} />
}
