import type { Examples } from "../../../examples/Examples.ts"
import { Ribbon } from "./Ribbon.tsx"

export const examples: Examples = {
  Kinds: (
    <div className="acts">
      <Ribbon text="15% Off" />
      <Ribbon text="Save $12.50" kind="save" />
      <Ribbon text="9 ITEM KIT" kind="kit" />
    </div>
  )
}
