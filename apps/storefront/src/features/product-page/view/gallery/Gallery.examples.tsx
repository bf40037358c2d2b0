import type { Examples } from "@camber/ui/examples/Examples.ts"
import { art } from "@camber/ui/examples/samples.ts"
import { Gallery, TitleBlock } from "./Gallery.tsx"

export const examples: Examples = {
  "Several pictures": (
    <Gallery
      pictures={[art("kit", "The kit"), art("rotor", "Rotor"), art("caliper", "Caliper")]}
      ribbon={{ text: "9 ITEM KIT", kind: "kit" }}
    />
  ),
  "One picture": <Gallery pictures={[art("wheel", "The wheel")]} />,
  "Its title block": (
    <TitleBlock
      entries={[
        { name: "Part number", value: "BRI-4K2Z9" },
        { name: "Shipping weight", value: "74 lb" }
      ]}
    />
  )
}
