import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OldOrderCard } from "./OldOrderCard.tsx"

const line = {
  title: "Front Brake Pad Set, Steel Backed",
  href: "/item/front-brake-pad-set/1",
  facts: "Marrowbone Brake · MB-4401-S",
  price: "1 × $49.95"
}

export const examples: Examples = {
  "Orders of the former website": (
    <ul>
      <OldOrderCard
        number="RLA-10410"
        date="January 1, 2025"
        status="Shipped"
        total="$63.27"
        lines={[line, { ...line, title: "Chrome Air Cleaner, 14 in", href: null, facts: "OLD-9981 · for a 1967 Chevrolet Camaro" }]}
        rows={[
          { label: "Parts", value: "$49.95" },
          { label: "Shipping", value: "$9.95" },
          { label: "Tax", value: "$3.37" }
        ]}
        parcel="UPS 1Z999AA10123456784"
      />
    </ul>
  ),
  "An order with returns": (
    <ul>
      <OldOrderCard
        number="RLA-10411"
        date="November 2, 2026"
        customer="june@mail.example"
        status="Delivered"
        total="$49.95"
        lines={[line]}
        rows={[{ label: "Refunded", value: "$49.95" }]}
        returns={["Return 3: 1 × Front Brake Pad Set, requested November 21, 2026, closed: $49.95 refunded"]}
        isOpen
      >
        <p>A form of the order.</p>
      </OldOrderCard>
    </ul>
  )
}
