import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OrderCard } from "./OrderCard.tsx"

const picture = { src: "/content/parts/brake-rotor.svg", alt: "" }
const order = { number: "4821773905", href: "/account/orderhistory/4821773905", date: "November 21, 2026", total: "$1,119.07" }

export const examples: Examples = {
  "Several parts": (
    <ul>
      <OrderCard {...order} status="Being prepared" count="7 items" pictures={[picture, picture, picture, picture]} />
      <OrderCard {...order} status="Delivered" count="1 item" pictures={[picture]} />
    </ul>
  )
}
