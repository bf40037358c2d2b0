import { type DestinationRejected, type Tax, TaxUnavailable } from "@camber/domain/rates"
import { Effect } from "effect"
import { createCircuitBreaker } from "./createCircuitBreaker.ts"

/** Tax by a provider. While it is away, and of a place that it refuses, by the shop's own table, where there is one; else nobody knows it. */
export const createTaxWithFallback = (provider: Tax, table: Tax | null): Tax => {
  const rested = createCircuitBreaker<TaxUnavailable | DestinationRejected>()
  return {
    quote: (place, taxable) =>
      rested(provider.quote(place, taxable), (away) =>
        table === null
          ? Effect.fail(away ?? new TaxUnavailable({ problem: "The provider of taxes did not answer a moment ago" }))
          : table.quote(place, taxable)
      )
  }
}
