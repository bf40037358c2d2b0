import { addToCart } from "@camber/domain/cart"
import { orderReview, placeOrder, toReviewed } from "@camber/domain/checkout"
import type { Call } from "@camber/domain/ports"
import { Schema } from "effect"
import { setTimeout as after } from "node:timers/promises"
import { resultOf, sentCall } from "../../services/security-tests/callOver.ts"
import { chanceOf, oneOf } from "../../services/security-tests/chance.ts"
import { type HttpAnswer, Target, createVisitor, type Visitor } from "../../services/security-tests/Target.ts"
import { june, plainTerms } from "../../services/src/orders/testing/orderOf.ts"
import type { AcknowledgementLog, VisitorLog } from "./AcknowledgementLog.ts"

/** Milliseconds after which something that was sent again and again was not acknowledged at all. */
const PATIENCE = 60_000

export interface LoadOptions {
  readonly origin: string
  readonly number: number
  readonly seed: number
  /** What is added, one piece or a few at a time. */
  readonly parts: ReadonlyArray<{ readonly skuVariantNumber: string; readonly skuBaseNumber: string }>
  /** Pages that are read meanwhile. */
  readonly pages: ReadonlyArray<string>
  readonly journal: AcknowledgementLog
  /** Milliseconds in which an answer that is no 503 has to be there. */
  readonly longestAnswer: number
  /** Shopping ends with what is under way. */
  readonly signal: AbortSignal
}

/**
 * One shopper after the other from an address of their own: each reads pages, adds parts and orders. What is not acknowledged is sent again
 * under its idempotency key, as the storefront does, and what is acknowledged goes into the journal.
 */
export const runShopper = async ({ journal, longestAnswer, number, origin, pages, parts, seed, signal }: LoadOptions): Promise<void> => {
  const chance = chanceOf(seed * 1000 + number)
  // Every shopper has an address of the loopback network, so that no two are one client.
  const target = new Target(origin, `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`)

  const send = async (ask: () => Promise<HttpAnswer>, what: string): Promise<HttpAnswer | undefined> => {
    const begun = performance.now()
    const answer = await ask().catch(() => undefined)
    const took = performance.now() - begun
    const status = answer?.status ?? 0
    journal.statuses.set(status, (journal.statuses.get(status) ?? 0) + 1)
    if (status !== 503) {
      journal.took.push(took)
      journal.slowest = Math.max(journal.slowest, took)
      if (took > longestAnswer) journal.findings.push(`${what}: ${status} after ${Math.round(took)} ms, ${journal.during}`)
    }
    return answer
  }

  /** Sent again until it is acknowledged. */
  const acknowledged = async (ask: () => Promise<HttpAnswer>, what: string): Promise<HttpAnswer> => {
    for (const begun = performance.now(); ;) {
      const answer = await send(ask, what)
      if (answer?.status === 200) {
        journal.longestUntilAcknowledged = Math.max(journal.longestUntilAcknowledged, performance.now() - begun)
        return answer
      }
      if (answer !== undefined && ![429, 502, 503, 504].includes(answer.status))
        throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`)
      if (performance.now() - begun > PATIENCE)
        throw new Error(`${what}: not acknowledged in ${PATIENCE / 1000} s, last ${answer?.status ?? 0}`)
      await after(200 + 300 * chance())
    }
  }

  const call = async <Variables, Result>(cookie: string, called: Call<Variables, Result>, asked: Variables): Promise<Result> => {
    const sent = sentCall(called, asked, cookie)
    return resultOf(called, await acknowledged(() => target.ask(sent), called.operation))
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
    // Somebody else was faster with the last pieces: it is read again, another time.
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

/** A visitor who is turned away comes again, until shopping is over. */
const arrive = async (target: Target, signal: AbortSignal): Promise<Visitor | undefined> => {
  while (!signal.aborted) {
    const visitor = await createVisitor(target).catch(() => undefined)
    if (visitor !== undefined) return visitor
    await after(300)
  }
  return undefined
}
