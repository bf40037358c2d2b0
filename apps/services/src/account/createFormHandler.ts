import { AccountAnswer, type AccountOutcome } from "@camber/domain/account"
import { Schema } from "effect"
import { isForm, readForm } from "../http/readBody.ts"
import { readJson } from "../http/readJson.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { QueueFull } from "./createConcurrencyLimiter.ts"

/** Result of an account form. */
export interface FormResult {
  readonly outcome: AccountOutcome
  /** The next page; defaults to the form's own page. */
  readonly next?: string
  readonly cookies?: ReadonlyArray<string>
  /** For `busy`: seconds until a retry makes sense. */
  readonly retryAfter?: number
}

/** The longest valid form, percent-encoded with every field at its limit, is under 8 kB. */
const MAX_BODY_BYTES = 16_000

/**
 * Creates the handler of an account form. Responds to scripts with JSON, and to browsers without scripts with a redirect to the next page
 * or back to the form. Cross-site requests never reach this handler. Rejects bots, because bots have no accounts.
 */
export const createFormHandler = <Body>(
  call: { readonly body: Schema.Codec<Body, unknown> },
  page: string,
  act: (body: Body, visit: VisitorSession, request: Request) => Promise<FormResult>
): ((request: Request, visit: VisitorSession) => Promise<Response>) => {
  const readFromScript = readJson(call.body, MAX_BODY_BYTES)
  const readFromForm = readForm(call.body, MAX_BODY_BYTES)
  const runForm = async (body: Body, visit: VisitorSession, request: Request): Promise<FormResult> => {
    if (visit.isBot) return { outcome: "refused" }
    try {
      return await act(body, visit, request)
    } catch (error) {
      if (error instanceof QueueFull) return { outcome: "busy", retryAfter: 2 }
      throw error
    }
  }
  return async (request, visit) => {
    if (!isForm(request)) return toJsonResponse(await runForm(await readFromScript(request), visit, request))
    const { decoded } = await readFromForm(request)
    return toRedirect(page, decoded === null ? { outcome: "invalid" } : await runForm(decoded, visit, request))
  }
}

const toJsonResponse = (reply: FormResult): Response =>
  Response.json(encode({ outcome: reply.outcome, next: reply.next ?? null }), { status: getStatus(reply), headers: createHeaders(reply) })

const toRedirect = (page: string, reply: FormResult): Response => {
  const headers = createHeaders(reply)
  headers.set("location", toAsciiPath(reply.next ?? `${page}?outcome=${reply.outcome}`))
  return new Response(null, { status: 303, headers })
}

/** 429 if this client must wait; 503 if the shop is overloaded. */
const getStatus = ({ outcome, retryAfter = 0 }: FormResult): number => (outcome !== "busy" ? 200 : retryAfter > 2 ? 429 : 503)

const createHeaders = ({ cookies = [], retryAfter }: FormResult): Headers => {
  const headers = new Headers({ "cache-control": "no-store" })
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter))
  return headers
}

/** Headers allow only ASCII. */
const toAsciiPath = (path: string): string => path.replaceAll(/[^\u0021-\u007e]+/gu, (text) => encodeURIComponent(text.toWellFormed()))

const encode = Schema.encodeSync(AccountAnswer)
