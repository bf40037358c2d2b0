import { AccountAnswer, type AccountOutcome } from "@camber/domain/account"
import { Schema } from "effect"
import { isForm, readForm } from "../http/readForm.ts"
import { readJson } from "../http/readJson.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { QueueFull } from "./createConcurrencyLimiter.ts"

/** What is done with a form. */
export interface FormResult {
  readonly outcome: AccountOutcome
  /** The page to go on to; none: the form's own. */
  readonly next?: string
  readonly cookies?: ReadonlyArray<string>
  /** Of `busy`: the seconds until it is worth another try. */
  readonly retryAfter?: number
}

/** The longest honest form, percent-encoded, with every field at its limit, is under 8 kB. */
const longestBody = 16_000

/**
 * Answers a form of the account: to the shop's scripts as JSON, to a browser without them by leading to the next page, or back to the
 * form's with the outcome. Pages of other sites have been refused before; a bot has no account.
 */
export const createFormHandler = <Body>(
  call: { readonly body: Schema.Codec<Body, unknown> },
  page: string,
  act: (body: Body, visit: VisitorSession, request: Request) => Promise<FormResult>
): ((request: Request, visit: VisitorSession) => Promise<Response>) => {
  const readFromScript = readJson(call.body, longestBody)
  const readFromForm = readForm(call.body, longestBody)
  const acted = async (body: Body, visit: VisitorSession, request: Request): Promise<FormResult> => {
    if (visit.isBot) return { outcome: "refused" }
    try {
      return await act(body, visit, request)
    } catch (error) {
      if (error instanceof QueueFull) return { outcome: "busy", retryAfter: 2 }
      throw error
    }
  }
  return async (request, visit) => {
    if (!isForm(request)) return asJson(await acted(await readFromScript(request), visit, request))
    const { decoded } = await readFromForm(request)
    return leadingOn(page, decoded === null ? { outcome: "invalid" } : await acted(decoded, visit, request))
  }
}

const asJson = (reply: FormResult): Response =>
  Response.json(encode({ outcome: reply.outcome, next: reply.next ?? null }), { status: statusOf(reply), headers: headersOf(reply) })

const leadingOn = (page: string, reply: FormResult): Response => {
  const headers = headersOf(reply)
  headers.set("location", asciiPath(reply.next ?? `${page}?outcome=${reply.outcome}`))
  return new Response(null, { status: 303, headers })
}

/** Too many tries are 429; 503: the shop has its hands full, whoever asks. */
const statusOf = ({ outcome, retryAfter = 0 }: FormResult): number => (outcome !== "busy" ? 200 : retryAfter > 2 ? 429 : 503)

const headersOf = ({ cookies = [], retryAfter }: FormResult): Headers => {
  const headers = new Headers({ "cache-control": "no-store" })
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter))
  return headers
}

/** A header holds no other letters. */
const asciiPath = (path: string): string => path.replaceAll(/[^\u0021-\u007e]+/gu, (text) => encodeURIComponent(text.toWellFormed()))

const encode = Schema.encodeSync(AccountAnswer)
