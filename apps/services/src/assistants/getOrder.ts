import { type Order, orderHref, OrderStatus } from "@camber/domain/order"
import { Effect, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, ToolRejection } from "./AssistantTool.ts"
import { boundedText, createEnvelope, Envelope, RequestMeta } from "./schemas.ts"

const MAX_LINK_LENGTH = 300
const linkPath = /\/order\/(\d{10})$/

/** State of an order by the link that the shop mailed to the buyer. It reveals no address. */
export const getOrder = createTool({
  name: "get_order",
  title: "Get an order by its mailed link",
  description:
    "Returns status, lines and tracking of an order. Needs the link from the order mail, which the shopper pastes. Never ask for a password " +
    "or an address.",
  isReadOnly: true,
  input: Schema.Struct({ meta: RequestMeta, link: boundedText(MAX_LINK_LENGTH) }),
  output: Schema.Struct({
    ucp: Envelope,
    id: Schema.String,
    permalink_url: Schema.String,
    status: OrderStatus,
    is_partly_shipped: Schema.Boolean,
    placed_at: Schema.String,
    currency: Schema.Literal("USD"),
    line_items: Schema.Array(
      Schema.Struct({
        id: Schema.String,
        item: Schema.Struct({ id: Schema.String, title: Schema.String, price: Schema.Int }),
        quantity: Schema.Struct({ total: Schema.Int, fulfilled: Schema.Int, canceled: Schema.Int, returned: Schema.Int }),
        arrives_on: Schema.NullOr(Schema.String)
      })
    ),
    shipments: Schema.Array(
      Schema.Struct({
        carrier: Schema.String,
        tracking_number: Schema.NullOr(Schema.String),
        shipped_at: Schema.String,
        delivered_at: Schema.NullOr(Schema.String)
      })
    ),
    totals: Schema.Array(Schema.Struct({ type: Schema.Literals(["subtotal", "total"]), amount: Schema.Int }))
  }),
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

const toDay = (moment: number): string => new Date(moment).toISOString()

const toAnswer = (order: Order, origin: string) => ({
  ucp: createEnvelope("order"),
  id: order.orderNumber,
  permalink_url: origin + orderHref(order.orderNumber),
  status: order.status,
  is_partly_shipped: order.isPartlyShipped,
  placed_at: toDay(order.placedAt),
  currency: "USD" as const,
  line_items: order.lines.map((line) => ({
    id: String(line.ordinality),
    item: { id: line.skuVariantNumber, title: line.title, price: line.unitPrice },
    quantity: { total: line.quantity, fulfilled: line.shipped, canceled: line.canceled, returned: line.returned },
    arrives_on: line.arrivesOn
  })),
  shipments: order.shipments.map(({ carrier, deliveredAt, shippedAt, trackingNumber }) => ({
    carrier,
    tracking_number: trackingNumber,
    shipped_at: toDay(shippedAt),
    delivered_at: deliveredAt === null ? null : toDay(deliveredAt)
  })),
  totals: [
    { type: "subtotal" as const, amount: order.subtotal },
    { type: "total" as const, amount: order.total }
  ]
})
