import type { Schema } from "effect"
import type { VisitorSession } from "../session/authenticate.ts"
import { MethodNotAllowed } from "./errors.ts"
import { readJson } from "./readJson.ts"

/** Answers one address under /api. */
export type ApiHandler = (request: Request, visit: VisitorSession) => Promise<Response>

/** The longest body of a REST call in bytes: a hundred products with their variants are under 8 kB. */
const longestBody = 16_000

/**
 * Answers a REST call of the domain: its body is decoded with the call's own schema, and the answer has the call's encoded shape. Nobody
 * but the page that asked may keep it.
 */
export const createRestHandler = <Body, Result, Who extends VisitorSession = VisitorSession>(
  call: { readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body, visit: Who, request: Request) => Promise<Result>
): ((request: Request, visit: Who) => Promise<Response>) => {
  const read = readJson(call.body, longestBody)
  return async (request, visit) =>
    Response.json(await answer(await read(request), visit, request), { headers: { "cache-control": "no-store" } })
}

/** Answers a REST call of the domain that carries nothing, in the call's encoded shape. Nobody but the page that asked may keep it. */
export const createRestReadHandler =
  <Result>(
    _call: { readonly result: { readonly Encoded: Result } },
    answer: (visit: VisitorSession, request: Request) => Promise<Result>
  ) =>
  async (request: Request, visit: VisitorSession): Promise<Response> => {
    const body = JSON.stringify(await answer(visit, request))
    return new Response(request.method === "HEAD" ? null : body, {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }

/** Refuses other methods with `MethodNotAllowed`. */
export const restrictMethods =
  <Visit>(methods: ReadonlyArray<string>, call: (request: Request, visit: Visit) => Promise<Response>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    if (!methods.includes(request.method)) throw new MethodNotAllowed({ allowed: methods })
    return call(request, visit)
  }
