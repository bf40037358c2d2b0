import { Effect, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { buildLink } from "../vehicle/calls.ts"
import type { Project } from "../vehicle/model.ts"
import type { GarageContext } from "./GarageModel.ts"
import { type GarageOpening, type GarageOutcome, STAY_ON_PAGE } from "./state.ts"

/** Returns the parameters of a part-type link. A project with a vehicle and a race type counts as a vehicle. Null without both (GAR-63). */
const toLinkParameters = ({ raceTypeId, vehicle }: Project): Omit<typeof buildLink.variables.Type, "partTypes"> | null => {
  if (vehicle !== undefined) return { year: vehicle.year, make: vehicle.makeId, model: vehicle.modelId, raceType: null }
  return raceTypeId === undefined ? null : { year: null, make: null, model: null, raceType: raceTypeId }
}

/**
 * Creates the command that leads to the selected project's page of these part types (GAR-62). Opens the drawer with the project list if no
 * project or page is available (GAR-63, GAP-51).
 */
export const createPartTypeLinkCommand = ({ http, live }: GarageContext, open: (opening: GarageOpening) => Effect.Effect<void>) => {
  const fetchLink = Effect.fnUntraced(
    function* (project: Project, partTypes: ReadonlyArray<string>) {
      const subject = toLinkParameters(project)
      if (subject === null) return null
      const { isValid, url } = (yield* callService(buildLink, { ...subject, partTypes })).buildLink
      if (isValid && url !== null) return url
      yield* Effect.logError("Found no page for the part types", partTypes)
      return null
    },
    Effect.tapError((error) => Effect.logError("Failed to build part-type link", error)),
    Effect.orElseSucceed(() => null),
    Effect.provideService(Http, http)
  )

  return Effect.fnUntraced(function* (partTypes: ReadonlyArray<string>): Effect.fn.Return<GarageOutcome> {
    const { selected } = yield* SubscriptionRef.get(live)
    const href = selected === null ? null : yield* fetchLink(selected.project, partTypes)
    if (href !== null) return { href, reload: false }
    yield* open({ step: "EXISTING_PROJECTS" })
    return STAY_ON_PAGE
  })
}
