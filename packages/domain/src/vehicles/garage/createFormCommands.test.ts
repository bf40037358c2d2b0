import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Garage } from "./Garage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { chooseCamaro, withGarage, openAt, quiet, state, stays } from "./testing/openGarage.ts"
import { ids, looseEngine, saved } from "./testing/samples.ts"

const adds = (world: GarageTestContext) =>
  world.operations.filter((operation) => /Project/.test(operation) && operation !== "customerProjects")

/** Passes over these options with the arrow keys, in a list that stays closed. */
const passOver = Effect.fnUntraced(function* (field: "model" | "stockEngine", options: ReadonlyArray<number | null>) {
  const { consider } = yield* Garage
  for (const option of options) {
    yield* consider(field, option)
    yield* quiet
  }
})

describe("a form behind the garage's list", () => {
  const opened = (world: GarageTestContext, isHydrated = false) =>
    withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        if (isHydrated) yield* garage.hydrate()
        yield* garage.open({ step: "ADD_YMM", isBehindList: true })
        yield* quiet
        return (yield* state).drawer?.steps
      })
    )

  it.effect("GAR-04 GAR-80 gives way to the list where something is saved, also before the list is there", () =>
    Effect.gen(function* () {
      expect(yield* opened(new GarageTestContext([saved("p", looseEngine)]), true)).toEqual(["EXISTING_PROJECTS"])
      const marked = new GarageTestContext()
      marked.jar.set("HasCustomerProjects", "true")
      expect([yield* opened(marked), yield* opened(marked, true)]).toEqual([["EXISTING_PROJECTS"], ["EXISTING_PROJECTS", "ADD_YMM"]])
    })
  )

  it.effect("opens where nothing is, and back leads to the list", () =>
    Effect.gen(function* () {
      expect(yield* opened(new GarageTestContext())).toEqual(["EXISTING_PROJECTS", "ADD_YMM"])
    })
  )
})

describe("keys that pass over options in a closed list", () => {
  it.effect("GAR-36 a stock engine passed over is in the form and saves nothing; chosen, it completes the flow", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* passOver("stockEngine", [ids.engine350, 1, ids.engine396])
        const passed = yield* state
        expect([passed.form.stockEngine.value, passed.drawer?.steps, adds(world)]).toEqual([ids.engine396, ["ADD_YMM"], []])
        const outcome = yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine396))
        expect([outcome.href, adds(world), (yield* state).drawer]).toEqual(["/vehicle/car~4", ["addNewProjectToGarage"], null])
      })
    )
  })

  it.effect("GAR-37 a model passed over where the engine is known saves nothing; chosen, it completes the flow", () => {
    const world = new GarageTestContext([saved("p", looseEngine)])
    world.jar.set("Fitment", '{"ProjectId":"p"}')
    return withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* openAt("UPDATE_PROJECT_ADD_YMM")
        for (const choice of [garage.chooseYear(ids.year), garage.chooseMake(ids.chevrolet)]) {
          yield* choice
          yield* quiet
        }
        yield* passOver("model", [ids.camaro, ids.nova, ids.camaro])
        const passed = yield* state
        expect([passed.form.model.value, passed.canSave, passed.drawer?.steps, adds(world)]).toEqual([
          ids.camaro,
          true,
          ["UPDATE_PROJECT_ADD_YMM"],
          []
        ])
        yield* garage.chooseModel(ids.camaro)
        expect([adds(world), (yield* state).drawer]).toEqual([["updateCustomerProject"], null])
      })
    )
  })

  it.effect("what was passed over last is saved with the button, and taken back with null", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* passOver("stockEngine", [ids.engine350, null])
        expect((yield* state).form.stockEngine.value).toBeNull()
        yield* passOver("stockEngine", [ids.engine396, ids.engine350])
        yield* garage.save()
        expect(world.shelf.projects[0]).toMatchObject({ isStockEngine: true, engineIds: { engineSeriesId: 2, engineDisplacementId: 3 } })
      })
    )
  })

  it.effect("GAR-38 an engine swap is not passed over: only choosing it shows the picker", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* passOver("stockEngine", [ids.engine350, -1])
        const passed = yield* state
        expect([passed.form.stockEngine.value, passed.picksEngine]).toEqual([ids.engine350, false])
        expect(yield* Garage.use((garage) => garage.chooseStockEngine(-1))).toEqual(stays)
        expect([(yield* state).picksEngine, adds(world)]).toEqual([true, []])
      })
    )
  })

  it.effect("an option that the list does not have changes nothing", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* passOver("model", [99])
        yield* passOver("stockEngine", [99])
        const { form } = yield* state
        expect([form.model.value, form.stockEngine.value]).toEqual([ids.camaro, null])
      })
    )
  })
})
