import { Schema } from "effect"
import type { ChosenComponent } from "../../catalog/catalog/sku.ts"

/** An item of a link that fills a cart. */
export interface LinkedItem {
  /** Number of a variant or a product. */
  readonly id: string
  readonly quantity: number
  /** Chosen parts of a kit; none if the kit needs no choices. */
  readonly kitComponents?: ReadonlyArray<Pick<ChosenComponent, "ordinality"> & { readonly skuVariantNumber: string }>
}

/** Path of the links that fill a cart. `/buy` itself and `/buy/confirmation/...` are pages of the checkout. */
export const CART_LINK_PATH = "/buy/"

/**
 * Formats the path of a link that fills a cart: `/buy/CAM-1-1:2,CAM-2-1:1`. Numbers with other characters are encoded as base64url. A kit's
 * parts follow its quantity, each after the number of its slot: `/buy/CAM-4-1:1;2=CAM-8-1;5=CAM-9-3`.
 */
export const formatCartLink = (items: ReadonlyArray<LinkedItem>): string =>
  CART_LINK_PATH +
  items
    .map(({ id, kitComponents = [], quantity }) =>
      [`${encodeItem(id)}:${quantity}`, ...kitComponents.map((part) => `${part.ordinality}=${encodeItem(part.skuVariantNumber)}`)].join(";")
    )
    .join(",")

const encodeBase64Url = Schema.encodeSync(Schema.StringFromBase64Url)
const encodeItem = (id: string): string => (/^[A-Za-z0-9._-]{1,64}$/.test(id) ? id : `~${encodeBase64Url(id)}`)
