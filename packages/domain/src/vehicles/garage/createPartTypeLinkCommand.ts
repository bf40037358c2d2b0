import { Effect, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { buildLink } from "../vehicle/calls.ts"
import type { Project } from "../vehicle/model.ts"
import type { GarageContext } from "./GarageModel.ts"
import { type GarageOpening, type GarageOutcome, STAY_ON_PAGE } from "./state.ts"

/** What a part-type link is built of; null for a project without a whole vehicle and a race type (GAR-63). With both it is a vehicle. */
const subjectOf = ({ raceTypeId, vehicle }: Project): Omit<typeof buildLink.variables.Type, "partTypes"> | null => {
  if (vehicle !== undefined) return { year: vehicle.year, make: vehicle.makeId, model: vehicle.modelId, raceType: null }
  return raceTypeId === undefined ? null : { year: null, make: null, model: null, raceType: raceTypeId }
}

/**
 * Where the selected project's page of these part types is (GAR-62). Without a usable project, and where there is no such page, the
 * drawer opens with the garage's list instead (GAR-63, GAP-51).
 */
export const createPartTypeLinkCommand = ({ http, live }: GarageContext, open: (opening: GarageOpening) => Effect.Effect<void>) => {
  const address = Effect.fnUntraced(
    function* (project: Project, partTypes: ReadonlyArray<string>) {
      const subject = subjectOf(project)
      if (subject === null) return null
      const { isValid, url } = (yield* callService(buildLink, { ...subject, partTypes })).buildLink
      if (isValid && url !== null) return url
      yield* Effect.logError("No page for part types", partTypes)
      return null
    },
    Effect.tapError((error) => Effect.logError("Part-type link failed", error)),
    Effect.orElseSucceed(() => null),
    Effect.provideService(Http, http)
  )

  return Effect.fnUntraced(function* (partTypes: ReadonlyArray<string>): Effect.fn.Return<GarageOutcome> {
    const { selected } = yield* SubscriptionRef.get(live)
    const href = selected === null ? null : yield* address(selected.project, partTypes)
    if (href !== null) return { href, reload: false }
    yield* open({ step: "EXISTING_PROJECTS" })
    return STAY_ON_PAGE
  })
}
