import {
  normalizeDestination,
  type Destination,
  type Shipment,
  type ShippingQuote,
  type ShippingRates,
  type Tax,
  type Taxable,
  type TaxResult,
  NO_TAX
} from "@camber/domain/rates"
import { Data, Effect } from "effect"
import { LRUCache } from "lru-cache"
import { createHash } from "node:crypto"
import { createRateLimiter } from "../http/rateLimits.ts"
import { UNKNOWN_CLIENT } from "../http/getClientIp.ts"

export { createCarrierRates } from "./createCarrierRates.ts"
export { TableInvalid } from "./readTable.ts"
export { readTaxRates, createTableTax } from "./taxTable.ts"
export { createTaxWithFallback } from "./createTaxWithFallback.ts"
export { createTableRates, readRates, getShippingPrices } from "./shippingTable.ts"

/** Tax for a destination, or `refusal`: the message for the shopper if the tax is unavailable. */
export interface TaxQuote {
  readonly taxed: TaxResult
  readonly refusal: string | null
}

/** Shipping and tax quotes of an order. They reject only with `QuoteMissing`. */
export interface Quotes {
  readonly shipping: (shipment: Shipment) => Promise<ShippingQuote>
  readonly tax: (place: Destination, taxable: Taxable) => Promise<TaxQuote>
}

/** Signals that a quote is not cached. The caller must release its locks, run `ask` and start over. */
export class QuoteMissing extends Data.TaggedError("QuoteMissing")<{ readonly ask: () => Promise<unknown> }> {
  override get message() {
    return "The quote is not cached. Request it and retry."
  }
}

/** Shipping and tax quotes for a client, identified by its IP address. */
export interface QuoteService {
  readonly asked: (client: string) => Quotes
  /** Returns only cached quotes, for callers that hold locks. Rejects with `QuoteMissing` if a quote is not cached. */
  readonly known: (client: string) => Quotes
}

/** Rates that need no provider, for clients over their limit. If `tax` is absent, their tax is unknown. */
export interface FallbackRates {
  readonly shippingRates: ShippingRates
  readonly tax: Tax | null
}

const MINUTE = 60_000
/** Milliseconds for which a quote stays valid, long enough for reading an order review. */
const QUOTE_TTL_MS = 10 * MINUTE
/** Milliseconds for which the absence of a quote is cached. */
const FAILURE_TTL_MS = 10_000

export const taxUnknown = "We can’t calculate tax for this address right now. Check the ZIP code, or try again in a minute."

/** Provider requests allowed per client and hour. A shopper who tries ZIP codes and quantities needs a few dozen. */
export const MAX_QUOTES_PER_HOUR = 120

/**
 * Creates a quote service that caches quotes for ten minutes and shares concurrent requests.
 *
 * It ignores differences in the spelling of addresses. If providers are external, `fallback` contains the shop's own rates. They apply to
 * clients that exceed their limit, so that no client uses up the provider's quota. If `fallback` is null, requests are not counted.
 */
export const createQuoteService = (shippingRates: ShippingRates, tax: Tax, fallback: FallbackRates | null = null): QuoteService => {
  const allowance = fallback === null ? null : createRateLimiter({ most: MAX_QUOTES_PER_HOUR, seconds: 3600 })
  const shipping = createQuoteCache(
    (shipment: Shipment) => shippingRates.quote(shipment),
    (): ShippingQuote => ({ offers: [], refusal: ratesUnknown }),
    allowance,
    (shipment) => fallback?.shippingRates.quote(shipment) ?? shippingRates.quote(shipment)
  )
  const taxes = createQuoteCache(
    ({ place, taxable }: TaxRequest) => quoteTax(tax, place, taxable),
    () => ({ taxed: NO_TAX, refusal: taxUnknown }),
    allowance,
    ({ place, taxable }) =>
      fallback === null || fallback.tax === null
        ? Effect.succeed({ taxed: NO_TAX, refusal: quoteLimitMessage })
        : quoteTax(fallback.tax, place, taxable)
  )
  const quotes = (client: string, onMissing: OnMissing): Quotes => ({
    shipping: (shipment) => shipping({ ...shipment, place: normalizeDestination(shipment.place) }, client, onMissing),
    tax: (place, taxable) => taxes({ place: normalizeDestination(place), taxable }, client, onMissing)
  })
  return {
    asked: (client) => quotes(client, (ask) => ask()),
    known: (client) => quotes(client, (ask) => Promise.reject(new QuoteMissing({ ask })))
  }
}

