import type { Examples } from "../../../examples/Examples.ts"
import { Rating, Stars } from "./Rating.tsx"

export const examples: Examples = {
  "In half stars": (
    <div className="acts">
      {[0, 0.5, 1.3, 2.5, 3.7, 5, 7].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
    </div>
  ),
  "On a card": <Rating rating={4.6} reviewCount={128} />,
  "On a page": <Rating rating={4.6} reviewCount={1} reviewsHref="#reviews" layout="page" />,
  "Not yet": <Rating rating={0} reviewCount={0} layout="page" />
}
