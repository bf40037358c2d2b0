import { Effect, Fiber, type Scope, SubscriptionRef } from "effect"
import type { FacetRequest, GarageEvent, GarageFlow, ListRequest } from "./flow.ts"
import type { GarageWorld } from "./LiveGarage.ts"
import { transition } from "./machine.ts"
import { makeLists } from "./makeLists.ts"

/** Answers the flow before and after an event. Does not wait for the list that the event calls for. */
export type Dispatch = (event: GarageEvent) => Effect.Effect<{ readonly before: GarageFlow; readonly after: GarageFlow }>

/**
 * The flow over the live state. A list is loaded in `scope`; when the flow wants another or none, the older call is cancelled. A list
 * that cannot be had is logged (GAR-69).
 */
export const makeDispatch = ({ http, live }: GarageWorld, scope: Scope.Scope): Dispatch => {
  const lists = makeLists(http)
  let loading: Fiber.Fiber<void> | null = null

  const answer = (event: GarageEvent) => SubscriptionRef.update(live, (held) => ({ ...held, flow: transition(held.flow, event) }))
  const load = (request: ListRequest | FacetRequest) =>
    lists(request).pipe(
      Effect.flatMap(({ facets, options, prioritized }) =>
        answer(request.field === "facets" ? { _tag: "FacetsLoaded", request, facets } : { _tag: "Loaded", request, options, prioritized })
      ),
      Effect.catch((error) =>
        Effect.logError("Garage list failed", error).pipe(
          Effect.andThen(answer({ _tag: "NotLoaded", request })),
          Effect.andThen(SubscriptionRef.update(live, (held) => ({ ...held, hasFailed: true })))
        )
      )
    )

  return Effect.fnUntraced(function* (event) {
    const flows = yield* SubscriptionRef.modify(live, (held) => {
      const after = transition(held.flow, event)
      return [
        { before: held.flow, after },
        { ...held, flow: after, hasFailed: false }
      ]
    })
    if (flows.after.loading !== flows.before.loading) {
      if (loading !== null) yield* Fiber.interrupt(loading)
      loading = flows.after.loading === null ? null : yield* Effect.forkIn(load(flows.after.loading), scope)
    }
    return flows
  })
}
