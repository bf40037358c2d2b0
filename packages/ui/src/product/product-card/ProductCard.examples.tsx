import type { Examples } from "../../../examples/Examples.ts"
import { products } from "../../../examples/samples.ts"
import { Button } from "../../controls/button/Button.tsx"
import { ProductCard, ProductCardSkeleton } from "./ProductCard.tsx"
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx"

export const examples: Examples = {
  "In a grid": (
    <div className="main">
      <ProductGrid cards={products.map((card) => ({ ...card, action: <Button block>Add to Cart</Button> }))} />
    </div>
  ),
  "One alone": (
    <ul className="cards">
      <li>{products[0] && <ProductCard {...products[0]} />}</li>
      <li>
        <ProductCardSkeleton />
      </li>
    </ul>
  ),
  Loading: (
    <div className="main">
      <ProductGridSkeleton count={5} />
    </div>
  )
}
