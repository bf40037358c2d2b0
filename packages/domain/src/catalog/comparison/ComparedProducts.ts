import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { type CompareSelection, toggleCompared } from "./choice.ts"
import { comparedEntry } from "./model.ts"

export * from "./calls.ts"
export * from "./choice.ts"
export * from "./model.ts"
export * from "./rules.ts"

/** The products that the shopper selected for comparison. */
export class ComparedProducts extends Context.Service<
  ComparedProducts,
  {
    /** Emits the current selection first, then every change. */
    readonly changes: Stream.Stream<ReadonlyArray<CompareSelection>>
    /** Selects or deselects a product. Ignores a fifth product. */
    readonly toggle: (product: CompareSelection) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("@camber/domain/comparison/ComparedProducts") {
  static readonly layer: Layer.Layer<ComparedProducts, never, Storage> = Layer.effect(
    ComparedProducts,
    Effect.gen(function* () {
      const storage = yield* Storage
      const live = yield* SubscriptionRef.make((yield* readEntry(comparedEntry))?.value ?? [])
      const keep = (change: (chosen: ReadonlyArray<CompareSelection>) => ReadonlyArray<CompareSelection>) =>
        SubscriptionRef.updateAndGet(live, change).pipe(
          Effect.flatMap((chosen) => writeEntry(comparedEntry, chosen)),
          Effect.asVoid,
          Effect.provideService(Storage, storage)
        )
      return ComparedProducts.of({
        changes: SubscriptionRef.changes(live),
        toggle: (product) => keep((chosen) => toggleCompared(chosen, product)),
        clear: keep(() => [])
      })
    })
  )
}
