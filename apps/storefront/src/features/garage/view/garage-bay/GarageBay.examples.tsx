import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Button } from "@camber/ui"
import { GarageBay, GarageBaySkeleton } from "./GarageBay.tsx"

const facts = [
  { name: "Engine", value: "5.7L V8" },
  { name: "Rear axle", value: "12 bolt" }
]
const actions = (
  <>
    <Button size="small">Edit</Button>
    <Button size="small">Delete</Button>
  </>
)

export const examples: Examples = {
  Selected: (
    <GarageBay
      name="1969 Chevrolet Camaro with 5.7L V8"
      imageUrl="/art/coilover.svg"
      vehicle="1969 Chevrolet Camaro"
      engine="5.7L V8"
      selected
      facts={facts}
      tally={
        <>
          <a className="link" href="#cart">
            3 in the cart
          </a>
          <a className="link" href="#build">
            Open Its Build
          </a>
        </>
      }
      actions={actions}
    />
  ),
  "A race car": (
    <GarageBay name="Dirt Late Model" vehicle="Dirt Late Model" imageUrl="/art/rdlm.svg" selected={false} facts={facts} actions={actions} />
  ),
  "Something is missing": (
    <GarageBay
      name="1957 Chevrolet Bel Air"
      imageUrl="/art/rotor.svg"
      vehicle="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all"
      selected={false}
      missing="Engine and rear axle are not known yet."
      facts={[]}
      actions={actions}
    />
  ),
  Loading: <GarageBaySkeleton />
}