interface TaxRequest {
  readonly place: Destination
  readonly taxable: Taxable
}

const quoteTax = (tax: Tax, place: Destination, taxable: Taxable) =>
  Effect.map(tax.quote(place, taxable), (taxed): TaxQuote => ({ taxed, refusal: null }))

export const quoteLimitMessage = "You’ve checked a lot of prices. To see tax for another address, wait an hour or call us."

/** Called if a quote is not cached; `ask` requests the quote. */
type OnMissing = <A>(ask: () => Promise<A>) => Promise<A>

/** Creates a cache of shipping or tax quotes. The key is a hash of the request, because a request can contain a whole cart. */
const createQuoteCache = <Asked, Quote extends object, E>(
  ask: (asked: Asked) => Effect.Effect<Quote, E>,
  createUnavailableQuote: () => Quote,
  allowance: ReturnType<typeof createRateLimiter> | null,
  quoteFallback: (asked: Asked) => Effect.Effect<Quote, E>
) => {
  const cache = new LRUCache<string, Quote>({ max: 2_000, ttl: QUOTE_TTL_MS })
  const pending = new Map<string, Promise<Quote>>()
  /** Returns whether a client exceeds its limit with `more` requests. Clients without an IP address are not counted. */
  const isOverLimit = (client: string, more: number) => allowance !== null && client !== UNKNOWN_CLIENT && allowance(client, more) > 0
  /** Requests a quote from the fallback. Does not cache the result, because it must not affect other clients. */
  const askFallback = (asked: Asked): Promise<Quote> =>
    Effect.runPromise(quoteFallback(asked).pipe(Effect.catch(() => Effect.succeed(createUnavailableQuote()))))
  const askOnce = (key: string, asked: Asked, client: string): Promise<Quote> => {
    if (!pending.has(key) && isOverLimit(client, 1)) return askFallback(asked)
    const unavailableQuote = createUnavailableQuote()
    const request =
      pending.get(key) ??
      Effect.runPromise(ask(asked).pipe(Effect.catch(() => Effect.succeed(unavailableQuote))))
        .then((quote) => {
          cache.set(key, quote, { ttl: quote === unavailableQuote ? FAILURE_TTL_MS : QUOTE_TTL_MS })
          return quote
        })
        .finally(() => pending.delete(key))
    pending.set(key, request)
    return request
  }
  return async (asked: Asked, client: string, onMissing: OnMissing): Promise<Quote> => {
    const key = createHash("sha256").update(JSON.stringify(asked)).digest("base64url")
    const quote = cache.get(key)
    if (quote !== undefined) return quote
    if (!pending.has(key) && isOverLimit(client, 0)) return askFallback(asked)
    return onMissing(() => askOnce(key, asked, client))
  }
}

const ratesUnknown = "We can’t calculate shipping right now. Try again in a minute, or call us."

/** Maximum attempts for one order. The cart may change between attempts, which could otherwise repeat forever. */
const MAX_ROUNDS = 6

/** Runs an action that must not wait for quotes itself. Each time a quote is missing, requests the quote and runs the action again. */
export const retryWithQuotes = async <A>(act: () => Promise<A>): Promise<A> => {
  for (let round = 1; ; round++) {
    try {
      return await act()
    } catch (cause) {
      if (!(cause instanceof QuoteMissing) || round === MAX_ROUNDS) throw cause
      await cause.ask()
    }
  }
}
