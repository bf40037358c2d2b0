import { Effect } from "effect"
import { Http } from "../../ports/Http.ts"
import { closedFlow, type FacetRequest, type GarageEvent, type GarageFlow, type ListRequest } from "../flow.ts"
import { transition } from "../machine.ts"
import { makeLists } from "../makeLists.ts"
import { lists } from "./garageServices.ts"

const load = makeLists(
  Http.of({
    graphql: ({ operation, variables }) => Effect.succeed(lists(operation, variables)),
    json: () => Effect.void,
    beacon: () => Effect.void
  })
)

const answer = (request: ListRequest | FacetRequest): GarageEvent => {
  const { facets, options, prioritized } = Effect.runSync(load(request))
  return request.field === "facets" ? { _tag: "FacetsLoaded", request, facets } : { _tag: "Loaded", request, options, prioritized }
}

/** The flow after these events, each list loaded as soon as it is asked for. */
export const settled = (events: ReadonlyArray<GarageEvent>, from: GarageFlow = closedFlow): GarageFlow =>
  events.reduce((flow, event) => {
    const next = transition(flow, event)
    return next.loading === null ? next : transition(next, answer(next.loading))
  }, from)
