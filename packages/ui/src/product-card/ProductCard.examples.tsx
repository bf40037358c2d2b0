import type { Examples } from "../../workbench/Examples.ts"
import { products } from "../../workbench/samples.ts"
import { Button } from "../button/Button.tsx"
import { ProductCard } from "./ProductCard.tsx"
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx"
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
