import { addToCart } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { type OrderReview, orderReview, type OrderTerms, type PlacedOrder, placeOrder, reviewedOf } from "@camber/domain/checkout"
import type { Call } from "@camber/domain/ports"
import { WebUserGuid } from "@camber/domain/visitor"
import { june, plainTerms } from "../src/orders/testing/orderOf.ts"
import { resultOf, sentCall } from "./callOver.ts"
import { type Target, visit } from "./Target.ts"

/** One thing that can be bought without choosing. */
export interface Part {
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
}

/** Places what was read; a further press goes under the same key if it is given the same one. */
export type Press = (idempotencyKey?: string) => Promise<PlacedOrder>

/** A visitor with a mailbox of their own who buys over HTTP. */
export class Buyer {
  readonly webUserGuid: WebUserGuid
  readonly #cookie: string
  readonly #target: Target

  private constructor(target: Target, { cookie, guid }: { readonly cookie: string; readonly guid: string }) {
    this.#target = target
    this.#cookie = cookie
    this.webUserGuid = WebUserGuid.make(guid)
  }

  static readonly arrive = async (target: Target): Promise<Buyer> => new Buyer(target, await visit(target))

  async ask<Variables, Result>(call: Call<Variables, Result>, variables: Variables, idempotencyKey?: string): Promise<Result> {
    return resultOf(call, await this.#target.ask(sentCall(call, variables, this.#cookie, idempotencyKey)))
  }

  /** Puts pieces into the cart and answers how many the shop lets it hold. */
  async add({ skuBaseNumber, skuVariantNumber }: Part, pieces: number): Promise<number> {
    const { webUserGuid } = this
    const item = { skuBaseNumber: SkuBaseNumber.make(skuBaseNumber), skuVariantNumber: SkuVariantNumber.make(skuVariantNumber) }
    const { addToCart: added } = await this.ask(addToCart, {
      webUserGuid,
      items: [{ ...item, quantityRequested: clampQuantity(pieces), kitComponents: [], listId: null, listName: null, attribution: null }],
      productPageId: null,
      skuBaseNumber: null,
      productPageUrl: null,
      project: null
    })
    return added.items.reduce((sum, { pieces: more }) => sum + more, 0)
  }

  /** Reads what the order would be, and answers that with the press that places it. */
  async read(promoCode: string | null = null): Promise<{ readonly review: OrderReview; readonly press: Press }> {
    const { webUserGuid } = this
    const terms: OrderTerms = { ...plainTerms, promoCode }
    const contact = { ...june, email: `buyer-${webUserGuid}@example.com` }
    const { country, postalCode, region } = contact
    const review = (await this.ask(orderReview, { webUserGuid, terms, country, region, postalCode })).orderReview
    const wanted = { webUserGuid, contact, terms, reviewed: reviewedOf(review), attribution: null }
    return { review, press: async (key) => (await this.ask(placeOrder, wanted, key)).placeOrder }
  }
}
