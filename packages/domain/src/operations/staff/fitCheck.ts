import { Effect, Schema } from "effect"
import { FitmentRow } from "../../catalog/catalog/page.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { StatementDraft } from "./fitmentEdits.ts"
import { MAX_CAR_TEXT_LENGTH } from "./rules.ts"

/** Question whether a product would fit a car. */
export const FitCheck = Schema.Struct({
  productPageId: Schema.Int,
  /** Year and model, with or without the make: '1969 Camaro'. */
  car: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_CAR_TEXT_LENGTH)),
  /** An unsaved change of a statement; null to check the current product. */
  draft: Schema.NullOr(StatementDraft).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
})
export interface FitCheck extends Schema.Struct.Type<typeof FitCheck.fields> {}

/** The shop's answer for the car, without the engine and other facts that a shopper might add. */
export const FitCheckResult = Schema.Struct({
  /** Name of the car; null if the catalog does not contain it, or if several cars match. */
  car: Schema.NullOr(Schema.String),
  /** Cars that match, if there are several. */
  choices: Schema.Array(Schema.String),
  /** Whether the shop still has the product. */
  isSold: Schema.Boolean,
  /** null without a car or product, and for a product that is not for vehicles. */
  verdict: Schema.NullOr(Verdict),
  /** SKUs that fit the car, if only some of the product's SKUs do. */
  fittingSkus: Schema.Array(Schema.String),
  /** Reason why the draft cannot be checked; null if it was checked. */
  problem: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The product's statements, with the statement that decided. */
  fits: Schema.Array(FitmentRow)
})
export interface FitCheckResult extends Schema.Struct.Type<typeof FitCheckResult.fields> {}
