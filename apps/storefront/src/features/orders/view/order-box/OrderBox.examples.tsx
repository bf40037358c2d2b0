import { Link, OrderLines } from "@camber/ui"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OrderBox } from "./OrderBox.tsx"

const line = {
  id: "1",
  title: "Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro",
  brand: "Ironvale",
  href: "/item/rotor/2",
  picture: { src: "/content/parts/brake-rotor.svg", alt: "" },
  details: ["CAM-2-1", "2 × $123.40"],
  price: "$246.80"
}

export const examples: Examples = {
  "On its way": (
    <OrderBox
      title="Package 1 of 2"
      state={{ tone: "way", text: "On its way" }}
      day="Tue, Nov 24"
      tracking={
        <p>
          UPS <Link href="https://www.ups.com/track">1Z999AA10123456784</Link>
        </p>
      }
    >
      <OrderLines label="Items in package 1" lines={[line]} />
    </OrderBox>
  ),
  "Not packed yet": (
    <OrderBox title="Not packed yet" state={null}>
      <OrderLines label="Items not packed yet" lines={[line]} />
    </OrderBox>
  )
}
