import type { Examples } from "@camber/ui/examples/Examples.ts"
import { art } from "@camber/ui/examples/samples.ts"
import { InteractiveExample } from "@camber/ui/examples/InteractiveExample.tsx"
import { FilterForm, LetterBoard } from "./LetterBoard.tsx"
import { LinkGroups } from "./LinkGroups.tsx"

const brands = ["Ampere & Sons", "Bristow Brake", "Coilworks West", "Halvorsen Performance", "10-Bolt Works"].map((label) => ({
  label,
  href: `#${label}`
}))

export const examples: Examples = {
  "By letter": <LetterBoard label="Brands" links={brands} />,
  "A filter": (
    <InteractiveExample initial="bris">
      {(text, change) => <FilterForm label="Filter brands" value={text} onFilter={change} />}
    </InteractiveExample>
  ),
  "In groups": (
    <LinkGroups
      groups={[
        { title: "Brakes", href: "#brakes", picture: art("rotor"), links: brands },
        { title: "Heating, Ventilation & Air Conditioning Components and Accessories", href: null, links: [] }
      ]}
    />
  )
}
