import {
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

/** Asks for each quote once in ten minutes. */
export const quoteDesk = (shippingRates: ShippingRates, tax: Tax): QuoteDesk => {
  const shippingQuotes = new LRUCache<string, ShippingQuote>({ max: 2_000, ttl: QUOTE_TIME })
  const taxQuotes = new LRUCache<string, TaxQuote>({ max: 2_000, ttl: QUOTE_TIME })

  const askShipping = async (key: string, shipment: Shipment): Promise<ShippingQuote> => {
    const away = { offers: [], refusal: ratesUnknown }
    const quote = await Effect.runPromise(shippingRates.quote(shipment).pipe(Effect.catch(() => Effect.succeed(away))))
    shippingQuotes.set(key, quote, { ttl: quote === away ? SILENCE_TIME : QUOTE_TIME })
    return quote
  }
  const askTax = async (key: string, place: Place, taxable: Taxable): Promise<TaxQuote> => {
    const away = { taxed: untaxed, refusal: taxUnknown }
    const quote = await Effect.runPromise(
      tax.quote(place, taxable).pipe(
        Effect.map((taxed): TaxQuote => ({ taxed, refusal: null })),
        Effect.catch(() => Effect.succeed(away))
      )
    )
    taxQuotes.set(key, quote, { ttl: quote === away ? SILENCE_TIME : QUOTE_TIME })
    return quote
  }
  const quotes = (unknown: <A>(ask: () => Promise<A>) => Promise<A>): Quotes => ({
    shipping: async (shipment) => {
      const key = JSON.stringify(shipment)
      return shippingQuotes.get(key) ?? unknown(() => askShipping(key, shipment))
    },
    tax: async (place, taxable) => {
      const key = JSON.stringify([place, taxable])
      return taxQuotes.get(key) ?? unknown(() => askTax(key, place, taxable))
    }
  })
  return {
    asked: quotes((ask) => ask()),
    known: quotes((ask) => Promise.reject(new NotQuoted({ ask })))
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
