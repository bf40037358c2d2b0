import { type DestinationRejected, type Tax, TaxUnavailable } from "@camber/domain/rates"
import { Effect } from "effect"
import { createCircuitBreaker } from "./createCircuitBreaker.ts"

/**
 * Creates a tax provider that uses the shop's own table, if any, during an outage and for rejected destinations.
 * Without a table those quotes fail.
 */
export const createTaxWithFallback = (provider: Tax, table: Tax | null): Tax => {
  const withFallback = createCircuitBreaker<TaxUnavailable | DestinationRejected>()
  return {
    quote: (place, taxable) =>
      withFallback(provider.quote(place, taxable), (failure) =>
        table === null
          ? Effect.fail(failure ?? new TaxUnavailable({ problem: "The tax provider is unavailable. Retrying within 30 seconds." }))
          : table.quote(place, taxable)
      )
  }
}
