import type { Schema } from "effect"
import type { Visit } from "../session/authenticate.ts"
import { readJson } from "./readJson.ts"

/** Answers one address under /api. */
export type ApiCall = (request: Request, visit: Visit) => Promise<Response>

/** The longest body of a REST call in bytes: a hundred products with their variants are under 8 kB. */
const longestBody = 16_000

/**
 * Answers a REST call of the domain: its body is decoded with the call's own schema, and the answer has the call's encoded shape. Nobody
 * but the page that asked may keep it.
 */
export const answeringRest = <Body, Result, Who extends Visit = Visit>(
  call: { readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body, visit: Who, request: Request) => Promise<Result>
): ((request: Request, visit: Who) => Promise<Response>) => {
  const read = readJson(call.body, longestBody)
  return async (request, visit) =>
    Response.json(await answer(await read(request), visit, request), { headers: { "cache-control": "no-store" } })
}
