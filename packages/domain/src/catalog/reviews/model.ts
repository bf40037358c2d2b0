import { Effect, Schema, SchemaGetter, Struct } from "effect"
import { ReviewerFit, Review } from "../catalog/page.ts"
import { SkuBaseNumber } from "../catalog/sku.ts"
import { REVIEW_LIMITS, MIN_REVIEW_LENGTH } from "./reviewForm.ts"

const line = (maxLength: number, minLength = 1) => Schema.Trim.check(Schema.isMinLength(minLength), Schema.isMaxLength(maxLength))

/** Form values '1' to '5'. */
const Stars = Schema.String.check(Schema.isPattern(/^[1-5]$/)).pipe(
  Schema.decodeTo(Schema.Int, { decode: SchemaGetter.transform(Number), encode: SchemaGetter.transform(String) })
)

/** An optional form field. Empty means null. Forms cached before an update lack the field. */
const optionalField = <Told extends string>(told: Schema.Codec<Told, string>) =>
  Schema.Trim.pipe(
    Schema.decodeTo(Schema.NullOr(told), {
      decode: SchemaGetter.transform((text) => (text === "" ? null : text)),
      encode: SchemaGetter.transform((text) => text ?? "")
    }),
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  )

/** A review from its form. Fields are trimmed. The text is always plain text. */
export const ReviewDraft = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  stars: Stars,
  title: line(REVIEW_LIMITS.title),
  text: line(REVIEW_LIMITS.text, MIN_REVIEW_LENGTH),
  author: line(REVIEW_LIMITS.author),
  /** The vehicle on which the part was tried. Null if not stated. */
  car: optionalField(Schema.String.check(Schema.isMaxLength(REVIEW_LIMITS.car))),
  /** Whether the part fit. Null if not stated. */
  fitted: optionalField(ReviewerFit)
})
export interface ReviewDraft extends Schema.Struct.Type<typeof ReviewDraft.fields> {}

/** Moderation status. Before publication, only the author sees the review. */
export const ReviewStatus = Schema.Literals(["waiting", "published", "declined"])
export type ReviewStatus = typeof ReviewStatus.Type

/** The visitor's only review of a product. */
export const OwnReview = Schema.Struct({
  ...Struct.pick(Review.fields, ["stars", "title", "text", "author", "writtenOn", "car", "fitted", "staffAnswer"]),
  status: ReviewStatus,
  /** Staff's reason for declining. Null unless declined. */
  declinedBecause: Schema.NullOr(Schema.String)
})
export interface OwnReview extends Schema.Struct.Type<typeof OwnReview.fields> {}
