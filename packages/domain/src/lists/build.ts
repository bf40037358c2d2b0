import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../catalogue/model.ts"
import { Verdict } from "../fitment/model.ts"
import { PartsList } from "./model.ts"

/** A kind of part, as the catalogue files it. */
export const PartType = Schema.Struct({ slug: Schema.NonEmptyString, name: Schema.String })
export interface PartType extends Schema.Struct.Type<typeof PartType.fields> {}

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
  /** A car takes one part of this name: two of them, or two pieces of one, are one too many. null: it takes as many as there are. */
  place: Schema.NullOr(Schema.String),
  /** For the list's car; null where it has none, or the product is gone. */
  verdict: Schema.NullOr(Verdict),
  /** Where or how it may not be used or sent. */
  restrictions: Schema.Array(Schema.String)
})
export interface BuildPart extends Schema.Struct.Type<typeof BuildPart.fields> {}

/** A list with the facts about its products, in their order. */
export const BuildSheet = Schema.Struct({ list: PartsList, parts: Schema.Array(BuildPart) })
export interface BuildSheet extends Schema.Struct.Type<typeof BuildSheet.fields> {}
