/**
 * Common JSON schemas of the Universal Commerce Protocol, release 2026-08-25. They are transcribed from its specification
 * (https://ucp.dev/2026-08-25), because no npm package contains them. They contain only fields that are required or have rules.
 */
const text = { type: "string", minLength: 1 } as const
const url = { type: "string", format: "uri" } as const
const moment = { type: "string", format: "date-time" } as const
const cents = { type: "integer", minimum: 0 } as const

/** Requires every listed property. The `optional` properties may be absent. */
export const object = (properties: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) => ({
  type: "object",
  required: Object.keys(properties),
  properties: { ...properties, ...optional }
})
export const list = (items: object, minItems = 0) => ({ type: "array", items, minItems })

const version = { type: "string", pattern: String.raw`^\d{4}-\d{2}-\d{2}$` } as const

/** Reverse domain names with at least two labels. */
const reverseDomain = { pattern: "^[a-z][a-z0-9-]*([.][a-z0-9][a-z0-9_-]*)+$" } as const

/** Metadata of an answer. The answering capability has a list of versions. */
const envelope = object(
  { version },
  {
    status: { enum: ["success", "error"] },
    capabilities: { type: "object", propertyNames: reverseDomain, additionalProperties: list(object({ version }), 1) }
  }
)

const severity = { enum: ["recoverable", "requires_buyer_input", "requires_buyer_review", "unrecoverable"] } as const
const path = { type: "string", pattern: "^[$]" } as const
const message = {
  oneOf: [
    object({ type: { const: "error" }, code: text, content: text, severity }, { path }),
    object({ type: { const: "warning" }, code: text, content: text }, { path }),
    object({ type: { const: "info" }, content: text }, { code: text, path })
  ]
}

const price = object({ amount: cents, currency: { type: "string", pattern: "^[A-Z]{3}$" } })
const total = {
  ...object({ type: text, amount: { type: "integer" } }, { display_text: text }),
  if: { properties: { type: { enum: ["subtotal", "fulfillment", "tax", "fee"] } } },
  then: { properties: { amount: { minimum: 0 } } }
}
const onlyOne = (type: string) => ({ contains: { properties: { type: { const: type } } }, minContains: 1, maxContains: 1 })

const https = { type: "string", format: "uri", pattern: "^https:" } as const
const service = object({ version, spec: https, transport: { enum: ["rest", "mcp", "a2a", "embedded"] }, endpoint: url }, { schema: https })
const capability = object({ version, spec: https, schema: https }, { extends: list(reverseDomain, 1), config: { type: "object" } })
const byName = (value: object) => ({ type: "object", propertyNames: reverseDomain, additionalProperties: list(value, 1) })

/** Named schemas, to which others refer as `#/$defs/NAME`. */
export const commonSchemas = {
  text,
  url,
  moment,
  cents,
  version,
  reverseDomain,
  envelope,
  message,
  messages: list(message),
  price,
  description: { ...object({}, { plain: text, html: text, markdown: text }), minProperties: 1 },
  total,
  /** Totals of a cart, checkout or order: one subtotal and one total, each with the text to show. */
  totals: { ...list({ allOf: [total, object({ display_text: text })] }), allOf: [onlyOne("subtotal"), onlyOne("total")] },
  /** Outstanding actions by the name of their type. This name differs from that of an extension. */
  actions: {
    type: "object",
    minProperties: 1,
    propertyNames: reverseDomain,
    additionalProperties: list(object({ id: text }, { config: { type: "object" } }), 1)
  },
  /** Properties that the next request must contain at a JSONPath. */
  requestConstraints: { ...object({ path, required: list(text, 1) }), additionalProperties: false },
  /** The discovery document. */
  profile: object({
    ucp: object({ version, services: byName(service), capabilities: byName(capability), payment_handlers: byName({ type: "object" }) })
  }),
  /** The answer to a request that resulted in no valid resource. */
  error: {
    ...object({ ucp: { allOf: [envelope, object({ status: { const: "error" } })] }, messages: list(message, 1) }, { continue_url: url }),
    additionalProperties: false
  }
} as const

/** Creates a reference to a named schema. */
export const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
