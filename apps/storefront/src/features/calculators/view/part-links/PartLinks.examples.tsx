import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PartLinks } from "./PartLinks.tsx"

export const examples: Examples = {
  "Two part types": (
    <PartLinks
      links={[
        {
          label: "Ring & Pinion Sets",
          details: ["Ratio: 3.31 : 1, 3.42 : 1, 3.55 : 1"],
          target: { href: "#ratios", count: 1204 }
        },
        {
          label: "Quick-Change Center Sections",
          details: ["Ring gear ratio: 4.11", "Spur gears change the final ratio."],
          target: { href: "#quick", count: 1 }
        }
      ]}
    />
  ),
  "All parts of a type": <PartLinks links={[{ label: "Brake Pads", details: [], target: { href: "#pads", count: 12 } }]} />,
  "Not counted yet": <PartLinks links={[{ label: "Brake Pads", details: ["Width: 2 in"], target: null }]} />
}
