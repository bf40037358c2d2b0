import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Logo } from "./Logo.tsx"

export const examples: Examples = {
  "On chalk": (
    <div className="on-chalk bench__chalk">
      <Logo />
    </div>
  )
}
