import type { MemoryAnswer, MemoryServices } from "@camber/adapter-memory"
import { type AddedItem, type CartContents, type CartState, computeCartTotals } from "@camber/domain/cart"
import { type ProductChoices, Quantity } from "@camber/domain/catalog"
import type { ClassReport } from "@camber/domain/class-sheets"
import type { OrderReview } from "@camber/domain/checkout"
import { flagNames } from "@camber/domain/flags"
import { shippingEstimates } from "@camber/domain/location"
import type { CartClash, OwnParts } from "@camber/domain/mating"
import { Cents, toCents, toDollars } from "@camber/domain/money"
import type { GraphQLRequest } from "@camber/domain/ports"
import type { promoCode } from "@camber/domain/promotions"
import { WebUserGuid } from "@camber/domain/visitor"
import { wireCartLine, wireOrderReview } from "@camber/testing/records"

export type WireLine = (typeof CartContents.Encoded)["lines"][number]
type WireChoices = typeof ProductChoices.Encoded

export const webUserGuid = WebUserGuid.make("7d7b8f0e-2d11-4c43-9d0f-0f6f6a1f0a01")

/** A cart whose part count is known and whose lines are not loaded. */
export const countedCart = (itemCount: number): CartState => ({
  itemCount,
  total: Cents.make(0),
  cart: null,
  isLoading: false,
  hasFailed: false,
  isPartial: false,
  adding: [],
  changing: [],
  removed: [],
  added: null
})

type Estimated = typeof shippingEstimates.body.Encoded
type WireAdded = typeof AddedItem.Encoded

const addedItem = ({
  addedFor,
  coreCharge = 0,
  imageUrl,
  kitComponents,
  options,
  quantity,
  skuVariantNumber,
  unitPrice
}: WireLine): WireAdded => ({
  skuVariantNumber,
  regularImageUrl: imageUrl,
  options,
  kitComponents,
  pieces: quantity,
  price: unitPrice * quantity,
  coreCharge,
  addedFor,
  note: null
})

/** State of the fake services: the cart's lines, the products' options and the result of the next add. */
export interface FakeCheckoutState {
  lines?: ReadonlyArray<WireLine>
  /** Items in the result of the next add. */
  readonly added?: Partial<WireAdded>
  /** The estimate for every SKU and ZIP code; undefined: no estimate. */
  readonly estimate?: (zipCode: string) => string
  readonly options?: Readonly<Record<string, WireChoices>>
  /** The response to an entered promo code. */
  readonly promo?: (code: string) => (typeof promoCode.result.Encoded)["promoCode"]
  /** The quote for an order to a ZIP code; undefined: no response. */
  readonly review?: (postalCode: string) => Partial<typeof OrderReview.Encoded>
  /** Pairs of parts in the cart that do not meet. */
  readonly clashes?: ReadonlyArray<typeof CartClash.Encoded>
  /** Answers of the car's class sheet. */
  readonly classReport?: ClassReport | undefined
  /** Comparison of a product with the visitor's parts. */
  readonly ownParts?: typeof OwnParts.Encoded
  /** Displayed reason why an add fails; 'away': the service does not respond. */
  refusal?: string
}

/** In-memory checkout and product options that record their requests. A test may change `world` at any time. */
export const createFakeCheckout = (world: FakeCheckoutState = {}) => {
  const asked: Array<GraphQLRequest> = []
  let removed: ReadonlyArray<WireLine> = []
  let adds = 0
  const cart = (): typeof CartContents.Encoded => {
    const lines = (world.lines ?? []).map((line) => ({ ...line, lineTotal: line.isPurchaseable ? line.unitPrice * line.quantity : 0 }))
    const { itemCount, total } = computeCartTotals(
      lines.map((line) => ({ ...line, quantity: Quantity.make(line.quantity), unitPrice: toCents(line.unitPrice) }))
    )
    return { lines, itemCount, total: toDollars(total) }
  }
  const answers: Readonly<Record<string, (variables: never) => unknown>> = {
    cartClashes: () => world.clashes ?? [],
    classReport: () => world.classReport ?? null,
    ownParts: () => world.ownParts ?? null,
    promoCode: ({ code }: { readonly code: string }) => world.promo?.(code) ?? null,
    productOptions: ({ skuOrSkuBase }: { readonly skuOrSkuBase: string }) => world.options?.[skuOrSkuBase] ?? null,
    cart,
    addToCart: ({
      items
    }: {
      readonly items: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantityRequested: number }>
    }) => {
      const isAdded = world.refusal === undefined
      const added = items.map(({ skuVariantNumber, quantityRequested }) =>
        wireCartLine({ lineId: `added-${++adds}`, skuVariantNumber, quantity: quantityRequested })
      )
      if (isAdded) world.lines = [...(world.lines ?? []), ...added]
      return {
        success: isAdded,
        message: world.refusal ?? null,
        rejection: isAdded ? null : "notAvailable",
        cartTotalPrice: cart().total,
        cartCores: items.reduce((sum, { quantityRequested }) => sum + quantityRequested * (world.added?.coreCharge ?? 0), 0),
        itemCount: cart().itemCount,
        items: isAdded ? added.map((line) => ({ ...addedItem(line), ...world.added })) : []
      }
    },
    changeCartLine: ({ lineId, quantity }: { readonly lineId: string; readonly quantity: number }) => {
      world.lines = world.lines?.map((line) => (line.lineId === lineId ? { ...line, quantity } : line)) ?? []
      return { success: true, message: null, cart: cart() }
    },
    removeCartLines: ({ lineIds }: { readonly lineIds: ReadonlyArray<string> }) => {
      removed = world.lines?.filter((line) => lineIds.includes(line.lineId)) ?? []
      world.lines = world.lines?.filter((line) => !removed.includes(line)) ?? []
      return { success: true, message: null, cart: cart() }
    },
    restoreCartLines: () => {
      world.lines = [...(world.lines ?? []), ...removed]
      return { success: true, message: null, cart: cart() }
    }
  }
  const estimates = ({ countryCode, skus, zipCode }: Estimated): typeof shippingEstimates.result.Encoded => ({
    shippingEstimates: skus.map((sku) => ({ ...sku, suggestedPickup: world.estimate?.(zipCode) ?? null })),
    zipCode,
    countryCode
  })
  const graphql = (request: GraphQLRequest): MemoryAnswer => {
    asked.push(request)
    if (world.refusal === "away") return "away"
    if (request.operation === "GetFeatureFlags") {
      const value = String(world.estimate !== undefined)
      return { data: { featureFlags: [{ name: flagNames.shippingEstimates, value }] } }
    }
    if (request.operation === "orderReview" && world.review !== undefined) {
      const { postalCode } = request.variables as { readonly postalCode: string }
      return { data: { orderReview: wireOrderReview({ lines: [], ...world.review(postalCode) }) } }
    }
    const answer = answers[request.operation]
    return answer === undefined ? "away" : { data: { [request.operation]: answer(request.variables as never) } }
  }
  const services: MemoryServices = {
    graphql,
    json: ({ path, body }) =>
      path === shippingEstimates.path
        ? { data: estimates(body as Estimated) }
        : { data: { webUserGuid, itemCount: cart().itemCount, cartTotal: toCents(cart().total), listCount: 0 } }
  }
  /** Returns the variables of all requests of an operation. */
  const variablesOf = (operation: string) => asked.filter((request) => request.operation === operation).map(({ variables }) => variables)
  return { services, asked, variablesOf }
}
