import { Context, Effect, Layer, Stream } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import type { GarageState } from "../../vehicles/garage/state.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import type { InterpretedVehicle } from "./model.ts"

/** A list of the garage's form that does not come in this time is taken as not to be had. */
const PATIENCE = "10 seconds"

/** Shopping for a vehicle that a search names. */
export class ShopForVehicle extends Context.Service<
  ShopForVehicle,
  {
    /** Selects the vehicle, from the garage or added to it by the garage's own form, its engine untold. null when that did not come through, which is logged. */
    readonly vehicle: (vehicle: InterpretedVehicle) => Effect.Effect<SelectedProject | null>
  }
>()("@camber/domain/search/ShopFor") {
  static readonly layer: Layer.Layer<ShopForVehicle, never, Garage> = Layer.effect(
    ShopForVehicle,
    Effect.gen(function* () {
      const garage = yield* Garage
      /** The first state that is so; fails at one that says that the garage has failed. */
      const when = (isSo: (state: GarageState) => boolean) =>
        garage.changes.pipe(
          Stream.filter((state) => isSo(state) || state.failure !== null),
          Stream.runHead,
          Effect.flatMap(Effect.fromOption),
          Effect.filterOrFail(isSo, () => "the garage has failed"),
          Effect.timeout(PATIENCE)
        )

      const add = Effect.fnUntraced(function* ({ makeId, modelId, year }: InterpretedVehicle) {
        yield* garage.begin("ADD_YMM")
        yield* when(({ form }) => offers(form.year, year))
        yield* garage.chooseYear(year)
        yield* when(({ form }) => offers(form.make, makeId))
        yield* garage.chooseMake(makeId)
        yield* when(({ form }) => offers(form.model, modelId))
        yield* garage.chooseModel(modelId)
        yield* garage.save("ADD_YMM")
      })

      return ShopForVehicle.of({
        vehicle: Effect.fnUntraced(
          function* (vehicle: InterpretedVehicle) {
            yield* garage.hydrate()
            const { projects } = yield* when(() => true)
            const saved = projects.find(({ makeId, modelId, year }) => isSame(vehicle, { makeId, modelId, year }))
            if (saved === undefined) yield* add(vehicle)
            else yield* garage.select(saved.projectId)
            const { selected } = yield* when(() => true)
            return selected !== null && isSame(vehicle, { ...noVehicle, ...selected.project.vehicle }) ? selected : null
          },
          Effect.tapError((error) => Effect.logError("The vehicle of the search could not be chosen", error)),
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
