import { sampleCardFacts } from "@camber/testing/records"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { products } from "@camber/ui/examples/samples.ts"
import { Button, ProductCard, type ProductCardProps, ProductRow } from "@camber/ui"
import { RecommendationBlock, RequestInfo } from "./RecommendationBlock.tsx"
import { RecommendationSkeleton } from "./RecommendationSkeleton.tsx"

const rowOf = ({ fit, href, image, price, product, strikeThrough }: ProductCardProps) => ({
  fit,
  href,
  image,
  price,
  product: sampleCardFacts(product),
  strikeThrough
})
const cards = products.map((product) => ({ key: product.href, item: <ProductCard {...product} /> }))
const rows = products.map((product) => ({
  key: product.href,
  item: <ProductRow {...rowOf(product)} reason="Needed" action={<Button block>Add to Cart</Button>} />
}))

export const examples: Examples = {
  "As a carousel": <RecommendationBlock title="Often Added Together" layout="carousel" items={cards} />,
  "As a short list": <RecommendationBlock title="Needed for the Job" layout="aside" items={rows.slice(0, 4)} />,
  "As two cards": <RecommendationBlock title="Instead of This One" layout="card" cardLayout="double" items={cards} />,
  Expandable: <RecommendationBlock title="Popular This Week" subtitle="In most carts" layout="grid" items={cards} isExpandable />,
  "With its request": (
    <RecommendationBlock
      title="Popular This Week"
      layout="aside"
      items={rows.slice(0, 2)}
      info={<RequestInfo request={JSON.stringify({ section: "Home_Popular", count: 2 })} />}
    />
  ),
  Loading: <RecommendationSkeleton count={6} />
}
