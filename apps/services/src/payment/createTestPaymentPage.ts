import { formatCents } from "@camber/domain/money"
import { createHash } from "node:crypto"
import { MethodNotAllowed, NotFound } from "../http/errors.ts"
import { readBody } from "../http/readBody.ts"
import type { SigningKey } from "./hmac.ts"
import { readAttempt, signedTestEvent, TEST_PAGE, type TestAttempt } from "./createTestPayments.ts"

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1rem }
main { max-inline-size: 30rem; margin: 2rem auto }
h1 { font-size: 1.5rem; line-height: 1.2 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dd { margin: 0; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: .75rem }
button { min-block-size: 3rem; padding-inline: 1.5rem; font: inherit; font-weight: 600; border-radius: .25rem; border: 2px solid; cursor: pointer; background: Canvas; color: CanvasText }
button[value=paid] { background: CanvasText; color: Canvas }
a { color: inherit }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLES).digest("base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'"
].join("; ")

/** Maximum form size in bytes: a signed attempt and the button. */
const MAX_FORM_BYTES = 2_000

export interface TestPageOptions {
  readonly key: SigningKey
  /** The shop's webhook for payment events. */
  readonly door: (request: Request) => Promise<Response | undefined>
  /** UTC milliseconds. */
  readonly now?: () => number
}

/**
 * Creates the test payment page with the buttons Pay and Decline. Each button sends a signed event to the shop's webhook, as a provider
 * would, and redirects to the order. Throws a client error for a URL that the shop did not sign; undefined for other paths.
 */
export const createTestPaymentPage =
  ({ door, key, now = Date.now }: TestPageOptions) =>
  async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url)
    if (url.pathname !== TEST_PAGE) return undefined
    const isRead = request.method === "GET" || request.method === "HEAD"
    if (!isRead && request.method !== "POST") throw new MethodNotAllowed({ allowed: ["GET", "POST"] })
    const sent = isRead ? url.searchParams : new URLSearchParams(await readBody(request, MAX_FORM_BYTES))
    const attempt = readAttempt(key, sent)
    if (attempt === null) throw new NotFound({ message: "No such payment." })
    if (isRead) return renderPage(attempt, sent)
    const kind = sent.get("intent")
    if (kind !== "paid" && kind !== "declined") return renderPage(attempt, sent)
    const { body, headers } = signedTestEvent(key, attempt, kind, now())
    await door(new Request(new URL("/hooks/test", url), { method: "POST", headers, body }))
    return new Response(null, {
      status: 303,
      headers: { location: `/buy/confirmation/${attempt.orderNumber}?payment=back`, "cache-control": "no-store" }
    })
  }

const renderPage = ({ attempt, cents, orderNumber }: TestAttempt, sealed: URLSearchParams): Response => {
  const hidden = ["order", "attempt", "cents", "seal"].map(
    (name) => `<input type="hidden" name="${name}" value="${(sealed.get(name) ?? "").replaceAll(/[^\w-]/g, "")}">`
  )
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Test payment</title><style>${STYLES}</style>
<main><h1>Test payment</h1>
<p>This shop uses test payments. No money moves, and no card is required.</p>
<dl><dt>Order</dt><dd>${orderNumber}</dd><dt>Attempt</dt><dd>${attempt}</dd><dt>To pay</dt><dd>${formatCents(cents)}</dd></dl>
<form method="post" action="${TEST_PAGE}">${hidden.join("")}
<button name="intent" value="paid">Pay ${formatCents(cents)}</button> <button name="intent" value="declined">Decline</button></form>
<p><a href="/buy/confirmation/${orderNumber}">Back to the order without paying</a></p></main>`
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff"
    }
  })
}
