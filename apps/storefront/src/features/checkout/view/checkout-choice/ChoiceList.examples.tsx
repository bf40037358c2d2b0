import type { Examples } from "@camber/ui/examples/Examples.ts"
import { InteractiveExample } from "@camber/ui/examples/InteractiveExample.tsx"
import { ChoiceList } from "./ChoiceList.tsx"

export const examples: Examples = {
  "Ways to send": (
    <InteractiveExample<string> initial="standard">
      {(value, choose) => (
        <ChoiceList
          label="Shipping"
          value={value}
          onChoose={choose}
          choices={[
            { value: "standard", label: "Standard", note: "3 to 6 days", price: "Free" },
            { value: "expedited", label: "Expedited", note: "1 to 3 days once it leaves our warehouse", price: "$24.95" }
          ]}
        />
      )}
    </InteractiveExample>
  )
}
