import type { Visit } from "../session/authenticate.ts"

/** Answers a REST call of the domain that carries nothing, in the call's encoded shape. Nobody but the page that asked may keep it. */
export const answeringRead =
  <Result>(_call: { readonly result: { readonly Encoded: Result } }, answer: (visit: Visit, request: Request) => Promise<Result>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    const body = JSON.stringify(await answer(visit, request))
    return new Response(request.method === "HEAD" ? null : body, {
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }
    })
  }
