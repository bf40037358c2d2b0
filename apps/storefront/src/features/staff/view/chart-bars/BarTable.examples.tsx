import type { Examples } from "@camber/ui/examples/Examples.ts"
import { BarTable } from "./BarTable.tsx"

export const examples: Examples = {
  "Steps to an order": (
    <BarTable
      title="From viewing to buying"
      unit="Visitors"
      bars={[
        { label: "Viewed a page", value: 12_480 },
        { label: "Viewed a part", value: 5210, note: "42%" },
        { label: "Put one into the cart", value: 840, note: "16%" },
        { label: "Ordered", value: 212, note: "25%" }
      ]}
    />
  ),
  Nothing: <BarTable title="Searches without results" unit="Times" bars={[]} />,
  "All at nothing": <BarTable title="How visitors came" unit="Visitors" bars={[{ label: "Direct", value: 0 }]} />,
  "A long name": (
    <BarTable
      title="Searches"
      unit="Times"
      bars={[{ label: "supercalifragilisticexpialidocious-transmission-crossmember-bracket", value: 3 }]}
    />
  )
}
