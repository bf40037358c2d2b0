import type { OwnReview, ReviewStatus } from "@camber/domain/reviews"
import { InlineAlert, ReviewList, SectionHead } from "@camber/ui"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { shownReview } from "../../foundation/page/format.ts"

/** Renders the visitor's latest review of a part and its status. */
export const YourReview = ({ review }: { readonly review: OwnReview }) => (
  <section className="block" aria-labelledby="own-review">
    <SectionHead id="own-review" title="Your review" note={statusText[review.status]} />
    {review.declinedBecause !== null && <InlineAlert tone="info">{review.declinedBecause}</InlineAlert>}
    <ReviewList shopName={useStore(SettingsStore).brandName} reviews={[shownReview({ ...review, reviewId: 0, verifiedVehicle: null })]} />
  </section>
)

const statusText: Readonly<Record<ReviewStatus, string>> = {
  waiting: "waiting for approval",
  published: "published",
  declined: "not published"
}
