import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SavedGarage, type SavedProject } from "./SavedGarage.tsx"

const projects: readonly SavedProject[] = [
  { id: "1", vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", selected: true },
  { id: "2", vehicle: "Dirt Late Model", engine: "602 Crate", selected: false },
  { id: "3", vehicle: "1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon", selected: false }
]

/** One example only, because its heading has a fixed id. */
export const examples: Examples = {
  "With cars": (
    <div className="on-chalk bench__chalk">
      <SavedGarage
        projects={projects}
        emptyText="Your garage is empty."
        onSelect={() => undefined}
        href="#garage"
        onOpen={() => undefined}
      />
    </div>
  )
}
