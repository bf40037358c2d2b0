import { addToCart } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { type Contact, orderReview, type OrderTerms, placeOrder, toReviewed } from "@camber/domain/checkout"
import type { Project } from "@camber/domain/vehicle"
import type { KyselyPlugin } from "kysely"
import type { TestVisitor } from "../../../test/testVisitor.ts"

export const june: Contact = {
  email: "june@example.com",
  name: "June Hale",
  phone: "(330) 555-0142",
  street: "12 Mill Road",
  street2: "",
  city: "Akron",
  region: "OH",
  postalCode: "44308",
  country: "US"
}

export const plainTerms: OrderTerms = { shippingMethod: "standard", promoCode: null, points: 0 }

/** Adds units of a variant to a visitor's cart. */
export const fillCart = async (
  visitor: TestVisitor,
  skuVariantNumber: string,
  pieces = 1,
  project: Project | null = null
): Promise<void> => {
  const skuBaseNumber = SkuBaseNumber.make(skuVariantNumber.split("-").slice(0, 2).join("-"))
  const item = { skuVariantNumber: SkuVariantNumber.make(skuVariantNumber), skuBaseNumber, quantityRequested: clampQuantity(pieces) }
  await visitor.ask(addToCart, {
    webUserGuid: visitor.webUserGuid,
    items: [{ ...item, kitComponents: [], listId: null, listName: null, attribution: null }],
    productPageId: null,
    skuBaseNumber: null,
    productPageUrl: null,
    project
  })
}

export const reviewFor = async (visitor: TestVisitor, terms: OrderTerms = plainTerms, place: Contact = june) => {
  const { country, postalCode, region } = place
  return (await visitor.ask(orderReview, { webUserGuid: visitor.webUserGuid, terms, country, region, postalCode })).orderReview
}

/** Creates the order request of a visitor who reviewed the cart, optionally for another destination. */
export const requestFor = async (visitor: TestVisitor, terms: OrderTerms = plainTerms, contact: Contact = june, read: Contact = june) => {
  const review = await reviewFor(visitor, terms, read)
  return { webUserGuid: visitor.webUserGuid, contact, terms, reviewed: toReviewed(review), attribution: null }
}

/** Reviews the cart and places the order. */
export const placeTestOrder = async (visitor: TestVisitor, terms: OrderTerms = plainTerms, contact: Contact = june, read: Contact = june) =>
  (await visitor.ask(placeOrder, await requestFor(visitor, terms, contact, read), crypto.randomUUID())).placeOrder

/**
 * Creates a plugin that fails the n-th statement before it reaches the database, like a crash. Earlier statements
 * succeed.
 */
export const failAtStatement = (statement: number): KyselyPlugin => {
  let count = 0
  return {
    transformQuery: ({ node }) => {
      if (++count === statement) throw new Error(`failed at statement ${statement}`)
      return node
    },
    transformResult: async ({ result }) => result
  }
}
