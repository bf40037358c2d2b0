import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { Tabs } from "./Tabs.tsx"

type Kind = "street" | "race" | "engine"

export const examples: Examples = {
  "Three tabs": (
    <InteractiveExample<Kind> initial="street">
      {(selected, select) => (
        <Tabs
          label="What are you building?"
          selected={selected}
          onSelect={select}
          tabs={[
            { name: "street", label: "Street", icon: "car", panel: <p>Year, make and model.</p> },
            { name: "race", label: "Race", icon: "flag", panel: <p>The class.</p> },
            { name: "engine", label: "Engine swap", icon: "cog", panel: <p>The engine's family.</p> }
          ]}
        />
      )}
    </InteractiveExample>
  )
}
