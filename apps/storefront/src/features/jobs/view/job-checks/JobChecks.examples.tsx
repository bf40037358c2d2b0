import type { Examples } from "@camber/ui/examples/Examples.ts"
import { JobChecks } from "./JobChecks.tsx"

const check = { when: "before", text: "Spindle free of cracks", figure: null, figureFrom: "none", article: null, references: [] } as const

export const examples: Examples = {
  Checks: (
    <JobChecks
      articles={[{ slug: "driveline-angles", title: "Driveline Angles", url: "/the-toolbox/driveline-angles/7" }]}
      checks={[
        check,
        { ...check, when: "during", text: "Valve clearance", figure: "0.050 in or more", figureFrom: "general" },
        { ...check, when: "during", text: "Joint angles", figure: "1 to 3 degrees", figureFrom: "article", article: "driveline-angles" },
        { ...check, when: "drive", text: "Bed the pads", figure: "maker's figure", figureFrom: "maker" }
      ]}
    />
  )
}
