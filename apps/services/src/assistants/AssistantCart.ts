import {
  addToCart,
  cart,
  type CartContents,
  type CartItem,
  changeCartLine,
  computeCoreDeposits,
  type LinkedItem,
  removeCartLines
} from "@camber/domain/cart"
import { MAX_LINES } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import { getProjectKind, type Project } from "@camber/domain/vehicle"
import { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import { ToolRejection } from "./AssistantTool.ts"
import { FitAnswer, toFitAnswer } from "./FitAnswer.ts"
import { Label, outputList, Url } from "./outputs.ts"
import { formatPermalink } from "../cart/permalink.ts"
import { resolveItems } from "./resolveItems.ts"
import { createEnvelope, createWarning, Envelope, getAgentProfile, type Message, Messages, type RequestMeta } from "./schemas.ts"
import { toFacts } from "../cart/VehicleFacts.ts"

const Total = Schema.Struct({
  type: Schema.Literals(["subtotal", "fee", "total"]),
  amount: Schema.Int,
  display_text: Label
})

const Totals = outputList(Total, 3)

/** A cart in the form of UCP. Amounts are cents, before shipping and tax. */
export const AssistantCart = Schema.Struct({
  ucp: Envelope,
  id: Label,
  line_items: outputList(
    Schema.Struct({
      id: Label,
      item: Schema.Struct({ id: Label, title: Label, price: Schema.Int, image_url: Url }),
      quantity: Schema.Int,
      totals: Totals,
      metadata: Schema.Struct({
        availability_text: Label,
        can_be_bought: Schema.Boolean,
        /** The verdict at the time when the item was added. Null if no vehicle was given. */
        fitment: Schema.NullOr(FitAnswer)
      })
    }),
    MAX_LINES
  ),
  currency: Schema.Literal("USD"),
  totals: Totals,
  messages: Messages,
  continue_url: Url,
  expires_at: Label
})
export type AssistantCart = typeof AssistantCart.Type

/** A cart whose id the caller presented. */
export interface OpenCart {
  readonly id: string
  readonly webUserGuid: WebUserGuid
  /** UTC milliseconds. */
  readonly expiresAt: number
}

const CART_GONE = "Cart not found, canceled or expired."

/** Creates an empty cart of a new visitor. Fails if too many carts were created from the caller's IP address. */
export const openNewCart = Effect.fnUntraced(function* (meta: RequestMeta) {
  const shop = yield* AssistantShop
  const seconds = shop.countNewCart()
  if (seconds > 0)
    return yield* new ToolRejection({ code: "rate_limited", message: `Too many new carts. Try again in ${seconds} seconds.` })
  const agent = getAgentProfile(meta)
  const id = shop.carts.sign(WebUserGuid.make(yield* Effect.sync(() => crypto.randomUUID())), agent, shop.now())
  return yield* openCart(id, meta)
})

/** Verifies a cart id. Fails with `not_found` for an unknown id and for another platform's id. */
export const openCart = Effect.fnUntraced(function* (id: string, meta: RequestMeta) {
  const { carts, now } = yield* AssistantShop
  const owner = carts.read(id, getAgentProfile(meta), now())
  if (owner === null) return yield* new ToolRejection({ code: "not_found", message: CART_GONE })
  return { id, ...owner } satisfies OpenCart
})

/** Reads a cart. Fails with `not_found` if the cart is empty, because that means it was canceled. */
export const readCart = Effect.fnUntraced(function* ({ webUserGuid }: OpenCart) {
  const { actAs } = yield* AssistantShop
  const { cart: contents } = yield* Effect.provide(callService(cart, { webUserGuid, project: null }), actAs(webUserGuid))
  if (contents.lines.length === 0) return yield* new ToolRejection({ code: "not_found", message: CART_GONE })
  return contents
})

/** Adds either all items or none. Returns warnings about quantities that were reduced. */
export const addItems = Effect.fnUntraced(function* (
  owner: Pick<OpenCart, "webUserGuid">,
  items: ReadonlyArray<LinkedItem>,
  project: Project | null
) {
  const { origin } = yield* AssistantShop
  return yield* addResolved(owner, yield* resolveItems(items, origin, "assistant"), project)
})

/** Adds either all resolved items or none. Returns warnings about quantities that were reduced. */
export const addResolved = Effect.fnUntraced(function* (
  { webUserGuid }: Pick<OpenCart, "webUserGuid">,
  resolved: ReadonlyArray<CartItem>,
  project: Project | null
) {
  const { actAs } = yield* AssistantShop
  const none = { productPageId: null, skuBaseNumber: null, productPageUrl: null }
  const { addToCart: added } = yield* Effect.provide(
    callService(addToCart, { webUserGuid, items: resolved, ...none, project }),
    actAs(webUserGuid)
  )
  if (!added.success) return yield* new ToolRejection({ code: "item_unavailable", message: added.message ?? "Nothing was added." })
  return added.message === null ? [] : [createWarning("quantity_adjusted", added.message)]
})

/** Replaces the items of a cart. Lines that stay keep their ids. */
export const replaceItems = Effect.fnUntraced(function* (open: OpenCart, items: ReadonlyArray<LinkedItem>, project: Project | null) {
  const { actAs, origin } = yield* AssistantShop
  const { webUserGuid } = open
  const resolved = yield* resolveItems(items, origin, "assistant")
  const { lines } = yield* readCart(open)
  const wanted = new Map(resolved.map(({ quantityRequested, skuVariantNumber }) => [skuVariantNumber, quantityRequested]))
  const present = new Set(lines.map(({ skuVariantNumber }) => skuVariantNumber))
  const added = resolved.filter(({ skuVariantNumber }) => !present.has(skuVariantNumber))
  // Adds first, so that a rejected item leaves the cart as it was.
  const warnings = added.length === 0 ? [] : yield* addResolved(open, added, project)
  const changes = yield* Effect.forEach(lines, (line) => {
    const quantity = wanted.get(line.skuVariantNumber)
    if (quantity === undefined || quantity === line.quantity) return Effect.succeed(null)
    const change = { webUserGuid, lineId: line.lineId, quantity, project: null }
    return Effect.map(Effect.provide(callService(changeCartLine, change), actAs(webUserGuid)), (answer) => answer.changeCartLine.message)
  })
  yield* removeLines(
    open,
    lines.filter(({ skuVariantNumber }) => !wanted.has(skuVariantNumber))
  )
  return [...warnings, ...changes.flatMap((message) => (message === null ? [] : [createWarning("quantity_adjusted", message)]))]
})

/** Removes lines from a cart. */
export const removeLines = Effect.fnUntraced(function* ({ webUserGuid }: OpenCart, lines: CartContents["lines"]) {
  const { actAs } = yield* AssistantShop
  if (lines.length === 0) return
  const request = { webUserGuid, lineIds: lines.map(({ lineId }) => lineId), project: null }
  yield* Effect.provide(callService(removeCartLines, request), actAs(webUserGuid))
})

/** The shopper may keep their selected vehicle instead of the vehicle in the link, so the assistant must report a misfit to the shopper. */
const warnOfMisfit = ({ addedFor, skuVariantNumber, title }: CartContents["lines"][number]): ReadonlyArray<Message> =>
  addedFor !== null && toFitAnswer(addedFor.verdict).verdict === "does_not_fit"
    ? [createWarning("does_not_fit", `${title} (${skuVariantNumber}) does not fit the ${addedFor.projectName}.`)]
    : []

const LINK_TOO_LONG = createWarning(
  "link_too_long",
  `The cart has too many parts, or its part numbers are too long, for a link: continue_url does not fill the shopper's cart. Create several smaller carts.`
)

/**
 * Converts a cart to the form of UCP. The result contains a link that fills the cart of the person who opens it, and that selects the
 * vehicle if one is given.
 */
export const toAssistantCart = (
  { expiresAt, id }: OpenCart,
  { lines, total }: CartContents,
  origin: string,
  messages: ReadonlyArray<Message>,
  project: Project | null
): AssistantCart => {
  const cores = computeCoreDeposits(lines)
  const path = formatPermalink(
    lines.map(({ quantity, skuVariantNumber }) => ({ id: skuVariantNumber, quantity })),
    project === null || getProjectKind(project) === "nothing" ? null : toFacts(project)
  )
  return {
    ucp: createEnvelope("cart"),
    id,
    line_items: lines.map((line) => ({
      id: line.lineId,
      item: { id: line.skuVariantNumber, title: line.title, price: line.unitPrice, image_url: new URL(line.imageUrl, origin).href },
      quantity: line.quantity,
      totals: [
        { type: "subtotal", amount: line.lineTotal, display_text: "Subtotal" },
        { type: "total", amount: line.lineTotal, display_text: "Total" }
      ],
      metadata: {
        availability_text: line.availabilityText,
        can_be_bought: line.isPurchaseable,
        fitment: line.addedFor && toFitAnswer(line.addedFor.verdict)
      }
    })),
    currency: "USD",
    totals: [
      { type: "subtotal", amount: total, display_text: "Subtotal" },
      ...(cores > 0 ? [{ type: "fee" as const, amount: cores, display_text: "Refundable core deposits" }] : []),
      { type: "total", amount: total + cores, display_text: "Before shipping and tax" }
    ],
    messages: [...messages, ...(path === null && lines.length > 0 ? [LINK_TOO_LONG] : []), ...lines.flatMap(warnOfMisfit)],
    continue_url: origin + (path ?? "/"),
    expires_at: new Date(expiresAt).toISOString()
  }
}
