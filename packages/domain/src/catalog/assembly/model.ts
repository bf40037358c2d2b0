import { Schema } from "effect"
import { BreadcrumbLink, SkuBaseNumber, SkuVariantNumber } from "../catalog/model.ts"
import { Prompt, Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"

/** A point of a drawing's sheet, which is 900 x 700. */
export const SheetPoint = Schema.Struct({ x: Schema.Number, y: Schema.Number })
export interface SheetPoint extends Schema.Struct.Type<typeof SheetPoint.fields> {}

/** One variant of a choice. `side` is null where one variant serves both sides, or the car has no two. */
export const AssemblyItem = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  side: Schema.NullOr(Schema.Literals(["Left", "Right"])),
  /** For all of the car's places that the piece is about. */
  quantity: Schema.Int,
  unitPrice: CentsOnWire
})
export interface AssemblyItem extends Schema.Struct.Type<typeof AssemblyItem.fields> {}

/** A product that fits the car at a piece's place, with all that is bought of it: where sides differ, one variant for each. */
export const AssemblyChoice = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  productPageUrl: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  /** The options that it is chosen with: '11 in, Slotted'; empty where there are none. */
  details: Schema.String,
  imageUrl: Schema.String,
  availabilityText: Schema.String,
  /** What a core deposit adds for all of it; null without one. */
  coreCharge: Schema.NullOr(CentsOnWire),
  fit: Verdict,
  items: Schema.Array(AssemblyItem)
})
export interface AssemblyChoice extends Schema.Struct.Type<typeof AssemblyChoice.fields> {}

/** What is still to be told of the car before anything can be said to fit a piece. */
export const PieceQuestion = Schema.Struct({
  prompt: Prompt,
  /** With an Engine prompt: which engine. With AdditionalFacets: the facets' names. */
  asks: Schema.Array(Schema.String)
})
export interface PieceQuestion extends Schema.Struct.Type<typeof PieceQuestion.fields> {}

/** A numbered piece of an assembly, with what the shop has for it. */
export const AssemblyPiece = Schema.Struct({
  /** The same for good: it stands in addresses. */
  id: Schema.String,
  number: Schema.Int,
  title: Schema.String,
  /** What it is called in the listing: 'Brake Rotors'. */
  plural: Schema.String,
  note: Schema.NullOr(Schema.String),
  /** Needed whenever the assembly is done; the others where the old one is worn. */
  isRequired: Schema.Boolean,
  /** The left and the right side of the car each need one. */
  isHanded: Schema.Boolean,
  /** What the listing behind `href` has: with a car what fits it, else all. */
  count: Schema.Int,
  /** What is to be told before anything can be said to fit; null where something does, or where no answer would make it. */
  question: Schema.NullOr(PieceQuestion),
  /** What the cheapest of them costs, one piece; null where there is none. */
  lowest: Schema.NullOr(CentsOnWire),
  /** The listing of its type at its place. */
  href: Schema.String,
  /** The first of those that fit, guaranteed ones before universal ones; empty without a car. */
  choices: Schema.Array(AssemblyChoice),
  balloon: SheetPoint,
  leader: SheetPoint
})
export interface AssemblyPiece extends Schema.Struct.Type<typeof AssemblyPiece.fields> {}

/** An exploded drawing as markup in pieces, so that a page draws each in the state that it is in. */
export const AssemblySheet = Schema.Struct({
  ground: Schema.String,
  /** From back to front; `of` is the piece that it belongs to, null for what the shop does not sell. */
  layers: Schema.Array(Schema.Struct({ of: Schema.NullOr(Schema.String), markup: Schema.String }))
})
export interface AssemblySheet extends Schema.Struct.Type<typeof AssemblySheet.fields> {}

/** One of the car's assemblies: its drawing and its pieces. */
export const Assembly = Schema.Struct({
  name: Schema.String,
  title: Schema.String,
  about: Schema.String,
  /** Whether a car is known: without one nothing is chosen. */
  isForCar: Schema.Boolean,
  sheet: AssemblySheet,
  pieces: Schema.Array(AssemblyPiece),
  /** The other assemblies. */
  others: Schema.Array(BreadcrumbLink)
})
export interface Assembly extends Schema.Struct.Type<typeof Assembly.fields> {}

/** An assembly in the index. */
export const AssemblyTile = Schema.Struct({
  title: Schema.String,
  href: Schema.String,
  about: Schema.String,
  imageUrl: Schema.String,
  pieces: Schema.Int,
  /** Pieces that something fits the car for; null without a car. */
  fitting: Schema.NullOr(Schema.Int)
})
export interface AssemblyTile extends Schema.Struct.Type<typeof AssemblyTile.fields> {}
