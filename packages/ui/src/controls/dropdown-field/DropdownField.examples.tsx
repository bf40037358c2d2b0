import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { DropdownField } from "./DropdownField.tsx"

const options = ["Chevrolet", "Ford", "AMC", "Buick", "Cadillac"].map((displayName, optionId) => ({ displayName, optionId }))
const none = { value: null, options: [], prioritized: 0, isLoading: false }

export const examples: Examples = {
  "Some ahead of a line": (
    <InteractiveExample<number | null> initial={null}>
      {(value, choose) => (
        <DropdownField
          label="Make"
          placeholder="Select make"
          dropdown={{ value, options, prioritized: 2, isLoading: false }}
          onChoose={choose}
        />
      )}
    </InteractiveExample>
  ),
  "Not yet": <DropdownField label="Model" placeholder="Select model" dropdown={none} onChoose={() => undefined} />,
  Loading: <DropdownField label="Model" placeholder="Select model" dropdown={{ ...none, isLoading: true }} onChoose={() => undefined} />
}
