import { Effect, SubscriptionRef } from "effect"
import { type FactKind, type FactsEvent, transitionFacts, type ProductFactsState, getUnrequested } from "./facts.ts"

/** Creates the functions that load facts into the state. */
export const createFactLoaders = (live: SubscriptionRef.SubscriptionRef<ProductFactsState>) => {
  const dispatch = (event: FactsEvent) => SubscriptionRef.update(live, (before) => transitionFacts(before, event))

  /** Returns the SKUs that were not requested yet and marks them as requested. */
  const claim = <Sku extends string>(kind: FactKind, skus: ReadonlyArray<Sku>) =>
    SubscriptionRef.modify(live, (before) => {
      const fresh = getUnrequested(before, kind, skus)
      return [fresh, fresh.length === 0 ? before : transitionFacts(before, { _tag: "LoadStarted", kind, skus: fresh })]
    })

  /** Fetches the facts that are still unknown. After a failure or an interruption they can be requested again. */
  const learn = Effect.fnUntraced(function* <Kind extends FactKind, Sku extends string, R>(
    kind: Kind,
    skus: ReadonlyArray<Sku>,
    ask: (fresh: ReadonlyArray<Sku>) => Effect.Effect<ProductFactsState[Kind] | null, never, R>
  ) {
    const fresh = yield* claim(kind, skus)
    if (fresh.length === 0) return
    const dispatchFailure = dispatch({ _tag: "LoadFailed", kind, skus: fresh })
    const facts = yield* Effect.onInterrupt(ask(fresh), () => dispatchFailure)
    yield* facts === null ? dispatchFailure : dispatch({ _tag: "FactsLoaded", facts: { [kind]: facts } })
  })

  /** Removes all facts of a kind and returns their SKUs. */
  const invalidate = (kind: FactKind) =>
    SubscriptionRef.modify(live, (before) => [Object.keys(before[kind]), transitionFacts(before, { _tag: "Outdated", kind })])

  return { invalidate, dispatch, learn }
}
