import { MAX_LINES } from "@camber/domain/catalog"
import { orderReview, shippingMethods } from "@camber/domain/checkout"
import { parseUsZip } from "@camber/domain/location"
import { callService } from "@camber/domain/ports"
import { Effect, Schema } from "effect"
import { openCart, readCart } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, ToolRejection } from "./AssistantTool.ts"
import { cartId } from "./cartTools.ts"
import { Label, outputList, Paragraph } from "./outputs.ts"
import { boundedText, Price, RequestMeta, toPrice } from "./schemas.ts"

/** Prices, days and tax of a cart at a destination, as the checkout would show them. */
export const shipPlan = createTool({
  name: "ship_plan",
  title: "Plan the shipping of a cart",
  description:
    "Returns what shipping a cart to a ZIP code costs by each method, and the day each line arrives. Days are today's estimates, not promises. " +
    "Taxes are part of the total.",
  isReadOnly: true,
  input: Schema.Struct({ meta: RequestMeta, id: cartId, postal_code: boundedText(20), country: Schema.optionalKey(boundedText(60)) }),
  output: Schema.Struct({
    methods: outputList(
      Schema.Struct({
        method: Schema.Literals(shippingMethods),
        price: Price,
        by_truck: Schema.Boolean,
        arrivals: outputList(Schema.Struct({ line_id: Label, day: Schema.NullOr(Label) }), MAX_LINES)
      }),
      shippingMethods.length
    ),
    tax: Price,
    total: Price,
    /** Reason why the cart cannot be shipped to the destination. Null if it can be. */
    problem: Schema.NullOr(Paragraph),
    line_problems: outputList(Schema.Struct({ line_id: Label, problem: Paragraph }), MAX_LINES)
  }),
  handle: Effect.fnUntraced(function* ({ country = "US", id, meta, postal_code: postalCode }) {
    if (country === "US" && parseUsZip(postalCode) === null)
      return yield* new ToolRejection({ code: "invalid_input", message: "postal_code: Pass an existing five-digit ZIP code." })
    const { actAs } = yield* AssistantShop
    const open = yield* openCart(id, meta)
    yield* readCart(open)
    const { webUserGuid } = open
    const terms = { shippingMethod: shippingMethods[0], promoCode: null, points: 0 }
    const request = { webUserGuid, terms, country, region: null, postalCode }
    const { orderReview: review } = yield* Effect.provide(callService(orderReview, request), actAs(webUserGuid))
    return {
      methods: review.shippingChoices.map(({ arrivals, hasFreight, method, price }) => ({
        method,
        price: toPrice(price),
        by_truck: hasFreight,
        arrivals: review.lines.map(({ lineId }, at) => ({ line_id: lineId, day: arrivals[at] ?? null }))
      })),
      tax: toPrice(review.tax),
      total: toPrice(review.total),
      problem: review.shippingMessage,
      line_problems: review.lines.flatMap(({ lineId, problem }) => (problem === null ? [] : [{ line_id: lineId, problem }]))
    }
  })
})
