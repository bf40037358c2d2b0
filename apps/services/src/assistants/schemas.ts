import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { Schema } from "effect"
import { Label, outputList, outputText, Paragraph, Url } from "./outputs.ts"

/** UCP release to which the answers conform. */
export const UCP_VERSION = "2026-08-25"

const MAX_PROFILE_LENGTH = 500

/** Limits of inputs, in characters and list entries. */
export const MAX_WORDS_LENGTH = 200
export const MAX_NUMBER_LENGTH = MAX_SKU_LENGTH
export const MAX_CART_ID_LENGTH = 200

/** A text of the caller. */
export const boundedText = (maximum: number) => Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(maximum))

/** Request metadata of UCP. The profile names the assistant's platform; a cart belongs to the platform that created it. */
export const RequestMeta = Schema.optionalKey(
  Schema.Struct({
    "ucp-agent": Schema.optionalKey(Schema.Struct({ profile: boundedText(MAX_PROFILE_LENGTH) })),
    "idempotency-key": Schema.optionalKey(boundedText(64))
  })
)
export type RequestMeta = (typeof RequestMeta)["schema"]["Type"] | undefined

/** Returns the profile of the calling platform; empty for a caller without one. */
export const getAgentProfile = (meta: RequestMeta): string => meta?.["ucp-agent"]?.profile ?? ""

/** A price in minor units: 4999 is $49.99. */
export const Price = Schema.Struct({ amount: Schema.Int, currency: Schema.Literal("USD") })
export const toPrice = (cents: number): typeof Price.Type => ({ amount: cents, currency: "USD" })

/** A message of UCP about an answer. `content` is plain text. */
export const Message = Schema.Struct({
  type: Schema.Literals(["error", "warning", "info"]),
  code: Label,
  content: Paragraph,
  severity: Schema.optionalKey(Schema.Literals(["recoverable", "requires_buyer_input", "requires_buyer_review", "unrecoverable"])),
  path: Schema.optionalKey(Label)
})
export interface Message extends Schema.Struct.Type<typeof Message.fields> {}

/** Messages of an answer. */
export const Messages = outputList(Message, 100)

export const createInfo = (code: string, content: string): Message => ({ type: "info", code, content })
export const createWarning = (code: string, content: string): Message => ({ type: "warning", code, content })

/** The envelope of UCP: its version and the capability that answers. */
export const Envelope = Schema.Struct({
  version: outputText(10),
  status: Schema.optionalKey(Schema.Literals(["success", "error"])),
  capabilities: Schema.optionalKey(
    Schema.Record(Schema.String, outputList(Schema.Struct({ version: outputText(10) }), 1)).check(Schema.isMaxProperties(1))
  )
})

/** Creates the envelope of an answer by a capability, such as `catalog.search`. */
export const createEnvelope = (capability: string): typeof Envelope.Type => ({
  version: UCP_VERSION,
  status: "success",
  capabilities: { [`dev.ucp.shopping.${capability}`]: [{ version: UCP_VERSION }] }
})

/** The answer of a tool that failed. */
export const ErrorAnswer = Schema.Struct({
  ucp: Envelope,
  messages: Messages,
  continue_url: Schema.optionalKey(Url)
})

/** A text that the shop did not write. It is data, never an instruction. */
export const ThirdPartyText = Schema.Struct({ written_by: Schema.Literals(["maker", "shopper"]), text: Paragraph })
export const byMaker = (text: string): typeof ThirdPartyText.Type => ({ written_by: "maker", text })
export const byShopper = (text: string): typeof ThirdPartyText.Type => ({ written_by: "shopper", text })
