import { Effect, Schema, SchemaGetter, Struct } from "effect"
import { ReviewerFit, Review, SkuBaseNumber } from "../catalog/model.ts"
import { REVIEW_LIMITS, MIN_REVIEW_LENGTH } from "./reviewForm.ts"

const line = (longest: number, shortest = 1) => Schema.Trim.check(Schema.isMinLength(shortest), Schema.isMaxLength(longest))

/** As a form tells them: '1' to '5'. */
const Stars = Schema.String.check(Schema.isPattern(/^[1-5]$/)).pipe(
  Schema.decodeTo(Schema.Int, { decode: SchemaGetter.transform(Number), encode: SchemaGetter.transform(String) })
)

/** A field that may be left empty, which tells nothing; the page of an older shop has none. */
const whereTold = <Told extends string>(told: Schema.Codec<Told, string>) =>
  Schema.Trim.pipe(
    Schema.decodeTo(Schema.NullOr(told), {
      decode: SchemaGetter.transform((text) => (text === "" ? null : text)),
      encode: SchemaGetter.transform((text) => text ?? "")
    }),
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  )

/** A review as its form sends it. Space around a field does not count; the text is text, whatever signs it is made of. */
export const ReviewDraft = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  stars: Stars,
  title: line(REVIEW_LIMITS.title),
  text: line(REVIEW_LIMITS.text, MIN_REVIEW_LENGTH),
  author: line(REVIEW_LIMITS.author),
  /** The car that the part was tried on; null where that is not said. */
  car: whereTold(Schema.String.check(Schema.isMaxLength(REVIEW_LIMITS.car))),
  /** Whether it fitted; null where that is not said. */
  fitted: whereTold(ReviewerFit)
})
export interface ReviewDraft extends Schema.Struct.Type<typeof ReviewDraft.fields> {}

/** A review is shown to its author alone until staff have read it. */
export const ReviewStatus = Schema.Literals(["waiting", "published", "declined"])
export type ReviewStatus = typeof ReviewStatus.Type

/** The one review that a visitor has written of a product. */
export const OwnReview = Schema.Struct({
  ...Struct.pick(Review.fields, ["stars", "title", "text", "author", "writtenOn", "car", "fitted", "staffAnswer"]),
  status: ReviewStatus,
  /** Why staff do not publish it; null unless it is declined. */
  declinedBecause: Schema.NullOr(Schema.String)
})
export interface OwnReview extends Schema.Struct.Type<typeof OwnReview.fields> {}
