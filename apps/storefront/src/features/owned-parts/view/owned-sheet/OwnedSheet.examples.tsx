import { Button } from "@camber/ui"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OwnedSheet, type OwnedRow } from "./OwnedSheet.tsx"

const bought: OwnedRow = {
  id: "4821773905:1",
  type: "Transmission",
  name: "Muncie M21 Four-Speed",
  href: "/item/muncie-m21/31",
  pieces: null,
  origin: "Bought Mar 3, 2026, at 58,900 miles, $1,249.95",
  note: "Rebuilt in 2024, second gear is new.",
  figures: ["Input shaft: 26 teeth, 1.125 in", "Output: 32 teeth"],
  decides: <p>Clutch disc: 26 splines.</p>,
  isChanged: true,
  action: <Button variant="quiet">Remove</Button>,
  editor: (
    <details className="owned__edit">
      <summary>Edit</summary>
    </details>
  )
}
const entered: OwnedRow = {
  ...bought,
  id: "own-1",
  type: "Rear Axle",
  name: "x".repeat(60),
  href: null,
  pieces: "2 pieces",
  origin: "Entered Nov 2, 2026",
  note: null,
  figures: [],
  editor: null,
  decides: null,
  isChanged: false
}

export const examples: Examples = {
  "Bought and entered parts": <OwnedSheet rows={[bought, entered]} />,
  "No part": <OwnedSheet rows={[]} />
}
