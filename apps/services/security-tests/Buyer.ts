import { addToCart } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { type OrderReview, orderReview, type OrderTerms, type PlacedOrder, placeOrder, toReviewed } from "@camber/domain/checkout"
import type { Call } from "@camber/domain/ports"
import { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { june, plainTerms } from "../src/orders/testing/orderOf.ts"
import { type Target, createVisitor, type Visitor, type HttpAnswer, type Sent } from "./Target.ts"

/** Creates the HTTP request that a visitor sends for a call. Each request has a new idempotency key by default. */
export const sentCall = <Variables, Result>(
  { id, service, variables }: Call<Variables, Result>,
  values: Variables,
  cookie: string,
  idempotencyKey: string = crypto.randomUUID()
): Sent => ({
  method: "POST",
  path: `/graphql/${service}`,
  headers: { cookie, "content-type": "application/json", "idempotency-key": idempotencyKey },
  body: JSON.stringify({ id, variables: Schema.encodeSync(variables)(values) })
})

/**
 * Decodes the result of a call.
 *
 * @throws Error if the call failed
 */
export const readResult = <Variables, Result>({ operation, result }: Call<Variables, Result>, { status, text }: HttpAnswer): Result => {
  const answer = status === 200 ? (JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown }) : { errors: status }
  if (answer.errors !== undefined) throw new Error(`${operation} returned ${status}: ${text.slice(0, 300)}`)
  return Schema.decodeUnknownSync(result)(answer.data)
}

/** A part that can be bought without choosing options. */
export interface Part {
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
}

/** Places the reviewed order. Repeating the press with the same key counts as the same request. */
export type Press = (idempotencyKey?: string) => Promise<PlacedOrder>

/** A visitor with its own email address who buys over HTTP. */
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

  /** Creates a visitor whose browser sends `headers` with each call. */
  static readonly arrive = async (target: Target, headers: Readonly<Record<string, string>> = {}): Promise<Buyer> =>
    new Buyer(target, await createVisitor(target), headers)

  async ask<Variables, Result>(call: Call<Variables, Result>, variables: Variables, idempotencyKey?: string): Promise<Result> {
    const request = sentCall(call, variables, this.#cookie, idempotencyKey)
    return readResult(call, await this.#target.ask({ ...request, headers: { ...request.headers, ...this.#headers } }))
  }

  /** Adds pieces to the cart. Returns how many the shop accepted. */
  async add({ skuBaseNumber, skuVariantNumber }: Part, pieces: number): Promise<number> {
    const { webUserGuid } = this
    const item = { skuBaseNumber: SkuBaseNumber.make(skuBaseNumber), skuVariantNumber: SkuVariantNumber.make(skuVariantNumber) }
    const { addToCart: cart } = await this.ask(addToCart, {
      webUserGuid,
      items: [{ ...item, quantityRequested: clampQuantity(pieces), kitComponents: [], listId: null, listName: null, attribution: null }],
      productPageId: null,
      skuBaseNumber: null,
      productPageUrl: null,
      project: null
    })
    return cart.items.reduce((sum, { pieces: more }) => sum + more, 0)
  }

  /** Places an order under a name, without the form's client-side check. Returns the order number, or null if rejected. */
  async tryName(name: string): Promise<string | null> {
    const { webUserGuid } = this
    const { country, postalCode, region } = june
    const review = (await this.ask(orderReview, { webUserGuid, terms: plainTerms, country, region, postalCode })).orderReview
    const contact = { ...june, email: `buyer-${webUserGuid}@example.com` }
    const request = sentCall(
      placeOrder,
      { webUserGuid, contact, terms: plainTerms, reviewed: toReviewed(review), attribution: null },
      this.#cookie
    )
    const body = (request.body ?? "").replace(JSON.stringify(june.name), JSON.stringify(name))
    const { text } = await this.#target.ask({ ...request, body })
    return /"orderNumber":"(\d+)"/.exec(text)?.[1] ?? null
  }

  /** Reads the order review. Returns it with a function that places the order. */
  async read(promoCode: string | null = null): Promise<{ readonly review: OrderReview; readonly press: Press }> {
    const { webUserGuid } = this
    const terms: OrderTerms = { ...plainTerms, promoCode }
    const contact = { ...june, email: `buyer-${webUserGuid}@example.com` }
    const { country, postalCode, region } = contact
    const review = (await this.ask(orderReview, { webUserGuid, terms, country, region, postalCode })).orderReview
    const variables = { webUserGuid, contact, terms, reviewed: toReviewed(review), attribution: null }
    return { review, press: async (key) => (await this.ask(placeOrder, variables, key)).placeOrder }
  }
}
