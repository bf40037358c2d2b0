import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Logo } from "./Logo.tsx"

export const examples: Examples = {
  "On chalk": (
    <div className="on-chalk bench__chalk">
      <Logo name="Camber" />
    </div>
  ),
  "An uploaded logo": (
    <div className="on-chalk bench__chalk">
      <Logo name="Rallye Parts" logo={{ src: "/pictures/none/logo.png", width: 220, height: 44 }} />
    </div>
  ),
  "A long name": (
    <div className="on-chalk bench__chalk">
      <Logo name="Northern Ohio Performance and Restoration Parts" />
    </div>
  )
}
