import { Schema } from "effect"
import { BreadcrumbLink } from "../catalog/card.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../catalog/sku.ts"
import { Prompt, Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"

/** A point on a drawing's sheet of 900 x 700 units. */
export const SheetPoint = Schema.Struct({ x: Schema.Number, y: Schema.Number })
export interface SheetPoint extends Schema.Struct.Type<typeof SheetPoint.fields> {}

/** One variant of a choice. `side` is null if one variant serves both sides or the part has no sides. */
export const AssemblyItem = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  side: Schema.NullOr(Schema.Literals(["Left", "Right"])),
  /** Quantity for all mounting positions of the piece. */
  quantity: Schema.Int,
  unitPrice: CentsOnWire
})
export interface AssemblyItem extends Schema.Struct.Type<typeof AssemblyItem.fields> {}

/** A product that fits the piece's position, with the variants and quantities to buy. One variant per side if the sides differ. */
export const AssemblyChoice = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  productPageUrl: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  /** Selected options: '11 in, Slotted'. Empty without options. */
  details: Schema.String,
  imageUrl: Schema.String,
  availabilityText: Schema.String,
  /** Core deposit for all items. Null without a core deposit. */
  coreCharge: Schema.NullOr(CentsOnWire),
  fit: Verdict,
  items: Schema.Array(AssemblyItem)
})
export interface AssemblyChoice extends Schema.Struct.Type<typeof AssemblyChoice.fields> {}

/** The question that must be answered before a part can fit the piece. */
export const PieceQuestion = Schema.Struct({
  prompt: Prompt,
  /** For an Engine prompt: which engine. For AdditionalFacets: the facet names. */
  asks: Schema.Array(Schema.String)
})
export interface PieceQuestion extends Schema.Struct.Type<typeof PieceQuestion.fields> {}

/** A numbered piece of an assembly with the shop's parts for this piece. */
export const AssemblyPiece = Schema.Struct({
  /** Must never change, because URLs contain the id. */
  id: Schema.String,
  number: Schema.Int,
  title: Schema.String,
  /** Name in the listing: 'Brake Rotors'. */
  plural: Schema.String,
  note: Schema.NullOr(Schema.String),
  /** True if every job needs the piece. Otherwise it is replaced only when worn. */
  isRequired: Schema.Boolean,
  /** True if each side of the vehicle needs its own piece. */
  isHanded: Schema.Boolean,
  /** Number of products in the listing at `href`; with a vehicle, only products that fit. */
  count: Schema.Int,
  /** Null if a part fits already, or if no answer could make a part fit. */
  question: Schema.NullOr(PieceQuestion),
  /** Lowest price for one piece. Null without a product. */
  lowest: Schema.NullOr(CentsOnWire),
  /** Listing of the piece's type and position. */
  href: Schema.String,
  /** First fitting products, products with a guaranteed fit before universal products. Empty without a vehicle. */
  choices: Schema.Array(AssemblyChoice),
  balloon: SheetPoint,
  leader: SheetPoint
})
export interface AssemblyPiece extends Schema.Struct.Type<typeof AssemblyPiece.fields> {}

/** The markup of an exploded drawing, split by piece so that a page can style each piece. */
export const AssemblySheet = Schema.Struct({
  ground: Schema.String,
  /** From back to front. `of` is the piece id, or null for parts that the shop does not sell. */
  layers: Schema.Array(Schema.Struct({ of: Schema.NullOr(Schema.String), markup: Schema.String }))
})
export interface AssemblySheet extends Schema.Struct.Type<typeof AssemblySheet.fields> {}

/** An assembly of the vehicle: its drawing and its pieces. */
export const Assembly = Schema.Struct({
  name: Schema.String,
  title: Schema.String,
  about: Schema.String,
  /** True if a vehicle is selected. Without one no part is selected. */
  isForCar: Schema.Boolean,
  sheet: AssemblySheet,
  pieces: Schema.Array(AssemblyPiece),
  /** Links to the other assemblies. */
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
  /** Number of pieces with a fitting part. Null without a vehicle. */
  fitting: Schema.NullOr(Schema.Int)
})
export interface AssemblyTile extends Schema.Struct.Type<typeof AssemblyTile.fields> {}
