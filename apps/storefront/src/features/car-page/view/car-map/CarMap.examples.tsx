import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CarMap, type MapSystem } from "./CarMap.tsx"

const none = { cart: 0, list: 0, bought: 0 }
const named = ["Front Brakes", "Steering", "Engine", "Cooling", "Interior", "Rear End"]

const systemsOf = (page: string, count: number): ReadonlyArray<MapSystem> =>
  named.map((name, at) => ({
    id: `${page}-${at}`,
    name,
    count: count * at,
    href: `#${page}`,
    types: at === 0 ? [] : ["Brake Pads", "Brake Rotors"].map((label) => ({ label, href: `#${page}`, count: count * at })),
    place: { x: 100 + 90 * at, y: 150, reach: 40 },
    marks: at === 1 ? { cart: 1, list: 2, bought: 12 } : none
  }))

const picture = { src: "/art/coilover.svg", width: 640, height: 320 }

export const examples: Examples = {
  "A system with parts, of which some are in the cart": (
    <CarMap
      picture={picture}
      litSrc={() => picture.src}
      systems={systemsOf("one", 1204)}
      open="one-1"
      listHref="#one"
      drawingHref="/assembly/brake-corner"
    />
  )
}
