import { LinkButton } from "@camber/ui"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { AccountCar, AccountList } from "./AccountCar.tsx"

const picture = { src: "/content/parts/brake-rotor.svg", alt: "" }
const next = (
  <LinkButton size="small" href="/shop/all">
    Shop Parts
  </LinkButton>
)

export const examples: Examples = {
  Cars: (
    <ul className="account-cars">
      <AccountCar
        name="1969 Chevrolet Camaro with 5.7L V8"
        vehicle="1969 Chevrolet Camaro"
        engine="5.7L V8"
        pictureUrl="/content/cars/pony-coupe.svg?paint=red"
        isSelected
      >
        {next}
      </AccountCar>
      <AccountCar
        name="1957 Chevrolet Bel Air"
        vehicle="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon"
        pictureUrl="/content/cars/tri-five.svg"
        isSelected={false}
        missing="Engine not set"
      >
        {next}
      </AccountCar>
    </ul>
  ),
  Lists: (
    <ul>
      <AccountList name="Front brakes, spring job" note="1969 Chevrolet Camaro · 7 items" href="/buildlist" pictures={[picture, picture]} />
      <AccountList name="A-list-with-a-name-that-has-no-space-to-break-at-anywhere" note="0 items" href="/buildlist" pictures={[]} />
    </ul>
  )
}
