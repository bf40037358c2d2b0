import type { Examples } from "../../../examples/Examples.ts"
import { art, categories, races } from "../../../examples/samples.ts"
import { LinkBoard } from "./LinkBoard.tsx"
import { Tile, TileGrid } from "./Tile.tsx"

export const examples: Examples = {
  Categories: <TileGrid tiles={categories} />,
  "Race cars": <TileGrid tiles={races} />,
  "Long text": (
    <Tile
      label="Heating, Ventilation & Air Conditioning Components and Accessories"
      href="#hvac"
      picture={art("radiator")}
      count="12,340"
    />
  ),
  "A board of links": (
    <LinkBoard
      rows={["Asphalt Late Model", "Autocross", "Bracket Drag", "Demo Derby"].map((label) => ({
        label,
        href: `#${label}`,
        count: "3,402"
      }))}
    />
  )
}
