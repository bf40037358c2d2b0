import { Effect } from "effect"
import { Http } from "../../../foundation/ports/Http.ts"
import { closedFlow, type FormRequest, type GarageEvent, type GarageFlow } from "../flow.ts"
import { transition } from "../machine.ts"
import { toListLoadedEvent } from "../createDispatch.ts"
import { createListLoader } from "../createListLoader.ts"
import { lists } from "./garageServices.ts"

const load = createListLoader(
  Http.of({
    graphql: ({ operation, variables }) => Effect.succeed(lists(operation, variables)),
    json: () => Effect.void,
    beacon: () => Effect.void
  })
)

const answer = (request: FormRequest): GarageEvent => toListLoadedEvent(request, Effect.runSync(load(request)))

/** Applies events and loads each requested list immediately. */
export const waitForIdle = (events: ReadonlyArray<GarageEvent>, from: GarageFlow = closedFlow): GarageFlow =>
  events.reduce((flow, event) => {
    const next = transition(flow, event)
    return next.loading === null ? next : transition(next, answer(next.loading))
  }, from)
