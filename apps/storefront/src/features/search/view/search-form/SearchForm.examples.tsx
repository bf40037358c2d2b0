import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SearchForm } from "./SearchForm.tsx"

export const examples: Examples = {
  "On chalk": (
    <div className="on-chalk bench__chalk">
      <SearchForm query="11 in. drilled rotor" />
    </div>
  )
}
