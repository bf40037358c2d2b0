import { Context, Effect, Layer, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import type { GarageState } from "../../vehicles/garage/state.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import type { InterpretedVehicle } from "./model.ts"

/** How long to wait for a list of the garage's form. */
const TIMEOUT = "10 seconds"

/** Selects the vehicle that a search names. */
export class ShopForVehicle extends Context.Service<
  ShopForVehicle,
  {
    /**
     * Selects the saved vehicle, or adds it through the garage's form without an engine answer. Returns null after a failure, which is
     * logged.
     */
    readonly vehicle: (vehicle: InterpretedVehicle) => Effect.Effect<SelectedProject | null>
  }
>()("@camber/domain/search/ShopFor") {
  static readonly layer: Layer.Layer<ShopForVehicle, never, Garage> = Layer.effect(
    ShopForVehicle,
    Effect.gen(function* () {
      const garage = yield* Garage
      /** Waits for the first matching state. Fails if the garage reports a failure. */
      const waitFor = (matches: (state: GarageState) => boolean) =>
        garage.changes.pipe(
          Stream.filter((state) => matches(state) || state.failure !== null),
          Stream.runHead,
          Effect.flatMap(Effect.fromOption),
          Effect.filterOrFail(matches, () => "the garage reported a failure"),
          Effect.timeout(TIMEOUT)
        )

      const add = Effect.fnUntraced(function* ({ makeId, modelId, year }: InterpretedVehicle) {
        yield* garage.begin("ADD_YMM")
        yield* waitFor(({ form }) => offers(form.year, year))
        yield* garage.chooseYear(year)
        yield* waitFor(({ form }) => offers(form.make, makeId))
        yield* garage.chooseMake(makeId)
        yield* waitFor(({ form }) => offers(form.model, modelId))
        yield* garage.chooseModel(modelId)
        yield* garage.save("ADD_YMM")
      })

      return ShopForVehicle.of({
        vehicle: Effect.fnUntraced(
          function* (vehicle: InterpretedVehicle) {
            yield* garage.hydrate()
            const { projects } = yield* waitFor(() => true)
            const saved = projects.find(({ makeId, modelId, year }) => isSame(vehicle, { makeId, modelId, year }))
            if (saved === undefined) yield* add(vehicle)
            else yield* garage.select(saved.projectId)
            const { selected } = yield* waitFor(() => true)
            return selected !== null && isSame(vehicle, { ...noVehicle, ...selected.project.vehicle }) ? selected : null
          },
          Effect.tapError((error) => Effect.logError("Failed to select the vehicle named in the search", error)),
          Effect.orElseSucceed(() => null)
        )
      })
    })
  )
}

type VehicleOrNone = { readonly [Key in "year" | "makeId" | "modelId"]: number | null }
const noVehicle: VehicleOrNone = { year: null, makeId: null, modelId: null }

const isSame = (one: VehicleOrNone, other: VehicleOrNone): boolean =>
  one.year === other.year && one.makeId === other.makeId && one.modelId === other.modelId

const offers = ({ options }: { readonly options: ReadonlyArray<{ readonly optionId: number }> }, wanted: number): boolean =>
  options.some(({ optionId }) => optionId === wanted)
