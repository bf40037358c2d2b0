import { addToCart } from "@camber/domain/cart"
import { orderReview, placeOrder, toReviewed } from "@camber/domain/checkout"
import type { Call } from "@camber/domain/ports"
import { Schema } from "effect"
import { setTimeout as after } from "node:timers/promises"
import { readResult, sentCall } from "../../services/security-tests/Buyer.ts"
import { createChance, oneOf } from "../../services/security-tests/hostileValues.ts"
import { type HttpAnswer, Target, createVisitor, type Visitor } from "../../services/security-tests/Target.ts"
import { june, plainTerms } from "../../services/src/orders/testing/orderOf.ts"
import type { AcknowledgmentLog, VisitorLog } from "./AcknowledgmentLog.ts"

/** Milliseconds after which a repeatedly retried request counts as never acknowledged. */
const PATIENCE = 60_000

export interface LoadOptions {
  readonly origin: string
  readonly number: number
  readonly seed: number
  /** Parts to add, one unit or a few at a time. */
  readonly parts: ReadonlyArray<{ readonly skuVariantNumber: string; readonly skuBaseNumber: string }>
  /** Pages to read between adds. */
  readonly pages: ReadonlyArray<string>
  readonly journal: AcknowledgmentLog
  /** Maximum milliseconds of a response other than 503. */
  readonly longestAnswer: number
  /** Stops the shoppers after their current request. */
  readonly signal: AbortSignal
}

/**
 * Simulates shoppers one after the other from one IP address. Each reads pages, adds parts and orders. Retries
 * unacknowledged requests with their idempotency key, as the storefront does, and logs acknowledgments in the journal.
 */
export const runShopper = async ({ journal, longestAnswer, number, origin, pages, parts, seed, signal }: LoadOptions): Promise<void> => {
  const chance = createChance(seed * 1000 + number)
  // Every shopper has a different loopback address, so that each counts as its own client.
  const target = new Target(origin, `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`)

  const send = async (ask: () => Promise<HttpAnswer>, what: string): Promise<HttpAnswer | undefined> => {
    const startedAt = performance.now()
    const answer = await ask().catch(() => undefined)
    const duration = performance.now() - startedAt
    const status = answer?.status ?? 0
    journal.statuses.set(status, (journal.statuses.get(status) ?? 0) + 1)
    if (status !== 503) {
      journal.took.push(duration)
      journal.slowest = Math.max(journal.slowest, duration)
      if (duration > longestAnswer) journal.findings.push(`${what}: ${status} after ${Math.round(duration)} ms, ${journal.during}`)
    }
    return answer
  }

  /** Retries until the request is acknowledged. */
  const acknowledged = async (ask: () => Promise<HttpAnswer>, what: string): Promise<HttpAnswer> => {
    for (const startedAt = performance.now(); ;) {
      const answer = await send(ask, what)
      if (answer?.status === 200) {
        journal.longestUntilAcknowledged = Math.max(journal.longestUntilAcknowledged, performance.now() - startedAt)
        return answer
      }
      if (answer !== undefined && ![429, 502, 503, 504].includes(answer.status))
        throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`)
      if (performance.now() - startedAt > PATIENCE)
        throw new Error(`${what}: not acknowledged within ${PATIENCE / 1000} s, last status ${answer?.status ?? 0}`)
      await after(200 + 300 * chance())
    }
  }

  const call = async <Variables, Result>(cookie: string, called: Call<Variables, Result>, asked: Variables): Promise<Result> => {
    const sent = sentCall(called, asked, cookie)
    return readResult(called, await acknowledged(() => target.ask(sent), called.operation))
  }

  const add = async (cookie: string, { inCart, webUserGuid }: VisitorLog) => {
    const part = oneOf(parts, chance)
    const item = {
      ...part,
      quantityRequested: 1 + Math.floor(3 * chance()),
      kitComponents: [],
      listId: null,
      listName: null,
      attribution: null
    }
    const decoded = Schema.decodeUnknownSync(addToCart.variables)({
      webUserGuid,
      items: [item],
      productPageId: null,
      skuBaseNumber: null,
      productPageUrl: null,
      project: null
    })
    const { items } = (await call(cookie, addToCart, decoded)).addToCart
    for (const { pieces, skuVariantNumber } of items) inCart.set(skuVariantNumber, (inCart.get(skuVariantNumber) ?? 0) + pieces)
    journal.adds++
  }

  const order = async (cookie: string, { inCart, orders, webUserGuid }: VisitorLog, mailbox: string) => {
    const contact = { ...june, email: mailbox }
    const whose = Schema.decodeUnknownSync(addToCart.variables.fields.webUserGuid)(webUserGuid)
    const place = { country: contact.country, region: contact.region, postalCode: contact.postalCode }
    const review = (await call(cookie, orderReview, { webUserGuid: whose, terms: plainTerms, ...place })).orderReview
    if (review.shippingMessage !== null || review.lines.some(({ problem }) => problem !== null)) return
    const wanted = { webUserGuid: whose, contact, terms: plainTerms, reviewed: toReviewed(review), attribution: null }
    const { orderNumber } = (await call(cookie, placeOrder, wanted)).placeOrder
    // Another shopper bought the last units, so this order is abandoned.
    if (orderNumber === null) return
    orders.push({ orderNumber, pieces: new Map(review.lines.map((line) => [line.skuVariantNumber, line.quantity])) })
    inCart.clear()
  }

  const read = async (cookie: string) => {
    const path = oneOf(pages, chance)
    await send(() => target.ask({ path, headers: { cookie } }), path)
  }

  try {
    for (let visitor = 1; !signal.aborted; visitor++) {
      const arrived = await arrive(target, signal)
      if (arrived === undefined) break
      const { cookie, guid } = arrived
      const book: VisitorLog = { webUserGuid: guid, inCart: new Map(), orders: [] }
      journal.books.push(book)
      for (let step = 0; step < 25 && !signal.aborted; step++) {
        const what = chance()
        if (what < 0.45) await read(cookie)
        else if (what < 0.85 || book.inCart.size === 0) await add(cookie, book)
        else await order(cookie, book, `shopper-${seed}-${number}-${visitor}-${step}@example.com`)
        await after(50 + 150 * chance())
      }
    }
  } catch (error) {
    journal.findings.push(`shopper ${number}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    target.close()
  }
}

/** Creates a visitor. Retries until the test ends if the shop rejects the visitor. */
const arrive = async (target: Target, signal: AbortSignal): Promise<Visitor | undefined> => {
  while (!signal.aborted) {
    const visitor = await createVisitor(target).catch(() => undefined)
    if (visitor !== undefined) return visitor
    await after(300)
  }
  return undefined
}
