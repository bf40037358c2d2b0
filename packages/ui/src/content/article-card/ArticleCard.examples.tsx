import type { Examples } from "../../../examples/Examples.ts"
import { articles } from "../../../examples/samples.ts"
import { ArticleCard, ArticleGrid } from "./ArticleCard.tsx"

const [article] = articles

export const examples: Examples = {
  "In a grid": <ArticleGrid articles={articles} />,
  "Long text": article && (
    <ArticleCard
      {...article}
      title="Everything that we have learned about the motion ratio of unequal-length control arms in thirty years of dirt"
      authors="Ray Hollis, Nell Ostrander, Marcus Teale and the people of the Thursday shop"
    />
  )
}
