import { addToCart } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { type OrderReview, orderReview, type OrderTerms, type PlacedOrder, placeOrder, toReviewed } from "@camber/domain/checkout"
import type { Call } from "@camber/domain/ports"
import { WebUserGuid } from "@camber/domain/visitor"
import { june, plainTerms } from "../src/orders/testing/orderOf.ts"
import { resultOf, sentCall } from "./callOver.ts"
import { type Target, createVisitor, type Visitor } from "./Target.ts"

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
  readonly #headers: Readonly<Record<string, string>>

  private constructor(target: Target, { cookie, guid }: Visitor, headers: Readonly<Record<string, string>>) {
    this.#headers = headers
    this.#target = target
    this.#cookie = cookie
    this.webUserGuid = WebUserGuid.make(guid)
  }

  /** `headers` go along with each call. */
  static readonly arrive = async (target: Target, headers: Readonly<Record<string, string>> = {}): Promise<Buyer> =>
    new Buyer(target, await createVisitor(target), headers)

  async ask<Variables, Result>(call: Call<Variables, Result>, variables: Variables, idempotencyKey?: string): Promise<Result> {
    const sent = sentCall(call, variables, this.#cookie, idempotencyKey)
    return resultOf(call, await this.#target.ask({ ...sent, headers: { ...sent.headers, ...this.#headers } }))
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

  /** Orders under a name; null where it is refused. The request is written past the form's own check. */
  async tryName(name: string): Promise<string | null> {
    const { webUserGuid } = this
    const { country, postalCode, region } = june
    const review = (await this.ask(orderReview, { webUserGuid, terms: plainTerms, country, region, postalCode })).orderReview
    const contact = { ...june, email: `buyer-${webUserGuid}@example.com` }
    const sent = sentCall(
      placeOrder,
      { webUserGuid, contact, terms: plainTerms, reviewed: toReviewed(review), attribution: null },
      this.#cookie
    )
    const body = (sent.body ?? "").replace(JSON.stringify(june.name), JSON.stringify(name))
    const { text } = await this.#target.ask({ ...sent, body })
    return /"orderNumber":"(\d+)"/.exec(text)?.[1] ?? null
  }

  /** Reads what the order would be, and answers that with the press that places it. */
  async read(promoCode: string | null = null): Promise<{ readonly review: OrderReview; readonly press: Press }> {
    const { webUserGuid } = this
    const terms: OrderTerms = { ...plainTerms, promoCode }
    const contact = { ...june, email: `buyer-${webUserGuid}@example.com` }
    const { country, postalCode, region } = contact
    const review = (await this.ask(orderReview, { webUserGuid, terms, country, region, postalCode })).orderReview
    const wanted = { webUserGuid, contact, terms, reviewed: toReviewed(review), attribution: null }
    return { review, press: async (key) => (await this.ask(placeOrder, wanted, key)).placeOrder }
  }
}
