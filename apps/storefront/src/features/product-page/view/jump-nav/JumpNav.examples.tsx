import type { Examples } from "@camber/ui/examples/Examples.ts"
import { JumpNav } from "./JumpNav.tsx"

export const examples: Examples = {
  "Beside its sections": (
    <div>
      <JumpNav
        targets={[
          { label: "Kit contents", target: "kit" },
          { label: "Specifications", target: "spec" }
        ]}
      />
      <h3 id="kit">Kit contents</h3>
      <h3 id="spec">Specifications</h3>
    </div>
  )
}
