import { Schema } from "effect"
import { randomUUID } from "node:crypto"
import { graphql } from "./graphql.ts"

const Page = Schema.Struct({
  productPage: Schema.Struct({
    card: Schema.Struct({ skuBaseNumber: Schema.String }),
    variant: Schema.Struct({ skuVariantNumber: Schema.String })
  })
})
const Added = Schema.Struct({ addToCart: Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String) }) })
const Cart = Schema.Struct({
  cart: Schema.Struct({
    itemCount: Schema.Int,
    total: Schema.Number,
    lines: Schema.Array(Schema.Struct({ quantity: Schema.Int, unitPrice: Schema.Number }))
  })
})
const readPage = Schema.decodeUnknownSync(Page)
const readAdded = Schema.decodeUnknownSync(Added)
const readCart = Schema.decodeUnknownSync(Cart)

const pageQuery = `query p($id: Int!) {
  productPage(productPageId: $id, skuVariantNumber: null, project: null) { card { skuBaseNumber } variant { skuVariantNumber } }
}`
const cartQuery = `query c($guid: String!) { cart(webUserGuid: $guid) { itemCount total lines { quantity unitPrice } } }`
const addQuery = `mutation a($guid: String!, $items: [CartItemInput!]!) { addToCart(webUserGuid: $guid, items: $items) { success message } }`

/** The item that a buyer adds, one unit at a time. */
export interface Item {
  readonly skuVariantNumber: string
  readonly skuBaseNumber: string
}

/** Returns the variant that a product's page shows first. */
export const fetchItem = async (origin: string, productPath: string): Promise<Item> => {
  const id = Number(productPath.split("/").at(-1))
  const { productPage } = await graphql(origin, "products", { query: pageQuery, variables: { id } }, readPage)
  return { skuVariantNumber: productPage.variant.skuVariantNumber, skuBaseNumber: productPage.card.skuBaseNumber }
}

/** A visitor with their own cart. */
export interface Buyer {
  /** Adds with a new idempotency key, like a click on the button. Throws if the shop rejects it. */
  readonly add: () => Promise<void>
  readonly cart: () => Promise<(typeof Cart)["Type"]["cart"]>
}

export const newBuyer = async (origin: string, item: Item): Promise<Buyer> => {
  const response = await fetch(new URL("/api/session", origin))
  await response.arrayBuffer()
  const cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
  const guid = /WebUserGuid=([^;]+)/.exec(cookie)?.[1]
  if (!guid) throw new Error("The shop created no visitor session")
  const items = [{ ...item, quantityRequested: 1, kitComponents: [] }]
  return {
    add: async () => {
      const headers = { cookie, "idempotency-key": randomUUID() }
      const { addToCart } = await graphql(origin, "checkout", { query: addQuery, variables: { guid, items } }, readAdded, headers)
      if (!addToCart.success) throw new Error(`The shop rejected an add to the cart: ${addToCart.message}`)
    },
    cart: async () => (await graphql(origin, "checkout", { query: cartQuery, variables: { guid } }, readCart, { cookie })).cart
  }
}
