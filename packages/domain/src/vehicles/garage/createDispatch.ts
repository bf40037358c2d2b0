import { Effect, Fiber, type Scope, SubscriptionRef } from "effect"
import type { FormRequest, GarageEvent, GarageFlow } from "./flow.ts"
import { toGarageFailure } from "./toGarageFailure.ts"
import { prefillForm } from "./prefillForm.ts"
import type { GarageContext } from "./GarageModel.ts"
import { transition } from "./machine.ts"
import { type LoadedLists, createListLoader } from "./createListLoader.ts"

/** Answers the flow before and after an event. Does not wait for the list that the event calls for. */
export type Dispatch = (event: GarageEvent) => Effect.Effect<{ readonly before: GarageFlow; readonly after: GarageFlow }>

/**
 * The flow over the live state. A list is loaded in `scope`; when the flow wants another or none, the older call is cancelled. A list
 * that cannot be had is logged (GAR-69).
 */
export const createDispatch = ({ http, live }: GarageContext, scope: Scope.Scope): Dispatch => {
  const lists = createListLoader(http)
  let loading: Fiber.Fiber<void> | null = null

  const answer = (event: GarageEvent) => SubscriptionRef.update(live, (held) => ({ ...held, flow: transition(held.flow, event) }))
  const load = (request: FormRequest) =>
    lists(request).pipe(
      Effect.flatMap((lists) => answer(toListLoadedEvent(request, lists))),
      Effect.catch((error) =>
        Effect.logError("Garage list failed", error).pipe(
          Effect.andThen(answer({ _tag: "NotLoaded", request })),
          Effect.andThen(SubscriptionRef.update(live, (held) => ({ ...held, failure: toGarageFailure("list", error) })))
        )
      )
    )

  return Effect.fnUntraced(function* (event) {
    const flows = yield* SubscriptionRef.modify(live, (held) => {
      const after = transition(held.flow, event)
      return [
        { before: held.flow, after },
        { ...held, flow: after, failure: null }
      ]
    })
    if (flows.after.loading !== flows.before.loading) {
      if (loading !== null) yield* Fiber.interrupt(loading)
      loading = flows.after.loading === null ? null : yield* Effect.forkIn(load(flows.after.loading), scope)
    }
    return flows
  })
}

/** A list that has arrived, as the flow hears of it. */
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
