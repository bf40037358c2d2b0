import { lateComponent } from "../../foundation/late/lateComponent.ts"
import type { ReviewedProduct } from "./ReviewsStore.ts"

export const moreReviews = lateComponent<{ readonly product: ReviewedProduct }>(() => import("./MoreReviews.tsx"))
