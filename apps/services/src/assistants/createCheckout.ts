import { Effect, Schema } from "effect"
import { addItems, AssistantCart, openCart, openNewCart, readCart, toAssistantCart } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, ToolRejection } from "./AssistantTool.ts"
import { cartId, LineItems, toRequested } from "./cartTools.ts"
import { Label, outputList, Url } from "./outputs.ts"
import { createEnvelope, type Message, RequestMeta } from "./schemas.ts"
import { VehicleFacts } from "../cart/VehicleFacts.ts"
import { readVehicle } from "./findVehicle.ts"

const HAND_OVER: Message = {
  type: "error",
  code: "requires_buyer_review",
  content: "Only a person can order. Give the shopper the link: it fills their cart, and they check address, shipping and payment.",
  severity: "requires_buyer_review"
}

/** Hands a cart over to a person. It never orders. */
export const createCheckout = createTool({
  name: "create_checkout",
  title: "Hand a cart over to the shopper",
  description:
    "Always answers `requires_escalation` with a `continue_url`. Give the link to the shopper, who confirms and pays in a browser. With " +
    "`vehicle`, the link also selects it, unless the shopper has another one. No tool places an order.",
  isReadOnly: false,
  input: Schema.Struct({
    meta: RequestMeta,
    checkout: Schema.Struct({ cart_id: Schema.optionalKey(cartId), line_items: Schema.optionalKey(LineItems) }),
    vehicle: Schema.optionalKey(VehicleFacts)
  }),
  output: Schema.Struct({
    ...AssistantCart.fields,
    status: Schema.Literal("requires_escalation"),
    links: outputList(Schema.Struct({ type: Label, url: Url, title: Label }), 5)
  }),
  handle: Effect.fnUntraced(function* ({ checkout, meta, vehicle }) {
    const { origin } = yield* AssistantShop
    const project = yield* readVehicle(vehicle)
    if (checkout.cart_id === undefined && (checkout.line_items ?? []).length === 0)
      return yield* new ToolRejection({ code: "invalid_input", message: "Pass cart_id or line_items." })
    const open = checkout.cart_id === undefined ? yield* openNewCart(meta) : yield* openCart(checkout.cart_id, meta)
    const warnings =
      checkout.cart_id === undefined && checkout.line_items !== undefined
        ? yield* addItems(open, toRequested(checkout.line_items), project)
        : []
    const contents = yield* readCart(open)
    return {
      ...toAssistantCart(open, contents, origin, [HAND_OVER, ...warnings], project),
      ucp: createEnvelope("checkout"),
      status: "requires_escalation" as const,
      links: [
        { type: "privacy_policy", url: `${origin}/info/privacy`, title: "Privacy" },
        { type: "terms_of_service", url: `${origin}/info/terms`, title: "Terms" }
      ]
    }
  })
})
