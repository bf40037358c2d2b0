import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Garage } from "./Garage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { chooseCamaro, withGarage, openAt, quiet, state, stays } from "./testing/openGarage.ts"
import { ids, looseEngine, saved } from "./testing/samples.ts"

const listProjectCalls = (context: GarageTestContext) =>
  context.operations.filter((operation) => /Project/.test(operation) && operation !== "customerProjects")

/** Moves through these options with the arrow keys while the list stays closed. */
const moveThrough = Effect.fnUntraced(function* (field: "model" | "stockEngine", options: ReadonlyArray<number | null>) {
  const { consider } = yield* Garage
  for (const option of options) {
    yield* consider(field, option)
    yield* quiet
  }
})

describe("opening a form with the project list behind it", () => {
  const openForm = (context: GarageTestContext, isHydrated = false) =>
    withGarage(
      context,
      Effect.gen(function* () {
        const garage = yield* Garage
        if (isHydrated) yield* garage.hydrate()
        yield* garage.open({ step: "ADD_YMM", isBehindList: true })
        yield* quiet
        return (yield* state).drawer?.steps
      })
    )

  it.effect("GAR-04 GAR-80 opens the list instead if the garage has projects, even before the projects are loaded", () =>
    Effect.gen(function* () {
      expect(yield* openForm(new GarageTestContext([saved("p", looseEngine)]), true)).toEqual(["EXISTING_PROJECTS"])
      const withCookie = new GarageTestContext()
      withCookie.jar.set("HasCustomerProjects", "true")
      expect(yield* openForm(withCookie)).toEqual(["EXISTING_PROJECTS"])
      expect(yield* openForm(withCookie, true)).toEqual(["EXISTING_PROJECTS", "ADD_YMM"])
    })
  )

  it.effect("opens the form in an empty garage, and the back command leads to the list", () =>
    Effect.gen(function* () {
      expect(yield* openForm(new GarageTestContext())).toEqual(["EXISTING_PROJECTS", "ADD_YMM"])
    })
  )
})

describe("moving through a closed list with the arrow keys", () => {
  it.effect("GAR-36 sets a stock engine without saving; choosing it completes the flow", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* moveThrough("stockEngine", [ids.engine350, 1, ids.engine396])
        const passed = yield* state
        expect(passed.form.stockEngine.value).toEqual(ids.engine396)
        expect(passed.drawer?.steps).toEqual(["ADD_YMM"])
        expect(listProjectCalls(context)).toEqual([])
        const outcome = yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine396))
        expect(outcome.href).toBe("/vehicle/car~4")
        expect(listProjectCalls(context)).toEqual(["addNewProjectToGarage"])
        expect((yield* state).drawer).toBeNull()
      })
    )
  })

  it.effect("GAR-37 sets a model without saving if the engine is known; choosing it completes the flow", () => {
    const context = new GarageTestContext([saved("p", looseEngine)])
    context.jar.set("Fitment", '{"ProjectId":"p"}')
    return withGarage(
      context,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* openAt("UPDATE_PROJECT_ADD_YMM")
        for (const choice of [garage.chooseYear(ids.year), garage.chooseMake(ids.chevrolet)]) {
          yield* choice
          yield* quiet
        }
        yield* moveThrough("model", [ids.camaro, ids.nova, ids.camaro])
        const passed = yield* state
        expect(passed.form.model.value).toEqual(ids.camaro)
        expect(passed.canSave).toBe(true)
        expect(passed.drawer?.steps).toEqual(["UPDATE_PROJECT_ADD_YMM"])
        expect(listProjectCalls(context)).toEqual([])
        yield* garage.chooseModel(ids.camaro)
        expect(listProjectCalls(context)).toEqual(["updateCustomerProject"])
        expect((yield* state).drawer).toBeNull()
      })
    )
  })

  it.effect("saves the last value with the button, and clears the value with null", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* moveThrough("stockEngine", [ids.engine350, null])
        expect((yield* state).form.stockEngine.value).toBeNull()
        yield* moveThrough("stockEngine", [ids.engine396, ids.engine350])
        yield* garage.save()
        expect(context.services.projects[0]).toMatchObject({
          isStockEngine: true,
          engineIds: { engineSeriesId: 2, engineDisplacementId: 3 }
        })
      })
    )
  })

  it.effect("GAR-38 skips the engine swap; only choosing it opens the picker", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* moveThrough("stockEngine", [ids.engine350, -1])
        const passed = yield* state
        expect(passed.form.stockEngine.value).toEqual(ids.engine350)
        expect(passed.picksEngine).toBe(false)
        expect(yield* Garage.use((garage) => garage.chooseStockEngine(-1))).toEqual(stays)
        expect((yield* state).picksEngine).toBe(true)
        expect(listProjectCalls(context)).toEqual([])
      })
    )
  })

  it.effect("ignores an option that is not in the list", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* moveThrough("model", [99])
        yield* moveThrough("stockEngine", [99])
        const { form } = yield* state
        expect(form.model.value).toEqual(ids.camaro)
        expect(form.stockEngine.value).toBeNull()
      })
    )
  })
})
