import { list, object, ref } from "./commonSchemas.ts"

const integer = { type: "integer" } as const
const boolean = { type: "boolean" } as const
const image = object({ type: ref("text"), url: ref("url") }, { alt_text: { type: "string" } })
const selectedOption = object({ name: ref("text"), label: ref("text") })

const variant = object(
  { id: ref("text"), title: ref("text"), description: ref("description"), price: ref("price") },
  {
    sku: ref("text"),
    url: ref("url"),
    list_price: ref("price"),
    availability: object({}, { available: boolean, status: ref("text"), quantity: ref("cents") }),
    options: list(selectedOption),
    metadata: { type: "object" }
  }
)
const optionValue = object({ label: ref("text") }, { id: ref("text"), available: boolean, exists: boolean })
const product = object(
  {
    id: ref("text"),
    title: ref("text"),
    description: ref("description"),
    price_range: object({ min: ref("price"), max: ref("price") }),
    variants: list(ref("variant"), 1)
  },
  {
    brand: ref("text"),
    url: ref("url"),
    media: list(image),
    options: list(object({ name: ref("text"), values: list(optionValue, 1) })),
    selected: list(selectedOption),
    rating: object({ value: { type: "number", minimum: 0 }, scale_max: { type: "number", minimum: 1 } }, { count: ref("cents") }),
    metadata: { type: "object" }
  }
)
/** Fields of a variant that was looked up. They state how each requested id led to the variant. */
const lookedUp = {
  allOf: [
    ref("product"),
    object({ variants: list(object({ inputs: list(object({ id: ref("text") }, { match: { enum: ["exact", "featured"] } }), 1) })) })
  ]
}

const item = object({ id: ref("text"), title: ref("text"), price: ref("cents") }, { image_url: ref("url") })
const lineItem = object({ id: ref("text"), item, quantity: { type: "integer", minimum: 1 }, totals: list(ref("total")) })
const answer = { ucp: ref("envelope") }
const extra = { messages: ref("messages"), actions: ref("actions") }

const cart = object(
  { ...answer, id: ref("text"), line_items: list(lineItem), currency: ref("text"), totals: ref("totals") },
  { ...extra, continue_url: ref("url"), expires_at: ref("moment") }
)
const statuses = ["incomplete", "requires_escalation", "ready_for_complete", "complete_in_progress", "completed", "canceled"]
const checkout = {
  allOf: [
    cart,
    object({ status: { enum: statuses }, links: list(object({ type: ref("text"), url: ref("url") }, { title: { type: "string" } })) }),
    {
      if: { properties: { status: { const: "requires_escalation" } } },
      then: { required: ["continue_url"] }
    }
  ]
}

const pieces = list(object({ id: ref("text"), quantity: { type: "integer", minimum: 1 } }))
const event = object(
  { id: ref("text"), occurred_at: ref("moment"), type: ref("text"), line_items: pieces },
  { tracking_number: ref("text"), tracking_url: ref("url"), carrier: ref("text") }
)
const orderLine = object({
  id: ref("text"),
  item,
  quantity: object({ total: ref("cents"), fulfilled: ref("cents") }, { original: ref("cents") }),
  totals: list(ref("total")),
  status: { enum: ["processing", "partial", "fulfilled", "removed"] }
})
const order = object(
  {
    ...answer,
    id: ref("text"),
    checkout_id: ref("text"),
    permalink_url: ref("url"),
    line_items: list(orderLine),
    fulfillment: object({}, { events: list(event) }),
    totals: ref("totals")
  },
  { currency: ref("text"), ...extra }
)

const pagination = object({ has_next_page: boolean }, { cursor: ref("text"), total_count: { ...integer, minimum: 0 } })
const products = object({ ...answer, products: list(ref("product")) }, { ...extra, pagination })

/** Named schemas of the catalog. */
export const catalogSchemas = { variant, product }

/** Answer schema of each tool that the protocol defines, and of `what_fits`, whose answer has the form of a search. */
export const answerSchemas: Readonly<Record<string, object>> = {
  search_catalog: products,
  what_fits: products,
  lookup_catalog: object({ ...answer, products: list(lookedUp) }, extra),
  get_product: object({ ...answer, product: ref("product") }, extra),
  create_cart: cart,
  get_cart: cart,
  update_cart: cart,
  cancel_cart: cart,
  create_checkout: checkout,
  get_order: order
}
