import type { Schema } from "effect"
import type { VisitorSession } from "../session/authenticate.ts"
import { MethodNotAllowed } from "./errors.ts"
import { readJson } from "./readJson.ts"

/** Handles one path under /api. */
export type ApiHandler = (request: Request, visit: VisitorSession) => Promise<Response>

/** Maximum body of a REST call in bytes. A list of a hundred products with their variants is under 8 kB. */
const MAX_BODY_BYTES = 16_000

/**
 * Creates the handler of a REST call: decodes the body and returns the encoded result. Responses are personal, so
 * caches must not store them.
 */
export const createRestHandler = <Body, Result, Who extends VisitorSession = VisitorSession>(
  call: { readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body, visit: Who, request: Request) => Promise<Result>,
  maxBodyBytes = MAX_BODY_BYTES
): ((request: Request, visit: Who) => Promise<Response>) => {
  const read = readJson(call.body, maxBodyBytes)
  return async (request, visit) =>
    Response.json(await answer(await read(request), visit, request), { headers: { "cache-control": "no-store" } })
}

/** Creates the handler of a REST call without a body. Caches must not store its response. */
export const createRestReadHandler =
  <Result, Who extends VisitorSession = VisitorSession>(
    _call: { readonly result: { readonly Encoded: Result } },
    answer: (visit: Who, request: Request) => Promise<Result>
  ) =>
  async (request: Request, visit: Who): Promise<Response> => {
    const body = JSON.stringify(await answer(visit, request))
    return new Response(request.method === "HEAD" ? null : body, {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }

/** Rejects other methods with `MethodNotAllowed`. */
export const restrictMethods =
  <Visit>(methods: ReadonlyArray<string>, call: (request: Request, visit: Visit) => Promise<Response>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    if (!methods.includes(request.method)) throw new MethodNotAllowed({ allowed: methods })
    return call(request, visit)
  }
