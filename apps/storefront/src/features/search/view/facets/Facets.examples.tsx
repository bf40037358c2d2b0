import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FacetGroup, FacetPanel, FilterButton } from "./FacetGroup.tsx"

const values = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}`, count: "1,164" }))

export const examples: Examples = {
  "A panel with its button": (
    <div>
      <FilterButton opens="facets" count={2} />
      <FacetPanel id="facets" done="Show 51 items">
        <FacetGroup
          title="Brand"
          values={values("Ampere & Sons", "Bristow Brake", "Coilworks", "Fairlead", "Halvorsen", "Ironvale", "Lakehead")}
        />
        <FacetGroup
          title="Rotor Diameter"
          values={[
            { label: "11.00 in.", href: "#11", count: "12", selected: true },
            { label: "13.00 in.", href: "#13", count: "0", disabled: true }
          ]}
        />
        <FacetGroup title="Closed" open={false} values={values("New")} />
      </FacetPanel>
    </div>
  ),
  "Long text": (
    <FacetGroup title="Finish" values={values("Drilled, slotted, zinc washed and e-coated with the longest finish name of all")} />
  )
}
