/** What recommendations are drawn with: it belongs behind an `import()`, together with `recommendations.css`. */
export { EventCard, type EventCardProps } from "./event-card/EventCard.tsx"
export { LandingCard, type LandingCardProps } from "./landing-card/LandingCard.tsx"
export { ProductRow, type ProductRowProps } from "./product-card/ProductRow.tsx"
export type { CardLayout, RecommendationLayout } from "./recommendation-block/layout.ts"
export { RecommendationBlock, type RecommendationBlockProps } from "./recommendation-block/RecommendationBlock.tsx"
export { RecommendationSkeleton, type RecommendationSkeletonProps } from "./recommendation-block/RecommendationSkeleton.tsx"
export { RequestInfo } from "./recommendation-block/RequestInfo.tsx"
