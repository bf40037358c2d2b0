import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { GarageTestContext } from "../../vehicles/garage/testing/garageWorld.ts"
import { camaro, ids, nova, saved } from "../../vehicles/garage/testing/samples.ts"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { MakeId, ModelId, ModelYear } from "../../vehicles/vehicle/model.ts"
import type { InterpretedVehicle } from "./model.ts"
import { ShopForVehicle } from "./ShopForVehicle.ts"

const wanted: InterpretedVehicle = {
  year: ModelYear.make(ids.year),
  yearTo: ModelYear.make(ids.year),
  makeId: MakeId.make(ids.chevrolet),
  make: "Chevrolet",
  modelId: ModelId.make(ids.camaro),
  model: "Camaro"
}
const choose = (world: GarageTestContext, vehicle = wanted) =>
  ShopForVehicle.use((shopFor) => shopFor.vehicle(vehicle)).pipe(Effect.provide(Layer.provideMerge(ShopForVehicle.layer, world.layer())))

describe("ShopForVehicle", () => {
  it.effect("adds the vehicle through the garage's form, without an engine answer, and selects it", () => {
    const world = new GarageTestContext()
    return Effect.gen(function* () {
      const selected = yield* choose(world)
      expect(selected?.project.vehicle).toEqual(camaro.vehicle)
      expect(world.services.projects.map(({ declined, modelId }) => [modelId, declined])).toEqual([[ids.camaro, []]])
      expect(world.jar.has("Fitment")).toBe(true)
    })
  })

  it.effect("selects a saved vehicle without adding a vehicle", () => {
    const world = new GarageTestContext([saved("n", nova), saved("c", camaro)])
    return Effect.gen(function* () {
      expect((yield* choose(world))?.project.projectId).toBe("c")
      expect(world.services.projects).toHaveLength(2)
      expect(world.operations.includes("addNewProjectToGarage")).toBe(false)
    })
  })

  it.effect("fails for a vehicle that the form does not offer, and logs the failure", () => {
    const world = new GarageTestContext()
    return Effect.gen(function* () {
      const choosing = yield* Effect.forkChild(choose(world, { ...wanted, modelId: ModelId.make(999) }), { startImmediately: true })
      yield* TestClock.adjust("10 seconds")
      expect(yield* Fiber.join(choosing)).toBeNull()
      expect(world.errors.some((error) => error.includes("Failed to select the vehicle named in the search"))).toBe(true)
      expect(world.services.projects).toEqual([])
    })
  })

  it.effect("fails immediately if a list of the form cannot be loaded", () => {
    const world = new GarageTestContext()
    world.answer = ({ operation, service }, usual) =>
      operation === "ymm" ? Effect.fail(new HttpStatusError({ service, operation, status: 500 })) : usual
    return Effect.gen(function* () {
      expect(yield* choose(world)).toBeNull()
      expect(world.services.projects).toEqual([])
    })
  })

  it.effect("leaves all years in the garage's form after a failure", () => {
    const world = new GarageTestContext()
    let isAway = true
    world.answer = ({ operation, service }, usual) =>
      isAway && operation === "ymm" ? Effect.fail(new HttpStatusError({ service, operation, status: 500 })) : usual
    return Effect.gen(function* () {
      const garage = yield* Garage
      const shopFor = yield* ShopForVehicle
      expect(yield* shopFor.vehicle(wanted)).toBeNull()
      isAway = false
      yield* garage.open({ step: "ADD_YMM" })
      const offered = yield* garage.changes.pipe(
        Stream.map(({ form }) => form.year.options.length),
        Stream.filter((years) => years > 1),
        Stream.runHead,
        Effect.timeoutOption("1 second"),
        Effect.forkChild({ startImmediately: true })
      )
      yield* TestClock.adjust("1 second")
      expect(Option.isSome(Option.flatten(yield* Fiber.join(offered)))).toBe(true)
    }).pipe(Effect.provide(Layer.provideMerge(ShopForVehicle.layer, world.layer())))
  })

  it.effect("selects no vehicle if the garage cannot save it", () => {
    const world = new GarageTestContext()
    world.answer = ({ operation, service }, usual) =>
      operation === "addNewProjectToGarage" ? Effect.fail(new HttpStatusError({ service, operation, status: 500 })) : usual
    return Effect.gen(function* () {
      expect(yield* choose(world)).toBeNull()
      expect(world.jar.has("Fitment")).toBe(false)
      expect(world.errors.some((error) => error.includes("Failed to call the garage service"))).toBe(true)
    })
  })
})
