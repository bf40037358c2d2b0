import { sampleCartLine } from "@camber/testing/records"
import { Effect, Schema } from "effect"
import { clampQuantity } from "../../../catalog/catalog/rules.ts"
import { Cents } from "../../../foundation/money/model.ts"
import { type GraphQLRequest, HttpStatusError, Unreachable } from "../../../foundation/ports/Http.ts"
import { addToCart, cart, changeCartLine, removeCartLines, restoreCartLines } from "../calls.ts"
import { type AddedItem, type AddRejection, type CartContents, type CartItem, type CartLine, CartLineId } from "../model.ts"
import { clampToLimits, formatQuantityLimit } from "../quantityLimits.ts"
import { computeCoreDeposits, computeCartTotals, computeLineTotal } from "../rules.ts"

/** Simulated network failure of one request: `lost` never arrives, `unanswered` is executed without a response. */
export type SimulatedFailure = "lost" | "unanswered" | "refused"

const PRICE = 1_000

/** In-memory checkout service behind a network that can simulate failures. One piece costs $10. */
export class CheckoutService {
  lines: ReadonlyArray<CartLine> = []
  /** All requests, including lost ones, oldest first. */
  readonly requests: Array<GraphQLRequest> = []
  /** Failures of the next requests, one each. */
  mishaps: Array<SimulatedFailure | null> = []
  /** Response of the next add, which then adds nothing. */
  refusal: { readonly message: string | null; readonly rejection: AddRejection } | null = null
  /** Runs between the execution of a request and its response, for example to wait. */
  pause: (request: GraphQLRequest) => Effect.Effect<void> = () => Effect.void
  /** Pieces in stock of each part; null if unlimited. */
  stock: number | null = null
  #removed: ReadonlyArray<CartLine> = []
  readonly #replies = new Map<string, unknown>()

