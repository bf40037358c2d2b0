import { MAX_LINES } from "@camber/domain/catalog"
import { type Order, orderHref, OrderStatus } from "@camber/domain/order"
import { Effect, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, ToolRejection } from "./AssistantTool.ts"
import { Label, outputList, Url } from "./outputs.ts"
import { boundedText, createEnvelope, Envelope, RequestMeta } from "./schemas.ts"

const MAX_LINK_LENGTH = 300
const linkPath = /\/order\/(\d{10})$/

const Pieces = outputList(Schema.Struct({ id: Label, quantity: Schema.Int }), MAX_LINES)
const Totals = outputList(Schema.Struct({ type: Schema.Literals(["subtotal", "total"]), amount: Schema.Int, display_text: Label }), 2)

/** An order in the form of UCP. It omits UCP's `expectations`, because each of them would contain the buyer's address. */
const OrderAnswer = Schema.Struct({
  ucp: Envelope,
  id: Label,
  /** The order number, because the shop's checkouts have no id of their own. */
  checkout_id: Label,
  permalink_url: Url,
  status: OrderStatus,
  is_partly_shipped: Schema.Boolean,
  placed_at: Label,
  currency: Schema.Literal("USD"),
  line_items: outputList(
    Schema.Struct({
      id: Label,
      item: Schema.Struct({ id: Label, title: Label, price: Schema.Int }),
      /** `total` is the ordered quantity minus the canceled and returned quantities. */
      quantity: Schema.Struct({ original: Schema.Int, total: Schema.Int, fulfilled: Schema.Int }),
      totals: Totals,
      status: Schema.Literals(["processing", "partial", "fulfilled", "removed"]),
      arrives_on: Schema.NullOr(Label)
    }),
    MAX_LINES
  ),
  fulfillment: Schema.Struct({
    events: outputList(
      Schema.Struct({
        id: Label,
        type: Schema.Literals(["shipped", "delivered"]),
        occurred_at: Label,
        carrier: Label,
        tracking_number: Schema.optionalKey(Label),
        line_items: Pieces
      }),
      200
    )
  }),
  totals: Totals
})

/** Returns the state of an order, given the link that the shop mailed to the buyer. The answer contains no address. */
export const getOrder = createTool({
  name: "get_order",
  title: "Get an order by its mailed link",
  description:
    "Returns status, lines and tracking of an order. Needs the link from the order mail, which the shopper pastes. Never ask for a password " +
    "or an address.",
  isReadOnly: true,
  input: Schema.Struct({ meta: RequestMeta, link: boundedText(MAX_LINK_LENGTH) }),
  output: OrderAnswer,
  handle: Effect.fnUntraced(function* ({ link }) {
    const { origin, readLinkedOrder } = yield* AssistantShop
    const url = URL.parse(link, origin)
    const orderNumber = linkPath.exec(url?.pathname ?? "")?.[1]
    const key = url?.searchParams.get("key") ?? ""
    const order = orderNumber === undefined || key === "" ? null : yield* readLinkedOrder(orderNumber, key)
    if (order === null) return yield* new ToolRejection({ code: "not_found", message: "No order has this link, or the link has expired." })
    return toAnswer(order, origin)
  })
})

const toMoment = (moment: number): string => new Date(moment).toISOString()

const toTotals = (subtotal: number, total: number) => [
  { type: "subtotal" as const, amount: subtotal, display_text: "Subtotal" },
  { type: "total" as const, amount: total, display_text: "Total" }
]

const toAnswer = (order: Order, origin: string): typeof OrderAnswer.Type => ({
  ucp: createEnvelope("order"),
  id: order.orderNumber,
  checkout_id: order.orderNumber,
  permalink_url: origin + orderHref(order.orderNumber),
  status: order.status,
  is_partly_shipped: order.isPartlyShipped,
  placed_at: toMoment(order.placedAt),
  currency: "USD",
  line_items: order.lines.map(toLine),
  fulfillment: { events: order.shipments.flatMap(toEvents) },
  totals: toTotals(order.subtotal, order.total)
})

type LineAnswer = (typeof OrderAnswer.Type)["line_items"][number]

const toLine = (line: Order["lines"][number]): LineAnswer => {
  const total = line.quantity - line.canceled - line.returned
  // Returned pieces count as shipped too, so they are subtracted.
  const fulfilled = line.shipped - line.returned
  return {
    id: String(line.ordinality),
    item: { id: line.skuVariantNumber, title: line.title, price: line.unitPrice },
    quantity: { original: line.quantity, total, fulfilled },
    totals: toTotals(line.total, line.total - line.discount),
    status: getLineStatus(total, fulfilled),
    arrives_on: line.arrivesOn
  }
}

const getLineStatus = (total: number, fulfilled: number): LineAnswer["status"] => {
  if (total === 0) return "removed"
  if (fulfilled === total) return "fulfilled"
  return fulfilled > 0 ? "partial" : "processing"
}

/** Converts a shipment to its events: shipped and, if it was delivered, delivered. */
const toEvents = ({ carrier, deliveredAt, lines, shipmentId, shippedAt, trackingNumber }: Order["shipments"][number]) => {
  const common = {
    carrier,
    ...(trackingNumber !== null && { tracking_number: trackingNumber }),
    line_items: lines.map(({ ordinality, quantity }) => ({ id: String(ordinality), quantity }))
  }
  const shipped = { id: `${shipmentId}-shipped`, type: "shipped" as const, occurred_at: toMoment(shippedAt), ...common }
  if (deliveredAt === null) return [shipped]
  return [shipped, { id: `${shipmentId}-delivered`, type: "delivered" as const, occurred_at: toMoment(deliveredAt), ...common }]
}
