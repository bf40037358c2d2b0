import type { Examples } from "@camber/ui/examples/Examples.ts"
import { JobChecks } from "./JobChecks.tsx"

const article = { title: "Driveline Angles", url: "/the-toolbox/driveline-angles/7" }

export const examples: Examples = {
  Checks: (
    <JobChecks
      torque={{ text: "Use the maker's torque figures.", href: "/calculators/bolt-torque" }}
      groups={[
        { title: "Before you start", checks: [{ text: "Spindle free of cracks", figure: null, article: null }] },
        {
          title: "While you work",
          checks: [
            { text: "Clearance", figure: "Usually 0.050 in or more. Check it: this is a general figure.", article: null },
            { text: "Joint angles", figure: "1 to 3 degrees", article }
          ]
        },
        { title: "On the road", checks: [{ text: "Bed the pads", figure: "Maker's figure", article: null }] }
      ]}
    />
  )
}
