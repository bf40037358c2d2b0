import { Effect, Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { PairAnswer } from "../../catalog/mating/calls.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { MAX_STAGE_NAME_LENGTH } from "./listName.ts"
import { PartsList } from "./model.ts"

/** A part type of the catalog. `href` lists its products that fit the list's vehicle; null without a vehicle. */
export const PartType = Schema.Struct({ slug: Schema.NonEmptyString, name: Schema.String, href: Schema.NullOr(Schema.String) })
export interface PartType extends Schema.Struct.Type<typeof PartType.fields> {}

export const StageId = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_STAGE_NAME_LENGTH)).pipe(Schema.brand("StageId"))
export type StageId = typeof StageId.Type

/** A stage of a build that its owner names and orders, such as brakes before engine. */
export const Stage = Schema.Struct({ id: StageId, name: Schema.NonEmptyString.check(Schema.isMaxLength(MAX_STAGE_NAME_LENGTH)) })
export interface Stage extends Schema.Struct.Type<typeof Stage.fields> {}

/** Answer for a part and another part of the list. Each pair of ends is stored with only one of the two parts. */
export const BuildPair = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  ...PairAnswer.fields
})
export interface BuildPair extends Schema.Struct.Type<typeof BuildPair.fields> {}

/** Data of a product that the build check needs. */
export const BuildPart = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  /** null if the product is no longer in the catalog. */
  type: Schema.NullOr(PartType),
  /** Part types included in a kit. */
  contains: Schema.Array(Schema.String),
  /** Part types of which the job requires one part each. */
  mandatory: Schema.Array(PartType),
  /** Types of adapters to the existing parts. */
  adapters: Schema.Array(PartType),
  /** Types that are often replaced at the same time, most important first. */
  beside: Schema.Array(PartType),
  /** Whether the catalog has companion data for this part type. */
  isCovered: Schema.Boolean,
  /** Slot that takes only one part per vehicle, so a second part or piece is too many. null if the number is unlimited. */
  place: Schema.NullOr(Schema.String),
  /** Verdict for the list's vehicle, otherwise for the selected vehicle; null without a vehicle or if the product is gone. */
  verdict: Schema.NullOr(Verdict),
  /** Verdict for the selected vehicle if the list has its own vehicle; null otherwise. */
  selectedVerdict: Schema.NullOr(Verdict),
  /** Answers with the other parts of the list. Defaults to none for responses stored before the field existed. */
  pairs: Schema.Array(BuildPair).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Restrictions on use or shipping. */
  restrictions: Schema.Array(Schema.String),
  /** Stage that the owner assigned; null for the default stage. */
  stage: Schema.NullOr(StageId),
  /** Default stage of the part type; null if the type has none. */
  usualStage: Schema.NullOr(StageId)
})
export interface BuildPart extends Schema.Struct.Type<typeof BuildPart.fields> {}

/** A rule of a racing class. `asks` lists the part types that satisfy the rule; empty if only an inspector can decide. */
export const ClassRule = Schema.Struct({ about: Schema.String, text: Schema.String, asks: Schema.Array(PartType) })
export interface ClassRule extends Schema.Struct.Type<typeof ClassRule.fields> {}

/** Typical rules of a racing class. `source` names the rule book. */
export const ClassRules = Schema.Struct({ className: Schema.String, source: Schema.String, rules: Schema.Array(ClassRule) })
export interface ClassRules extends Schema.Struct.Type<typeof ClassRules.fields> {}

/** A list with data about its products, in the same order. */
export const BuildSheet = Schema.Struct({
  list: PartsList,
  parts: Schema.Array(BuildPart),
  /** In the owner's order; the default stages until changed. */
  stages: Schema.Array(Stage),
  /** First name that the owner shares the list under; null if there is none. */
  sharedAs: Schema.NullOr(Schema.String),
  /** null if the vehicle has no racing class or the class's rules are not recorded. */
  rules: Schema.NullOr(ClassRules),
  /** Path of the vehicle's listing; null if the vehicle has no listing. */
  carPath: Schema.NullOr(Schema.String),
  /** Body style of the list's vehicle, for the vehicle's image; null for an engine, and if the list has no vehicle. */
  carBody: Schema.NullOr(Schema.String)
})
export interface BuildSheet extends Schema.Struct.Type<typeof BuildSheet.fields> {}

/** A build as its owner plans it. Only the owner sees the budget. */
export const BuildPlan = Schema.Struct({ sheet: BuildSheet, budget: Schema.NullOr(CentsOnWire) })
export interface BuildPlan extends Schema.Struct.Type<typeof BuildPlan.fields> {}
