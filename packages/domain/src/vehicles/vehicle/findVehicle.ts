import { Data, Effect, Option, Schema, Context, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { ymm } from "./calls.ts"
import type { DropdownOption } from "./dropdown.ts"
import { type MakeId, type ModelId, ModelYear, type ProjectVehicle, type VehicleBaseId } from "./model.ts"

/** A vehicle in words. Letter case, spaces and punctuation do not matter. */
export interface VehicleNames {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** Several makes or models match. `choices` are their names. */
export class AmbiguousVehicle extends Data.TaggedError("AmbiguousVehicle")<{
  readonly field: "make" | "model"
  readonly choices: ReadonlyArray<string>
}> {}

/**
 * The catalog does not contain the vehicle. `choices` are the known years, newest first, or the makes or models that exist for the names
 * before.
 */
export class UnknownVehicle extends Data.TaggedError("UnknownVehicle")<{
  readonly field: "year" | "make" | "model"
  readonly choices: ReadonlyArray<string>
}> {}

/** A vehicle of the catalog. */
export interface FoundVehicle {
  readonly vehicle: ProjectVehicle
  readonly vehicleBaseId: VehicleBaseId | null
}

const fetchLists = (year: ModelYear | null, make: MakeId | null) =>
  Effect.map(callService(ymm, { year, make, model: null, selectedFacetData: [] }), (answer) => answer.ymm)

const normalize = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** Picks the option with this name, otherwise the only option whose name begins with the text, such as `Camaro Z28` for `Camaro Z`. */
const pick = <Option extends DropdownOption>(field: "make" | "model", text: string, options: ReadonlyArray<Option>) => {
  const wanted = normalize(text)
  const unique = options.filter((option, at) => options.findIndex(({ optionId }) => optionId === option.optionId) === at)
  const same = unique.filter(({ displayName }) => normalize(displayName) === wanted)
  const similar = wanted === "" ? [] : unique.filter(({ displayName }) => normalize(displayName).startsWith(wanted))
  const [found, ...others] = same.length > 0 ? same : similar
  if (found === undefined) return Effect.fail(new UnknownVehicle({ field, choices: toNames(unique) }))
  return others.length > 0 ? Effect.fail(new AmbiguousVehicle({ field, choices: toNames([found, ...others]) })) : Effect.succeed(found)
}

const toNames = (options: ReadonlyArray<DropdownOption>): ReadonlyArray<string> => options.map(({ displayName }) => displayName)

/** Finds a vehicle of the catalog by its names. */
export const findVehicle = Effect.fnUntraced(function* ({
  make: makeName,
  model: modelName,
  year: wantedYear
}: VehicleNames): Effect.fn.Return<FoundVehicle, AmbiguousVehicle | CallError | UnknownVehicle, Http> {
  const year = Option.getOrNull(Schema.decodeUnknownOption(ModelYear)(wantedYear))
  const { makes, prioritizedMakes, years } = yield* fetchLists(year, null)
  if (year === null || !years.some(({ optionId }) => optionId === year)) {
    return yield* new UnknownVehicle({ field: "year", choices: toNames(years) })
  }
  const makeId = (yield* pick("make", makeName, [...prioritizedMakes, ...makes])).optionId as MakeId
  const model = yield* pick("model", modelName, (yield* fetchLists(year, makeId)).models)
  return { vehicle: { year, makeId, modelId: model.optionId as ModelId }, vehicleBaseId: model.vehicleBaseId }
})

const none = { year: null, make: null, model: null, selectedFacetData: [] }

/** Loads the catalog's vehicle lists for pages that ask for a vehicle. */
export class Vehicles extends Context.Service<
  Vehicles,
  {
    /** All model years, newest first. Empty after a failure, which is logged; the form then fetches them again. */
    readonly years: Effect.Effect<ReadonlyArray<number>>
  }
>()("@camber/domain/vehicle/Vehicles") {
  static readonly layer: Layer.Layer<Vehicles, never, Http> = Layer.effect(
    Vehicles,
    Effect.map(Http, (http) =>
      Vehicles.of({
        years: callService(ymm, none).pipe(
          Effect.map((answer) => answer.ymm.years.map(({ optionId }) => optionId)),
          Effect.tapError((error) => Effect.logError("Failed to load model years", error)),
          Effect.orElseSucceed(() => []),
          Effect.provideService(Http, http)
        )
      })
    )
  )
}
