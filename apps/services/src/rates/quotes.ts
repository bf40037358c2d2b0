import {
  normalPlace,
  type Place,
  type Shipment,
  type ShippingQuote,
  type ShippingRates,
  type Tax,
  type Taxable,
  type Taxed,
  untaxed
} from "@camber/domain/rates"
import { Data, Effect } from "effect"
import { LRUCache } from "lru-cache"
import { createHash } from "node:crypto"

/** What a place takes; where nobody could tell, why nothing can be ordered now, in the shopper's words. */
export interface TaxQuote {
  readonly taxed: Taxed
  readonly refusal: string | null
}

/** What shipping and tax of an order are. Never rejects but with `NotQuoted`. */
export interface Quotes {
  readonly shipping: (shipment: Shipment) => Promise<ShippingQuote>
  readonly tax: (place: Place, taxable: Taxable) => Promise<TaxQuote>
}

/** Nobody has told this yet: whoever holds something lets go of it, asks and begins anew. */
export class NotQuoted extends Data.TaggedError("NotQuoted")<{ readonly ask: () => Promise<unknown> }> {
  override get message() {
    return "A quote is not known yet"
  }
}

/** Quotes that providers are asked for, and the same ones for whoever must not wait for anybody. */
export interface QuoteDesk {
  readonly asked: Quotes
  /** Only what was told in the last minutes; all else is `NotQuoted`. */
  readonly known: Quotes
}

const MINUTE = 60_000
/** Milliseconds for which a quote holds: as long as a shopper reads a review. */
const QUOTE_TIME = 10 * MINUTE
/** For which it holds that nobody could tell. */
const SILENCE_TIME = 10_000

export const taxUnknown = "We cannot reckon the tax for this address right now. Please check its zip, or try again in a minute."

/** Asks for each quote once in ten minutes, also where many want it at once: an address is one however it is spelled. */
export const quoteDesk = (shippingRates: ShippingRates, tax: Tax): QuoteDesk => {
  const shipping = keptQuotes(
    (shipment: Shipment) => shippingRates.quote(shipment),
    (): ShippingQuote => ({ offers: [], refusal: ratesUnknown })
  )
  const taxes = keptQuotes(
    ({ place, taxable }: { readonly place: Place; readonly taxable: Taxable }) =>
      Effect.map(tax.quote(place, taxable), (taxed): TaxQuote => ({ taxed, refusal: null })),
    () => ({ taxed: untaxed, refusal: taxUnknown })
  )
  const quotes = (unknown: Unknown): Quotes => ({
    shipping: (shipment) => shipping({ ...shipment, place: normalPlace(shipment.place) }, unknown),
    tax: (place, taxable) => taxes({ place: normalPlace(place), taxable }, unknown)
  })
  return {
    asked: quotes((ask) => ask()),
    known: quotes((ask) => Promise.reject(new NotQuoted({ ask })))
  }
}

/** What is done where a quote is not known. */
type Unknown = <A>(ask: () => Promise<A>) => Promise<A>

/** Quotes of one kind, found by a hash of what was asked: that may be a whole cart. */
const keptQuotes = <Asked, Quote extends object, E>(ask: (asked: Asked) => Effect.Effect<Quote, E>, silence: () => Quote) => {
  const kept = new LRUCache<string, Quote>({ max: 2_000, ttl: QUOTE_TIME })
  const underWay = new Map<string, Promise<Quote>>()
  const askOnce = (key: string, asked: Asked): Promise<Quote> => {
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
  return async (asked: Asked, unknown: Unknown): Promise<Quote> => {
    const key = createHash("sha256").update(JSON.stringify(asked)).digest("base64url")
    return kept.get(key) ?? unknown(() => askOnce(key, asked))
  }
}

const ratesUnknown = "We cannot price the shipping right now. Please try again in a minute, or call us."

/** Quotes asked for one order: its cart may change meanwhile, but nobody changes it for ever. */
const MOST_ROUNDS = 6

/** Does what needs quotes and must not wait for them, again after each one that it lacked. */
export const whileQuoting = async <A>(act: () => Promise<A>): Promise<A> => {
  for (let round = 1; ; round++) {
    try {
      return await act()
    } catch (cause) {
      if (!(cause instanceof NotQuoted) || round === MOST_ROUNDS) throw cause
      await cause.ask()
    }
  }
}