  readonly graphql = (request: GraphQLRequest): Effect.Effect<unknown, Unreachable | HttpStatusError> =>
    Effect.suspend((): Effect.Effect<unknown, Unreachable | HttpStatusError> => {
      this.requests.push(request)
      const { operation, service } = request
      const mishap = this.mishaps.shift() ?? null
      if (mishap === "lost") return Effect.fail(new Unreachable({ service, operation, cause: mishap }))
      if (mishap === "refused") return Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
      const answer = Effect.tap(
        Effect.sync(() => this.#answer(request)),
        () => this.pause(request)
      )
      if (mishap === null) return answer
      return Effect.flatMap(answer, () => Effect.fail(new Unreachable({ service, operation, cause: mishap })))
    })

  get contents(): CartContents {
    return { lines: this.lines, ...computeCartTotals(this.lines) }
  }
  operations(): ReadonlyArray<string> {
    return this.requests.map(({ operation }) => operation)
  }

  #answer({ idempotencyKey = "", operation, variables }: GraphQLRequest): unknown {
    if (operation === "cart") return Schema.encodeSync(cart.result)({ cart: this.contents })
    if (operation === "changeCartLine") return this.#change(Schema.decodeUnknownSync(changeCartLine.variables)(variables))
    if (operation === "removeCartLines") return this.#remove(Schema.decodeUnknownSync(removeCartLines.variables)(variables).lineIds)
    if (operation === "restoreCartLines") return this.#restore(Schema.decodeUnknownSync(restoreCartLines.variables)(variables).lineIds)
    const reply = this.#replies.get(idempotencyKey) ?? this.#add(Schema.decodeUnknownSync(addToCart.variables)(variables).items)
    this.#replies.set(idempotencyKey, reply)
    return reply
  }
  #add(items: ReadonlyArray<CartItem>): unknown {
    const refusal = this.refusal
    this.refusal = null
    const added = refusal === null ? items.map((item) => this.#put(item)) : []
    const { itemCount, total } = this.contents
    const message = refusal === null ? (added.find(({ note }) => note !== null)?.note ?? null) : refusal.message
    const cartCores = computeCoreDeposits(this.lines)
    const answer = {
      success: refusal === null,
      message,
      rejection: refusal?.rejection ?? null,
      cartTotalPrice: total,
      cartCores,
      itemCount,
      items: added
    }
    return Schema.encodeSync(addToCart.result)({ addToCart: answer })
  }
  #put(item: CartItem): AddedItem {
    const { quantityRequested, skuVariantNumber } = item
    const before = this.lines.find((line) => line.skuVariantNumber === skuVariantNumber)
    if (before === undefined) this.lines = [...this.lines, createLine(item)]
    const wanted = (before?.quantity ?? 0) + quantityRequested
    const line = createLine(item)
    this.#set(line.lineId, wanted)
    const pieces = clampToLimits(wanted, this.#limits) - (before?.quantity ?? 0)
    const { addedFor, coreCharge, kitComponents, options, unitPrice } = line
    const price = Cents.make(pieces * unitPrice)
    const regularImageUrl = `/content/${skuVariantNumber}.svg`
    const note = formatQuantityLimit(wanted, this.#limits)
    return { skuVariantNumber, regularImageUrl, options, kitComponents, pieces, price, coreCharge, addedFor, note }
  }
  get #limits() {
    return { least: clampQuantity(1), left: this.stock === null ? null : clampQuantity(this.stock) }
  }
  #set(lineId: CartLineId, wanted: number): void {
    const left = this.#limits.left
    this.lines = this.lines.map((line) => (line.lineId === lineId ? withQuantity({ ...line, left }, wanted) : line))
  }
  #change({ lineId, quantity }: typeof changeCartLine.variables.Type): unknown {
    const success = this.lines.some((line) => line.lineId === lineId)
    this.#set(lineId, quantity)
    const message = success ? formatQuantityLimit(quantity, this.#limits) : "This line is no longer in your cart."
    const answer = { success, message, cart: this.contents }
    return Schema.encodeSync(changeCartLine.result)({ changeCartLine: answer })
  }
  #remove(lineIds: ReadonlyArray<CartLineId>): unknown {
    this.#removed = [...this.#removed, ...this.lines.filter(({ lineId }) => lineIds.includes(lineId))]
    this.lines = this.lines.filter(({ lineId }) => !lineIds.includes(lineId))
    return Schema.encodeSync(removeCartLines.result)({ removeCartLines: { success: true, message: null, cart: this.contents } })
  }
  #restore(lineIds: ReadonlyArray<CartLineId>): unknown {
    const restored = this.#removed.filter(({ lineId }) => lineIds.includes(lineId))
    this.#removed = this.#removed.filter((line) => !restored.includes(line))
    this.lines = [...this.lines, ...restored]
    const success = lineIds.every((id) => this.lines.some(({ lineId }) => lineId === id))
    const message = success ? null : "This line is no longer in your cart."
    return Schema.encodeSync(restoreCartLines.result)({ restoreCartLines: { success, message, cart: this.contents } })
  }
}

const withQuantity = (line: CartLine, wanted: number): CartLine => {
  const quantity = clampToLimits(wanted, line)
  const changed = { ...line, wanted: quantity, quantity }
  return { ...changed, lineTotal: computeLineTotal(changed) }
}

/** Creates the line that results from adding one item. */
export const createLine = ({ quantityRequested, skuBaseNumber, skuVariantNumber }: CartItem): CartLine => {
  const price = Cents.make(PRICE)
  const line = sampleCartLine({
    lineId: CartLineId.make(`line-${skuVariantNumber}`),
    skuVariantNumber,
    skuBaseNumber,
    productPageId: 7,
    title: "Camshaft",
    brand: "Camber",
    imageUrl: "/content/cam.svg",
    url: "/item/camshaft/7",
    options: [],
    unitPrice: price,
    addedPrice: price,
    lineTotal: price
  })
  return withQuantity(line, quantityRequested)
}
