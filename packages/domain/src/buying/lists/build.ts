import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { MAX_STAGE_NAME_LENGTH } from "./listName.ts"
import { PartsList } from "./model.ts"

/** A kind of part, as the catalogue files it. `href` lists what of its shelf fits the list's car; null where the list is for no car. */
export const PartType = Schema.Struct({ slug: Schema.NonEmptyString, name: Schema.String, href: Schema.NullOr(Schema.String) })
export interface PartType extends Schema.Struct.Type<typeof PartType.fields> {}

export const StageId = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_STAGE_NAME_LENGTH)).pipe(Schema.brand("StageId"))
export type StageId = typeof StageId.Type

/** A step of a build that its owner names and orders: the brakes before the engine. */
export const Stage = Schema.Struct({ id: StageId, name: Schema.NonEmptyString.check(Schema.isMaxLength(MAX_STAGE_NAME_LENGTH)) })
export interface Stage extends Schema.Struct.Type<typeof Stage.fields> {}

/** What has to be known of a product to check it with the others of a build. */
export const BuildPart = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  /** null for what the catalogue no longer holds. */
  type: Schema.NullOr(PartType),
  /** Kinds of parts that come in the box of a kit. */
  contains: Schema.Array(Schema.String),
  /** The job cannot be done without one of each. */
  mandatory: Schema.Array(PartType),
  /** Lets the part meet what is there already. */
  adapters: Schema.Array(PartType),
  /** Is often changed at the same time, the most important first. */
  beside: Schema.Array(PartType),
  /** Whether anybody has written down what belongs with this kind of part. */
  isCovered: Schema.Boolean,
  /** A car takes one part of this name: two of them, or two pieces of one, are one too many. null: it takes as many as there are. */
  place: Schema.NullOr(Schema.String),
  /** For the list's car or, where it has none, the shopper's; null without either, and where the product is gone. */
  verdict: Schema.NullOr(Verdict),
  /** For the shopper's selected car, where the list is made for a car of its own; null otherwise. */
  selectedVerdict: Schema.NullOr(Verdict),
  /** Where or how it may not be used or sent. */
  restrictions: Schema.Array(Schema.String),
  /** The stage that its owner has put it into; null: the usual one. */
  stage: Schema.NullOr(StageId),
  /** The stage of its kind; null where its kind has none. */
  usualStage: Schema.NullOr(StageId)
})
export interface BuildPart extends Schema.Struct.Type<typeof BuildPart.fields> {}

/** A rule of a class. One that a part answers names the kinds that do; of any other the inspector alone can tell. */
export const ClassRule = Schema.Struct({ about: Schema.String, text: Schema.String, asks: Schema.Array(PartType) })
export interface ClassRule extends Schema.Struct.Type<typeof ClassRule.fields> {}

/** What the rule books of a class usually ask. `source` says whose words they are. */
export const ClassRules = Schema.Struct({ className: Schema.String, source: Schema.String, rules: Schema.Array(ClassRule) })
export interface ClassRules extends Schema.Struct.Type<typeof ClassRules.fields> {}

/** A list with the facts about its products, in their order. */
export const BuildSheet = Schema.Struct({
  list: PartsList,
  parts: Schema.Array(BuildPart),
  /** In the owner's order; the usual ones until they have changed something. */
  stages: Schema.Array(Stage),
  /** The first name that its owner shares it under; null: none. */
  sharedAs: Schema.NullOr(Schema.String),
  /** null where its car races in no class, or nobody has written down that class's rules. */
  rules: Schema.NullOr(ClassRules),
  /** The listing of its car; null where it has none that is listed. */
  carPath: Schema.NullOr(Schema.String),
  /** Body style of the list's car, for its image; null for an engine, and where the list is made for no car. */
  carBody: Schema.NullOr(Schema.String)
})
export interface BuildSheet extends Schema.Struct.Type<typeof BuildSheet.fields> {}

/** A build as its owner plans it. What it may cost is nobody else's. */
export const BuildPlan = Schema.Struct({ sheet: BuildSheet, budget: Schema.NullOr(CentsOnWire) })
export interface BuildPlan extends Schema.Struct.Type<typeof BuildPlan.fields> {}
