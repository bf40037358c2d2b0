import { Effect, Schema } from "effect"
import { type GraphQLRequest, Refused, Unreachable } from "../../ports/Http.ts"
import { addToCart, cart, changeCartLine, removeCartLine } from "../calls.ts"
import { CartContents, type CartItem, type CartLine, LineId } from "../model.ts"
import { cartTotals, clampQuantity, lineTotal } from "../rules.ts"

/** How the network treats one request: `lost` is a request that never arrives, `unanswered` one that is carried out without an answer. */
export type Mishap = "lost" | "unanswered" | "refused"

const PRICE = 1_000

/** A checkout service in memory that keeps what its calls promise, behind a network that can be told to fail. One piece costs $10. */
export class CheckoutService {
  lines: ReadonlyArray<CartLine> = []
  /** Every request that arrived or was lost, the oldest first. */
  readonly requests: Array<GraphQLRequest> = []
  /** What happens to the next requests, one each. */
  mishaps: Array<Mishap | null> = []
  /** What the next add answers instead of adding. */
  refusal: { readonly message: string | null } | null = null
  /** Between carrying a request out and its answer, for instance to wait. */
  pause: (request: GraphQLRequest) => Effect.Effect<void> = () => Effect.void
  readonly #replies = new Map<string, unknown>()

  readonly graphql = (request: GraphQLRequest): Effect.Effect<unknown, Unreachable | Refused> =>
    Effect.suspend((): Effect.Effect<unknown, Unreachable | Refused> => {
      this.requests.push(request)
      const { operation, service } = request
      const mishap = this.mishaps.shift() ?? null
      if (mishap === "lost") return Effect.fail(new Unreachable({ service, operation, cause: mishap }))
      if (mishap === "refused") return Effect.fail(new Refused({ service, operation, status: 403 }))
      const answer = Effect.tap(
        Effect.sync(() => this.#answer(request)),
        () => this.pause(request)
      )
      if (mishap === null) return answer
      return Effect.flatMap(answer, () => Effect.fail(new Unreachable({ service, operation, cause: mishap })))
    })

  get contents(): CartContents {
    return { lines: this.lines, ...cartTotals(this.lines) }
  }
  operations(): ReadonlyArray<string> {
    return this.requests.map(({ operation }) => operation)
  }

  #answer({ idempotencyKey = "", operation, variables }: GraphQLRequest): unknown {
    if (operation === "cart") return Schema.encodeSync(cart.result)({ cart: this.contents })
    if (operation === "changeCartLine") return this.#change(Schema.decodeUnknownSync(changeCartLine.variables)(variables))
    if (operation === "removeCartLine") return this.#remove(Schema.decodeUnknownSync(removeCartLine.variables)(variables).lineId)
    const reply = this.#replies.get(idempotencyKey) ?? this.#add(Schema.decodeUnknownSync(addToCart.variables)(variables).items)
    this.#replies.set(idempotencyKey, reply)
    return reply
  }
  #add(items: ReadonlyArray<CartItem>): unknown {
    const refusal = this.refusal
    this.refusal = null
    if (refusal === null) for (const item of items) this.#put(item)
    const { itemCount, total } = this.contents
    const pictures = items.map(({ skuVariantNumber }) => ({ skuVariantNumber, regularImageUrl: `/content/${skuVariantNumber}.svg` }))
    const answer = { success: refusal === null, message: refusal?.message ?? null, cartTotalPrice: total, itemCount, items: pictures }
    return Schema.encodeSync(addToCart.result)({ addToCart: answer })
  }
  #put(item: CartItem): void {
    const line = this.lines.find(({ skuVariantNumber }) => skuVariantNumber === item.skuVariantNumber)
    if (line === undefined) this.lines = [...this.lines, lineOf(item)]
    else this.#set(line.lineId, line.quantity + item.quantityRequested)
  }
  #set(lineId: LineId, quantity: number): void {
    this.lines = this.lines.map((line) => (line.lineId === lineId ? priced(line, quantity) : line))
  }
  #change({ lineId, quantity }: typeof changeCartLine.variables.Type): unknown {
    const success = this.lines.some((line) => line.lineId === lineId)
    this.#set(lineId, quantity)
    const answer = { success, message: success ? null : "This line is no longer in your cart.", cart: this.contents }
    return Schema.encodeSync(changeCartLine.result)({ changeCartLine: answer })
  }
  #remove(lineId: LineId): unknown {
    this.lines = this.lines.filter((line) => line.lineId !== lineId)
    return Schema.encodeSync(removeCartLine.result)({ removeCartLine: { success: true, message: null, cart: this.contents } })
  }
}

const priced = (line: CartLine, quantity: number): CartLine => {
  const changed = { ...line, quantity: clampQuantity(quantity) }
  return { ...changed, lineTotal: lineTotal(changed) }
}

/** The line that an add of one item makes. */
export const lineOf = ({ quantityRequested, skuBaseNumber, skuVariantNumber }: CartItem): CartLine => {
  const wire = {
    lineId: LineId.make(`line-${skuVariantNumber}`),
    skuVariantNumber,
    skuBaseNumber,
    productPageId: 7,
    title: "Camshaft",
    brand: "Camber",
    imageUrl: "/content/cam.svg",
    url: "/item/camshaft/7",
    options: [],
    kitComponents: [],
    quantity: 1,
    unitPrice: PRICE / 100,
    lineTotal: PRICE / 100,
    availability: "InStock",
    availabilityText: "In stock",
    isPurchaseable: true,
    addedFor: null,
    fit: null
  }
  const [line] = Schema.decodeUnknownSync(CartContents)({ lines: [wire], itemCount: 1, total: PRICE / 100 }).lines
  return priced(line!, quantityRequested)
}
