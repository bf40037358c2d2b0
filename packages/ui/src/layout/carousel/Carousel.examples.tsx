import type { Examples } from "../../../examples/Examples.ts"
import { products } from "../../../examples/samples.ts"
import { ProductCard } from "../../product/product-card/ProductCard.tsx"
import { Carousel } from "./Carousel.tsx"

const slides = products.map((product) => ({ key: product.href, slide: <ProductCard {...product} /> }))

export const examples: Examples = {
  "More than fits": <Carousel title="Recommended For You" slides={slides} />,
  "All of it in sight": <Carousel title="Pairs well with" slides={slides.slice(0, 2)} />
}
