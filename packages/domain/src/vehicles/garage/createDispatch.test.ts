import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { Garage } from "./Garage.ts"
import { quiet, state } from "./testing/openGarage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { ids } from "./testing/samples.ts"

describe("the lists of the garage's form", () => {
  it.effect("GAR-66 GAR-67 GAR-68 loads each list once, even if the drawer is opened again", () => {
    const context = new GarageTestContext()
    return Effect.gen(function* () {
      const garage = yield* Garage
      for (const step of ["ADD_YMM", "ADD_ENGINE", "ADD_RACETYPE", "ADD_YMM", "ADD_ENGINE", "ADD_RACETYPE"] as const) {
        yield* garage.open({ step })
        yield* quiet
        yield* garage.close
      }
      expect(context.operations).toEqual(["ymm", "engineDropdown", "raceTypeDropdown"])
      yield* garage.open({ step: "ADD_YMM" })
      yield* quiet
      for (const year of [1969, 1970, 1969]) {
        yield* garage.chooseYear(year)
        yield* quiet
      }
      expect(context.calls.filter(({ operation }) => operation === "ymm")).toHaveLength(3)
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("cancels the older list request after a newer choice", () => {
    const context = new GarageTestContext()
    const canceled: Array<unknown> = []
    return Effect.gen(function* () {
      const garage = yield* Garage
      yield* garage.open({ step: "ADD_YMM" })
      yield* quiet
      context.answer = ({ variables }) => Effect.onInterrupt(Effect.never, () => Effect.sync(() => canceled.push(variables)))
      yield* garage.chooseYear(1969)
      yield* quiet
      expect((yield* state).form.make.isLoading).toBe(true)
      context.answer = (_request, usual) => usual
      yield* garage.chooseYear(1970)
      yield* quiet
      expect(canceled).toMatchObject([{ year: 1969 }])
      const { form } = yield* state
      expect(form.year.value).toBe(1970)
      expect(form.make.isLoading).toBe(false)
      expect(form.make.options).toHaveLength(2)
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("GAR-69 logs and shows a failed list; the next command clears the failure and reloads the list", () => {
    const context = new GarageTestContext()
    return Effect.gen(function* () {
      const garage = yield* Garage
      context.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
      yield* garage.open({ step: "ADD_YMM" })
      yield* quiet
      const failed = yield* state
      expect(failed.failure?.of).toBe("list")
      expect(failed.form.year.isLoading).toBe(false)
      expect(context.errors).toHaveLength(1)
      context.answer = (_request, usual) => usual
      yield* garage.open({ step: "ADD_YMM" })
      yield* quiet
      const now = yield* state
      expect(now.failure).toBeNull()
      expect(now.form.year.options).toHaveLength(2)
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("loads a facet's options for the drawer of missing facets", () => {
    const context = new GarageTestContext()
    context.jar.set("Fitment", '{"RaceTypeId":6}')
    return Effect.gen(function* () {
      const garage = yield* Garage
      yield* garage.open({ step: "ADD_RACETYPE" })
      yield* quiet
      yield* garage.chooseRaceType(ids.dirtLateModel)
      yield* garage.save()
      yield* garage.open({ step: "UPDATE_PROJECT_ADD_FACETS", facets: ["Rear Axle"] })
      yield* quiet
      expect((yield* state).form.facets).toMatchObject([{ name: "Rear Axle", options: [{ optionId: 9 }, { optionId: 1 }] }])
      yield* garage.chooseFacet("Rear Axle", ids.rearAxle12Bolt)
      yield* garage.save()
      expect((yield* state).selected?.project.facets).toEqual([{ name: "Rear Axle", valueId: 9 }])
    }).pipe(Effect.provide(context.layer()))
  })

  it.effect("GAR-70 keeps the drawer closed and sends nothing for a bot", () => {
    const context = new GarageTestContext()
    context.isBot = true
    return Effect.gen(function* () {
      const garage = yield* Garage
      yield* garage.open({ step: "ADD_YMM" })
      yield* garage.begin("ADD_YMM")
      yield* garage.hydrate({ isForced: true })
      yield* garage.save()
      yield* quiet
      expect((yield* state).drawer).toBeNull()
      expect((yield* state).isHydrated).toBe(false)
      expect(context.calls).toEqual([])
    }).pipe(Effect.provide(context.layer()))
  })
})
