import "@camber/ui/reviewing.css"
import type { SkuBase, SkuBaseNumber } from "@camber/domain/catalog"
import {
  type OwnReview,
  REVIEW_LIMITS,
  REVIEW_PATH,
  validateReview,
  reviewHref,
  type ReviewOutcome,
  parseReviewOutcome
} from "@camber/domain/reviews"
import { Breadcrumbs, EmptyState, LinkButton, InlineAlert, PageTitle, ReviewForm } from "@camber/ui"
import { getVehicleLabel } from "@camber/domain/vehicle"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useLoaderData } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { YourReview } from "./YourReview.tsx"

interface ReviewData {
  /** Null if the URL names no product or an unknown product. */
  readonly product: SkuBase | null
  /** Outcome of the review that was sent last. */
  readonly outcome: ReviewOutcome | null
}

/** Renders the review form of a part (NAV-102). */
export const Component = () => {
  const { outcome, product } = useLoaderData() as ReviewData
  const trail = [{ label: "All parts", href: "/shop/all" }]
  if (product === null) {
    return (
      <div className="wrap">
        <Breadcrumbs items={trail} current="Write a Review" />
        <PageTitle title="Write a Review" />
        <EmptyState title="Which part is this about?" actions={<LinkButton href="/shop/all">Find the part</LinkButton>}>
          To write a review, start from the part's page.
        </EmptyState>
      </div>
    )
  }
  const { displayTitle, productPageUrl, skuBaseNumber } = product
  return (
    <div className="wrap">
      <Breadcrumbs items={[...trail, { label: displayTitle, href: productPageUrl }]} current="Write a Review" />
      <PageTitle title="Write a Review" note={displayTitle} />
      {outcome !== null && <Outcome outcome={outcome} />}
      <Own key={skuBaseNumber} skuBaseNumber={skuBaseNumber} isSent={outcome === "stored"} />
      {outcome !== "stored" && <Form skuBaseNumber={skuBaseNumber} />}
    </div>
  )
}

/** Starts with the garage's car and the account's first name, as soon as they have loaded. */
const Form = observer(function Form({ skuBaseNumber }: { readonly skuBaseNumber: SkuBaseNumber }) {
  const { selected } = useStore(ProjectStore)
  const car = selected?.description.model ? getVehicleLabel(selected.description).vehicle : ""
  const account = useStore(AccountStore)
  useEffect(() => void account.ask(), [account])
  return (
    <ReviewForm
      action={REVIEW_PATH}
      skuBaseNumber={skuBaseNumber}
      limits={REVIEW_LIMITS}
      car={car}
      author={account.profile?.firstName ?? ""}
      errorsOf={validateReview}
    />
  )
})

const Outcome = ({ outcome }: { readonly outcome: ReviewOutcome }) => {
  if (outcome === "stored") return <InlineAlert tone="good">Thank you! We read every review before it is published.</InlineAlert>
  return outcome === "invalid" ? (
    <InlineAlert tone="bad">We couldn't send your review. Choose a star rating and fill in every field.</InlineAlert>
  ) : (
    <InlineAlert tone="bad">We've received too many reviews. Try again in an hour.</InlineAlert>
  )
}

/** Renders the visitor's own review of the part if there is one. A new review replaces it. */
const Own = ({ isSent, skuBaseNumber }: { readonly skuBaseNumber: SkuBaseNumber; readonly isSent: boolean }) => {
  const runtime = useStore(AppRuntime)
  const [review, setReview] = useState<OwnReview | null>(null)
  useEffect(() => {
    // A reload does not count as a second submission.
    const isReload = performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "reload")
    const isNew = isSent && !isReload
    void runtime
      .run((use) => use.Reviews.use((reviews) => (isNew ? reviews.sent(skuBaseNumber) : reviews.own(skuBaseNumber))))
      .then((end) => end._tag === "Done" && setReview(end.value))
  }, [runtime, skuBaseNumber, isSent])
  return (
    review && (
      <>
        <YourReview review={review} />
        {!isSent && <p className="mute">A new review replaces it.</p>}
      </>
    )
  )
}

export const load: LazyPage<ReviewData>["load"] = async (pages, { searchParams }) => ({
  product: await pages.reviewedProduct(searchParams.get("pr_page_id") ?? ""),
  outcome: parseReviewOutcome(searchParams.get("review"))
})

export const handle: PageHandle<ReviewData> = {
  head: ({ product }, { settings }) => ({
    title: `Write a Review${product === null ? "" : ` of ${product.displayTitle}`} | ${settings.brandName}`,
    description: "Rate a part and write a review.",
    canonicalPath: product === null ? "/ReviewSubmission" : reviewHref(product.skuBaseNumber),
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
