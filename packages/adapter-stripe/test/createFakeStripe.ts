import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import Stripe from "stripe"

/** A request as received. */
export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly form: URLSearchParams
  readonly key: string | null
  readonly authorization: string | null
}

interface Session {
  readonly id: string
  readonly object: "checkout.session"
  readonly url: string | null
  readonly client_reference_id: string | null
  readonly amount_total: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly success_url: string
  status: "open" | "complete" | "expired"
  payment_status: "paid" | "unpaid"
  payment_intent: string | null
}

interface Refund {
  readonly id: string
  readonly object: "refund"
  readonly amount: number
  readonly payment_intent: string
  readonly metadata: Readonly<Record<string, string>>
  readonly status: string
}

/** A fake Stripe server on this machine. It supports sessions, payments and refunds with idempotency keys, and signed events. */
export interface StripeDouble {
  readonly api: URL
  readonly asked: ReadonlyArray<StripeRequest>
  /** Makes the next requests fail with a status. */
  fail: (status: number | null) => void
  /** Pays a session or lets it expire, and returns the event's text. */
  readonly end: (sessionId: string, how: "paid" | "expired") => string
  readonly sign: (payload: string, at?: number, secret?: string) => string
  readonly wentBack: () => ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

/** Starts a fake Stripe server. `secret` signs its events. */
export const createFakeStripe = async (secret: string): Promise<StripeDouble> => {
  const asked: Array<StripeRequest> = []
  const sessions = new Map<string, Session>()
  const refunds: Array<Refund> = []
  const byKey = new Map<string, { readonly text: string; readonly answer: object }>()
  let failing: number | null = null

  const begin = (form: URLSearchParams): object => {
    const id = `cs_test_${randomUUID().replaceAll("-", "")}`
    const expires = Number(form.get("expires_at")) - Date.now() / 1000
    if (expires < 30 * 60 || expires > 24 * 3600) return refused("The `expires_at` timestamp must be between 30 minutes and 24 hours.")
    const session: Session = {
      id,
      object: "checkout.session",
      url: `${origin()}/c/pay/${id}`,
      client_reference_id: form.get("client_reference_id"),
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")) * Number(form.get("line_items[0][quantity]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      metadata: metadataIn(form),
      success_url: form.get("success_url") ?? "",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null
    }
    sessions.set(id, session)
    return session
  }

  const refund = (form: URLSearchParams): object => {
    const payment_intent = form.get("payment_intent") ?? ""
    const session = [...sessions.values()].find((one) => one.payment_intent === payment_intent)
    if (session === undefined) return refused("No such payment_intent")
    const amount = Number(form.get("amount"))
    const before = refunds.filter((one) => one.payment_intent === payment_intent).reduce((sum, one) => sum + one.amount, 0)
    if (amount + before > session.amount_total) return refused("Refund amount is greater than unrefunded amount on charge")
    const made: Refund = {
      id: `re_${randomUUID().slice(0, 8)}`,
      object: "refund",
      amount,
      payment_intent,
      metadata: metadataIn(form),
      status: "succeeded"
    }
    refunds.push(made)
    return made
  }

  /** Calculates tax: Ohio charges 7.25 percent on goods and shipping, and the shop is not registered elsewhere. Deposits are not taxed. */
  const calculate = (form: URLSearchParams): object => {
    const at = (name: string) => form.get(`customer_details[address][${name}]`) ?? ""
    if (at("country") === "US" && !/^\d{5}/.test(at("postal_code")))
      return {
        error: { type: "invalid_request_error", code: "customer_tax_location_invalid", message: `No such place: ${at("postal_code")}` }
      }
    const rate = at("state") === "OH" ? 725 : 0
    const calculateTax = (amount: number, isTaxed = true) => (isTaxed ? Math.round((amount * rate) / 10_000) : 0)
    const data = [...form].flatMap(([name, value]) => {
      const [, index] = /^line_items\[(\d+)\]\[amount\]$/.exec(name) ?? []
      if (index === undefined) return []
      const reference = form.get(`line_items[${index}][reference]`) ?? ""
      const amount = Number(value)
      return [
        {
          id: `tax_li_${index}`,
          object: "tax.calculation_line_item",
          amount,
          amount_tax: calculateTax(amount, reference !== "core deposits"),
          reference
        }
      ]
    })
    if (data.length === 0)
      return { error: { type: "invalid_request_error", code: "parameter_missing", message: "Missing required param: line_items." } }
    if (new Set(data.map(({ reference }) => reference)).size < data.length) return refused("Two line items have one reference")
    const shipping = Number(form.get("shipping_cost[amount]") ?? 0)
    const shipping_cost = form.has("shipping_cost[amount]")
      ? { amount: shipping, amount_tax: calculateTax(shipping), tax_behavior: "exclusive" }
      : null
    const tax = data.reduce((sum, { amount_tax }) => sum + amount_tax, 0) + calculateTax(shipping)
    return {
      id: `taxcalc_${randomUUID().slice(0, 8)}`,
      object: "tax.calculation",
      amount_total: data.reduce((sum, { amount }) => sum + amount, 0) + shipping + tax,
      currency: form.get("currency"),
      tax_amount_exclusive: tax,
      tax_amount_inclusive: 0,
      shipping_cost,
      line_items: { object: "list", has_more: data.length > 10, data: data.slice(0, 10) }
    }
  }

  const answer = ({ form, method, path }: StripeRequest): object => {
    if (method === "POST" && path === "/v1/tax/calculations") return calculate(form)
    const [, sessionId, act] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(path) ?? []
    if (method === "POST" && path === "/v1/checkout/sessions") return begin(form)
    if (method === "POST" && path === "/v1/refunds") return refund(form)
    if (method === "GET" && path === "/v1/refunds")
      return { object: "list", has_more: false, data: refunds.filter((one) => one.payment_intent === form.get("payment_intent")) }
    const session = sessions.get(sessionId ?? "")
    if (session === undefined) return refused(`No such object: ${path}`)
    if (act === "expire") {
      if (session.status !== "open") return refused('Only Checkout Sessions with a status in ["open"] can be expired.')
      session.status = "expired"
    }
    return session
  }

  const server = createServer((request, response) => {
    void read(request).then((one) => {
      asked.push(one)
      if (one.path.startsWith("/c/pay/")) {
        response.writeHead(200, { "content-type": "text/html" }).end('<!doctype html><html lang="en"><title>Pay</title><h1>Pay here</h1>')
        return
      }
      const known = one.key === null ? undefined : byKey.get(one.key)
      const text = one.form.toString()
      const body = (): object => {
        if (failing !== null)
          return { status: failing, error: { type: failing >= 500 ? "api_error" : "invalid_request_error", message: "No." } }
        if (known !== undefined)
          return known.text === text
            ? known.answer
            : { ...refused("Keys for idempotent requests can only be used with the same parameters"), status: 400 }
        const given = answer(one)
        if (one.key !== null && !("error" in given)) byKey.set(one.key, { text, answer: { ...given } })
        return given
      }
      const given = body()
      const status = "error" in given ? ("status" in given ? Number(given.status) : 400) : 200
      response.writeHead(status, { "content-type": "application/json", "request-id": "req_test" }).end(JSON.stringify(given))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    api: new URL(origin()),
    asked,
    fail: (status) => (failing = status),
    end: (sessionId, how) => {
      const session = sessions.get(sessionId)
      if (session === undefined) throw new Error(`no session ${sessionId}`)
      session.status = how === "paid" ? "complete" : "expired"
      if (how === "paid") {
        session.payment_status = "paid"
        session.payment_intent ??= `pi_${randomUUID().slice(0, 8)}`
      }
      return eventText(how === "paid" ? "checkout.session.completed" : "checkout.session.expired", session)
    },
    sign: (payload, at = Date.now(), by = secret) =>
      new Stripe("sk_test").webhooks.generateTestHeaderString({ payload, secret: by, timestamp: Math.floor(at / 1000) }),
    wentBack: () => {
      const sums = new Map<string, number>()
      for (const { amount, payment_intent } of refunds) sums.set(payment_intent, (sums.get(payment_intent) ?? 0) + amount)
      return sums
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

/** Creates the text of an event in Stripe's format. */
export const eventText = (type: string, object: object, id = `evt_${randomUUID()}`): string =>
  JSON.stringify({ id, object: "event", api_version: "2026-10-28", created: 1_790_000_000, livemode: false, type, data: { object } })

const refused = (message: string) => ({ error: { type: "invalid_request_error", message } })

const metadataIn = (form: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value]]
    })
  )

const read = async (request: IncomingMessage): Promise<StripeRequest> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? "/", "http://stripe.test")
  const key = request.headers["idempotency-key"]
  return {
    method: request.method ?? "",
    path: url.pathname,
    form: request.method === "GET" ? url.searchParams : new URLSearchParams(Buffer.concat(chunks).toString("utf8")),
    key: typeof key === "string" ? key : null,
    authorization: request.headers.authorization ?? null
  }
}
