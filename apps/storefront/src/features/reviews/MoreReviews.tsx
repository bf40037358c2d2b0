import { Button, InlineAlert, ReviewList } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { type ReviewedProduct, ReviewsStore } from "./ReviewsStore.ts"
import { shownReview } from "../../foundation/page/format.ts"
import { YourReview } from "./YourReview.tsx"

/** Renders the content below a page's first reviews: more reviews on demand and the visitor's own review. */
export default observer(function MoreReviews({ product }: { readonly product: ReviewedProduct }) {
  const { brandName } = useStore(SettingsStore)
  const store = useOwnStore(ReviewsStore, product)
  useEffect(() => void store.askOwn(), [store])
  const { hasFailed, isLoading, more, own, shown } = store
  return (
    <>
      {more.length > 0 && <ReviewList shopName={brandName} reviews={more.map(shownReview)} />}
      <div className="reviews-more">
        <p aria-live="polite" className="mute">
          {more.length > 0 && `${shown} of ${product.total}`}
        </p>
        {hasFailed && <InlineAlert tone="bad">We couldn't load the reviews. Try again.</InlineAlert>}
        {shown < product.total && (
          <Button busy={isLoading} onClick={() => void store.loadMore()}>
            Load more reviews
          </Button>
        )}
      </div>
      {own && own.status !== "published" && <YourReview review={own} />}
    </>
  )
})
