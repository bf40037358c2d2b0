import { type PlaceRefused, type Tax, TaxAway } from "@camber/domain/rates"
import { Effect } from "effect"
import { resting } from "./resting.ts"

/** Tax by a provider. While it is away, and of a place that it refuses, by the shop's own table, where there is one; else nobody knows it. */
export const taxOrTable = (provider: Tax, table: Tax | null): Tax => {
  const rested = resting<TaxAway | PlaceRefused>()
  return {
    quote: (place, taxable) =>
      rested(provider.quote(place, taxable), (away) =>
        table === null
          ? Effect.fail(away ?? new TaxAway({ problem: "The provider of taxes did not answer a moment ago" }))
          : table.quote(place, taxable)
      )
  }
}
