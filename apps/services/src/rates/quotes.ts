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
import { createRateLimiter } from "../http/createRateLimiter.ts"
import { UNKNOWN_CLIENT } from "../http/getClientIp.ts"

/** What a place takes; where nobody could tell, why nothing can be ordered now, in the shopper's words. */
export interface TaxQuote {
  readonly taxed: TaxResult
  readonly refusal: string | null
}

/** What shipping and tax of an order are. Never rejects but with `QuoteMissing`. */
export interface Quotes {
  readonly shipping: (shipment: Shipment) => Promise<ShippingQuote>
  readonly tax: (place: Destination, taxable: Taxable) => Promise<TaxQuote>
}

/** Nobody has told this yet: whoever holds something lets go of it, asks and begins anew. */
export class QuoteMissing extends Data.TaggedError("NotQuoted")<{ readonly ask: () => Promise<unknown> }> {
  override get message() {
    return "A quote is not known yet"
  }
}

/** Quotes that providers are asked for, and the same ones for whoever must not wait for anybody. `client`: whose request it is for. */
export interface QuoteService {
  readonly asked: (client: string) => Quotes
  /** Only what was told in the last minutes; all else is `QuoteMissing`. */
  readonly known: (client: string) => Quotes
}

/** What counts without any provider: for a client who had them asked too much. `tax` null: then nobody knows it. */
export interface FallbackRates {
  readonly shippingRates: ShippingRates
  readonly tax: Tax | null
}

const MINUTE = 60_000
/** Milliseconds for which a quote holds: as long as a shopper reads a review. */
const QUOTE_TIME = 10 * MINUTE
/** For which it holds that nobody could tell. */
const SILENCE_TIME = 10_000

export const taxUnknown = "We cannot reckon the tax for this address right now. Check its ZIP, or try again in a minute."

/** Quotes that providers are asked for one client within an hour: a shopper who tries zips and quantities has a few dozen asked. */
export const MAX_QUOTES_PER_HOUR = 120

/**
 * Asks for each quote once in ten minutes, also where many want it at once: an address is one however it is spelled. Where providers are asked,
 * `own` has the shop's own figures: they count for a client who had too much asked, so that nobody uses up the shop's quota with a provider. By
 * itself it asks nobody, and nothing is counted.
 */
export const createQuoteService = (shippingRates: ShippingRates, tax: Tax, own: FallbackRates | null = null): QuoteService => {
  const allowance = own === null ? null : createRateLimiter({ most: MAX_QUOTES_PER_HOUR, seconds: 3600 })
  const shipping = keptQuotes(
    (shipment: Shipment) => shippingRates.quote(shipment),
    (): ShippingQuote => ({ offers: [], refusal: ratesUnknown }),
    allowance,
    (shipment) => own?.shippingRates.quote(shipment) ?? shippingRates.quote(shipment)
  )
  const taxes = keptQuotes(
    ({ place, taxable }: Taxing) => taxedBy(tax, place, taxable),
    () => ({ taxed: NO_TAX, refusal: taxUnknown }),
    allowance,
    ({ place, taxable }) =>
      own === null || own.tax === null ? Effect.succeed({ taxed: NO_TAX, refusal: quoteLimitMessage }) : taxedBy(own.tax, place, taxable)
  )
  const quotes = (client: string, unknown: Unknown): Quotes => ({
    shipping: (shipment) => shipping({ ...shipment, place: normalizeDestination(shipment.place) }, client, unknown),
    tax: (place, taxable) => taxes({ place: normalizeDestination(place), taxable }, client, unknown)
  })
  return {
    asked: (client) => quotes(client, (ask) => ask()),
    known: (client) => quotes(client, (ask) => Promise.reject(new QuoteMissing({ ask })))
  }
}

interface Taxing {
  readonly place: Destination
  readonly taxable: Taxable
}

const taxedBy = (tax: Tax, place: Destination, taxable: Taxable) =>
  Effect.map(tax.quote(place, taxable), (taxed): TaxQuote => ({ taxed, refusal: null }))

export const quoteLimitMessage =
  "You have asked for a lot of prices. Wait an hour before you ask for the tax of another address, or call us."

/** What is done where a quote is not known. */
type Unknown = <A>(ask: () => Promise<A>) => Promise<A>

/** Quotes of one kind, found by a hash of what was asked: that may be a whole cart. */
const keptQuotes = <Asked, Quote extends object, E>(
  ask: (asked: Asked) => Effect.Effect<Quote, E>,
  silence: () => Quote,
  allowance: ReturnType<typeof createRateLimiter> | null,
  without: (asked: Asked) => Effect.Effect<Quote, E>
) => {
  const kept = new LRUCache<string, Quote>({ max: 2_000, ttl: QUOTE_TIME })
  const underWay = new Map<string, Promise<Quote>>()
  /** Whether a client has had its share, after so many more. Who has no address is nobody, and is not counted as one. */
  const isOver = (client: string, more: number) => allowance !== null && client !== UNKNOWN_CLIENT && allowance(client, more) > 0
  /** By the shop's own figures, for this client alone: nobody else's quote depends on how much it asked. */
  const byItself = (asked: Asked): Promise<Quote> => Effect.runPromise(without(asked).pipe(Effect.catch(() => Effect.succeed(silence()))))
  const askOnce = (key: string, asked: Asked, client: string): Promise<Quote> => {
    if (!underWay.has(key) && isOver(client, 1)) return byItself(asked)
    const away = silence()
    const quote =
      underWay.get(key) ??
      Effect.runPromise(ask(asked).pipe(Effect.catch(() => Effect.succeed(away))))
        .then((told) => {
          kept.set(key, told, { ttl: told === away ? SILENCE_TIME : QUOTE_TIME })
          return told
        })
        .finally(() => underWay.delete(key))
    underWay.set(key, quote)
    return quote
  }
  return async (asked: Asked, client: string, unknown: Unknown): Promise<Quote> => {
    const key = createHash("sha256").update(JSON.stringify(asked)).digest("base64url")
    const told = kept.get(key)
    if (told !== undefined) return told
    if (!underWay.has(key) && isOver(client, 0)) return byItself(asked)
    return unknown(() => askOnce(key, asked, client))
  }
}

const ratesUnknown = "We cannot price the shipping right now. Try again in a minute, or call us."

/** Quotes asked for one order: its cart may change meanwhile, but nobody changes it for ever. */
const MOST_ROUNDS = 6

/** Does what needs quotes and must not wait for them, again after each one that it lacked. */
export const retryWithQuotes = async <A>(act: () => Promise<A>): Promise<A> => {
  for (let round = 1; ; round++) {
    try {
      return await act()
    } catch (cause) {
      if (!(cause instanceof QuoteMissing) || round === MOST_ROUNDS) throw cause
      await cause.ask()
    }
  }
}
