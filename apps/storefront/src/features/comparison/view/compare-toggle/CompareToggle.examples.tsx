import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ProductCard } from "@camber/ui"
import { CompareToggle } from "./CompareToggle.tsx"

const draw = (isChosen: boolean, isFull: boolean) => (
  <ul className="cards">
    <li>
      <ProductCard
        href="#"
        product={{ displayTitle: "Brake Rotor", brand: "Ironvale", rating: 4.5, reviewCount: 12 }}
        image={{ src: "/content/parts/brake-rotor.svg", alt: "" }}
        price="$90.00"
        stock={{ tone: "now", text: "In stock" }}
        save={<CompareToggle title="Brake Rotor" isChosen={isChosen} isFull={isFull} onToggle={() => undefined} />}
      />
    </li>
  </ul>
)

export const examples: Examples = { "To be chosen": draw(false, false), Chosen: draw(true, false), "No room": draw(false, true) }
