import type { Examples } from "@camber/ui/examples/Examples.ts"
import { art } from "@camber/ui/examples/samples.ts"
import { InteractiveExample } from "@camber/ui/examples/InteractiveExample.tsx"
import { KitBuilder, KitPart } from "./KitBuilder.tsx"
import { KitChoice } from "./KitChoice.tsx"

const rotor = <KitPart name="Trackline Brake Rotor, 11.00 in." picture={art("rotor")} quantity={2} href="#rotor" />
const delayed = { text: "Available to ship in 14 days", intent: "warning" } as const

const caliper = (error?: string) => (
  <InteractiveExample initial="">
    {(chosen, choose) => (
      <KitChoice
        label="Choose one"
        error={error}
        onChoose={choose}
        alternatives={["Black", "Natural", "Gold"].map((finish) => ({
          value: finish,
          name: `Tour Four-Piston Brake Caliper, ${finish}`,
          picture: art("caliper"),
          quantity: 2,
          selected: finish === chosen,
          disabled: finish === "Gold",
          badge: finish === "Natural" ? delayed : undefined
        }))}
      />
    )}
  </InteractiveExample>
)

export const examples: Examples = {
  "Parts and a choice": (
    <KitBuilder
      places={[
        { number: 1, content: rotor },
        { number: 2, content: caliper() }
      ]}
    />
  ),
  "A choice that is asked for": <KitBuilder places={[{ number: 1, content: caliper("Select one") }]} />
}
