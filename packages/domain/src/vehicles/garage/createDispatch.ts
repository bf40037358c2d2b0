import { Effect, Fiber, type Scope, SubscriptionRef } from "effect"
import type { FormRequest, GarageEvent, GarageFlow } from "./flow.ts"
import { toGarageFailure } from "./toGarageFailure.ts"
import { prefillForm } from "./prefillForm.ts"
import type { GarageContext } from "./GarageModel.ts"
import { transition } from "./machine.ts"
import { type LoadedLists, createListLoader } from "./createListLoader.ts"

/** Applies an event and returns the flow before and after it. Does not wait for the list that the event requests. */
export type Dispatch = (event: GarageEvent) => Effect.Effect<{ readonly before: GarageFlow; readonly after: GarageFlow }>

/**
 * Creates the dispatcher of flow events. It loads requested lists in `scope`, cancels the request for a list that is no longer needed, and
 * logs failures (GAR-69).
 */
export const createDispatch = ({ http, live }: GarageContext, scope: Scope.Scope): Dispatch => {
  const lists = createListLoader(http)
  let loading: Fiber.Fiber<void> | null = null

  const apply = (event: GarageEvent) => SubscriptionRef.update(live, (current) => ({ ...current, flow: transition(current.flow, event) }))
  const load = (request: FormRequest) =>
    lists(request).pipe(
      Effect.flatMap((lists) => apply(toListLoadedEvent(request, lists))),
      Effect.catch((error) =>
        Effect.logError("Failed to load garage list", error).pipe(
          Effect.andThen(apply({ _tag: "NotLoaded", request })),
          Effect.andThen(SubscriptionRef.update(live, (current) => ({ ...current, failure: toGarageFailure("list", error) })))
        )
      )
    )

  return Effect.fnUntraced(function* (event) {
    const flows = yield* SubscriptionRef.modify(live, (current) => {
      const after = transition(current.flow, event)
      return [
        { before: current.flow, after },
        { ...current, flow: after, failure: null }
      ]
    })
    if (flows.after.loading !== flows.before.loading) {
      if (loading !== null) yield* Fiber.interrupt(loading)
      loading = flows.after.loading === null ? null : yield* Effect.forkIn(load(flows.after.loading), scope)
    }
    return flows
  })
}

/** Converts loaded lists into the flow event. */
export const toListLoadedEvent = (request: FormRequest, { facets, known, options, prioritized }: LoadedLists): GarageEvent => {
  switch (request.field) {
    case "known":
      return { _tag: "KnownLoaded", request, ...prefillForm(request, known) }
    case "facets":
      return { _tag: "FacetsLoaded", request, facets }
    default:
      return { _tag: "Loaded", request, options, prioritized }
  }
}
