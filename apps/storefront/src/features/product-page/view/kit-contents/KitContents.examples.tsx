import type { Examples } from "@camber/ui/examples/Examples.ts"
import { art } from "@camber/ui/examples/samples.ts"
import { KitContents } from "./KitContents.tsx"

const items = ["rotordrilled", "caliper", "pads"].map((picture, index) => ({
  id: index,
  name: `Part ${index + 1} of the kit, with a name that goes over the end of its line on a phone`,
  partNumber: `BRI-${index}R11D`,
  quantity: index + 1,
  picture: art(picture),
  href: `#${picture}`,
  price: "$169.98",
  badge: index === 1 ? ({ text: "Discontinued", intent: "negative" } as const) : undefined
}))

const [rotor, ...choice] = items
const entries = [
  { number: 1, isChoice: false, items: rotor ? [rotor] : [] },
  { number: 2, isChoice: true, items: choice }
]

export const examples: Examples = { "Three parts": <KitContents entries={entries} /> }
