import type { Schema } from "effect"
import { decodeArguments } from "../schema/decodeArguments.ts"
import { errorResponse } from "./errorAnswer.ts"
import { BadInput } from "./failures.ts"
import { isJson } from "./isJson.ts"
import { readBody } from "./readBody.ts"

/** A body that was read, or the answer to a request whose body will not do: 415, 413 or 400. */
export type ReadJson<A> = { readonly body: A } | { readonly refusal: Response }

/** A reader of JSON bodies of at most `maximum` bytes, decoded by a schema. */
export const readJson = <A>(schema: Schema.Codec<A, unknown>, maximum: number): ((request: Request) => Promise<ReadJson<A>>) => {
  const decode = decodeArguments(schema)
  const decoded = (text: string): A | BadInput => {
    try {
      return decode(JSON.parse(text))
    } catch (error) {
      return error instanceof BadInput ? error : new BadInput({ argument: "body", expected: "Expected valid JSON" })
    }
  }
  return async (request) => {
    if (!isJson(request)) return { refusal: errorResponse(415, "Unsupported Media Type", "Send application/json.") }
    const text = await readBody(request, maximum)
    if (text === null) return { refusal: errorResponse(413, "Content Too Large", `The body is longer than ${maximum} bytes.`) }
    const body = decoded(text)
    return body instanceof BadInput ? { refusal: errorResponse(400, "Bad Request", body.message) } : { body }
  }
}
