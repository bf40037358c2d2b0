import { Effect, SubscriptionRef } from "effect"
import { type FactKind, type FactsEvent, transitionFacts, type ProductFactsState, getUnrequested } from "./facts.ts"

/** The ways in which the facts come to know more. */
export const createFactLoaders = (live: SubscriptionRef.SubscriptionRef<ProductFactsState>) => {
  const dispatch = (event: FactsEvent) => SubscriptionRef.update(live, (before) => transitionFacts(before, event))

  /** Those of the SKUs that nobody has asked for, which they are from now on. */
  const claim = <Sku extends string>(kind: FactKind, skus: ReadonlyArray<Sku>) =>
    SubscriptionRef.modify(live, (before) => {
      const fresh = getUnrequested(before, kind, skus)
      return [fresh, fresh.length === 0 ? before : transitionFacts(before, { _tag: "Asked", kind, skus: fresh })]
    })

  /** Asks for the SKUs of which this is not known yet; without an answer, or given up, they may be asked for again. */
  const learn = Effect.fnUntraced(function* <Kind extends FactKind, Sku extends string, R>(
    kind: Kind,
    skus: ReadonlyArray<Sku>,
    ask: (fresh: ReadonlyArray<Sku>) => Effect.Effect<ProductFactsState[Kind] | null, never, R>
  ) {
    const fresh = yield* claim(kind, skus)
    if (fresh.length === 0) return
    const notAnswered = dispatch({ _tag: "NotAnswered", kind, skus: fresh })
    const facts = yield* Effect.onInterrupt(ask(fresh), () => notAnswered)
    yield* facts === null ? notAnswered : dispatch({ _tag: "Answered", facts: { [kind]: facts } })
  })

  /** What was told of a kind no longer holds; answers of which SKUs it was told. */
  const invalidate = (kind: FactKind) =>
    SubscriptionRef.modify(live, (before) => [Object.keys(before[kind]), transitionFacts(before, { _tag: "Outdated", kind })])

  return { invalidate, dispatch, learn }
}
