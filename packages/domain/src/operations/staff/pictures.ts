import { Effect, Schema } from "effect"
import { ShopLogo } from "../../catalog/content/shopProfile.ts"
import { MAX_SKU_LENGTH } from "../../catalog/catalog/sku.ts"
import { MAX_PICTURE_ALT_LENGTH, MAX_PICTURE_SOURCE_LENGTH, MAX_PICTURES } from "./rules.ts"

/** Address of the upload of a photograph: the body is the file, the query names the product. */
export const PICTURE_UPLOAD_PATH = "/api/staff/products/pictures/upload"

/** Address of the upload of a logo: the body is the file. */
export const LOGO_UPLOAD_PATH = "/api/staff/shop/logo"

/** Largest file of a logo. Proxies accept this size by default. */
export const MAX_LOGO_BYTES = 1_000_000

/** Key of a stored logo, or why the file was rejected. The shop shows the logo once its settings are saved. */
export const LogoUpload = Schema.Struct({ problem: Schema.NullOr(Schema.String), logo: Schema.NullOr(ShopLogo) })
export interface LogoUpload extends Schema.Struct.Type<typeof LogoUpload.fields> {}

const alt = Schema.String.check(Schema.isMaxLength(MAX_PICTURE_ALT_LENGTH), Schema.isPattern(/^(?:\S(?:[\n\t\P{Cc}]*\S)?)?$/u))

/** A photograph of a product as staff want it. */
const WantedPicture = Schema.Struct({
  source: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_PICTURE_SOURCE_LENGTH)),
  sku: Schema.NullOr(Schema.String.check(Schema.isMaxLength(MAX_SKU_LENGTH))),
  alt
})

/** Order, texts and removals of a product's photographs. Applied only if the product still shows the photographs that staff saw. */
export const PictureArrangement = Schema.Struct({
  productPageId: Schema.Int,
  seen: Schema.Array(WantedPicture).check(Schema.isMaxLength(10 * MAX_PICTURES)),
  /** null undoes all edits, which restores the imported photographs. */
  pictures: Schema.NullOr(Schema.Array(WantedPicture).check(Schema.isMaxLength(10 * MAX_PICTURES)))
})
export interface PictureArrangement extends Schema.Struct.Type<typeof PictureArrangement.fields> {}

/** A photograph of a product for its editor. */
export const StaffPicture = Schema.Struct({
  source: Schema.String,
  sku: Schema.NullOr(Schema.String),
  /** Alternative text; empty for the product's title. */
  alt: Schema.String,
  /** Path of the photograph; null until it is ready. */
  src: Schema.NullOr(Schema.String),
  /** Reason why the photograph could not be loaded; null while it is waiting or ready. */
  problem: Schema.NullOr(Schema.String)
})
export interface StaffPicture extends Schema.Struct.Type<typeof StaffPicture.fields> {}

/** A product's photographs, and who edited them (null without an edit). */
export const StaffPictures = Schema.Struct({
  list: Schema.Array(StaffPicture),
  edit: Schema.NullOr(Schema.Struct({ who: Schema.NullOr(Schema.String), at: Schema.String }))
}).pipe(Schema.withDecodingDefaultKey(Effect.succeed({ list: [], edit: null })))
