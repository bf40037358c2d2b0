import { MAX_ITEMS_PER_ADD } from "@camber/domain/cart"
import { Quantity } from "@camber/domain/catalog"
import { Effect, Schema } from "effect"
import { addItems, AssistantCart, openCart, openNewCart, readCart, removeLines, replaceItems, toAssistantCart } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool } from "./AssistantTool.ts"
import { boundedText, MAX_CART_ID_LENGTH, MAX_NUMBER_LENGTH, RequestMeta } from "./schemas.ts"
import { VehicleFacts } from "../cart/VehicleFacts.ts"
import { readVehicle } from "./findVehicle.ts"

const LineItem = Schema.Struct({ item: Schema.Struct({ id: boundedText(MAX_NUMBER_LENGTH) }), quantity: Quantity })

/** Lines of a request. Empty in a checkout of an existing cart, which uses the lines of the cart. */
export const LineItems = Schema.Array(LineItem).check(Schema.isMaxLength(MAX_ITEMS_PER_ADD))
export type LineItems = typeof LineItems.Type
export const CartRequest = Schema.Struct({ line_items: LineItems.check(Schema.isMinLength(1)) })
export const cartId = boundedText(MAX_CART_ID_LENGTH)

export const toRequested = (lines: LineItems) => lines.map(({ item, quantity }) => ({ id: item.id, quantity }))

const vehicle = Schema.optionalKey(VehicleFacts)

const createCart = createTool({
  name: "create_cart",
  title: "Create a cart",
  description:
    "Creates a cart with variants by id. With `vehicle`, each line states whether it fits, and `continue_url` selects it. The cart belongs to this caller: keep its id secret. " +
    "Give the shopper `continue_url` to buy; nothing is ordered before a person confirms.",
  isReadOnly: false,
  input: Schema.Struct({ meta: RequestMeta, cart: CartRequest, vehicle }),
  output: AssistantCart,
  handle: Effect.fnUntraced(function* ({ cart, meta, vehicle: facts }) {
    const { origin } = yield* AssistantShop
    const project = yield* readVehicle(facts)
    const open = yield* openNewCart(meta)
    const warnings = yield* addItems(open, toRequested(cart.line_items), project)
    return toAssistantCart(open, yield* readCart(open), origin, warnings, project)
  })
})

const getCart = createTool({
  name: "get_cart",
  title: "Get a cart",
  description: "Returns a cart with current prices and availability. With `vehicle`, its `continue_url` selects the vehicle.",
  isReadOnly: true,
  input: Schema.Struct({ meta: RequestMeta, id: cartId, vehicle }),
  output: AssistantCart,
  handle: Effect.fnUntraced(function* ({ id, meta, vehicle: facts }) {
    const { origin } = yield* AssistantShop
    const project = yield* readVehicle(facts)
    const open = yield* openCart(id, meta)
    return toAssistantCart(open, yield* readCart(open), origin, [], project)
  })
})

const updateCart = createTool({
  name: "update_cart",
  title: "Update a cart",
  description: "Replaces all items of a cart. Send the complete list, not only the changes.",
  isReadOnly: false,
  input: Schema.Struct({ meta: RequestMeta, id: cartId, cart: CartRequest, vehicle }),
  output: AssistantCart,
  handle: Effect.fnUntraced(function* ({ cart, id, meta, vehicle: facts }) {
    const { origin } = yield* AssistantShop
    const project = yield* readVehicle(facts)
    const open = yield* openCart(id, meta)
    const warnings = yield* replaceItems(open, toRequested(cart.line_items), project)
    return toAssistantCart(open, yield* readCart(open), origin, warnings, project)
  })
})

const cancelCart = createTool({
  name: "cancel_cart",
  title: "Cancel a cart",
  description: "Empties a cart and returns it as it was. Its id stops working.",
  isReadOnly: false,
  input: Schema.Struct({ meta: RequestMeta, id: cartId }),
  output: AssistantCart,
  handle: Effect.fnUntraced(function* ({ id, meta }) {
    const { origin } = yield* AssistantShop
    const open = yield* openCart(id, meta)
    const contents = yield* readCart(open)
    yield* removeLines(open, contents.lines)
    return toAssistantCart(open, contents, origin, [], null)
  })
})

/** Tools on the carts of assistants. */
export const cartTools = [createCart, getCart, updateCart, cancelCart]
