import { describe, expect, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { createAddIntent, createTestCart } from "../../buying/cart/testing/createTestCart.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { GarageTestContext } from "../../vehicles/garage/testing/garageWorld.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { chooseCamaro, withGarage, openAt, quiet } from "../../vehicles/garage/testing/openGarage.ts"
import { looseEngine, saved } from "../../vehicles/garage/testing/samples.ts"

describe("use case telemetry", () => {
  it.effect("ANL-106 tracks an added part only after the add succeeded", () =>
    Effect.gen(function* () {
      const { cart, service, tracked } = yield* createTestCart()
      service.mishaps = ["refused"]
      yield* cart.add(createAddIntent("A"))
      expect(tracked).toEqual([])
      yield* cart.add(createAddIntent("A", 2))
      expect(tracked).toMatchObject([{ name: "Product Added", skuBaseNumber: "CAM-A", quantity: 2 }])
    }).pipe(Effect.provide(Logger.layer([])))
  )

  it.effect("ANL-02 ANL-105 tracks an added and a removed vehicle after the service confirmed the change", () => {
    const browser = new GarageTestContext([saved("engine", looseEngine)])
    return withGarage(
      browser,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* garage.save()
        yield* garage.remove(ProjectId.make("engine"))
        expect(browser.events).toMatchObject([
          { name: "Fitment Added", make: "Chevrolet", model: "Camaro" },
          { name: "Fitment Removed", make: null, model: null }
        ])
      })
    )
  })

  it.effect("ANL-105 tracks an engine project that gets its vehicle as updated", () => {
    const browser = new GarageTestContext([saved("engine", looseEngine)])
    return withGarage(
      browser,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.open({ step: "UPDATE_PROJECT_ADD_YMM", projectId: ProjectId.make("engine") })
        yield* quiet
        yield* chooseCamaro
        expect(browser.events).toMatchObject([{ name: "Fitment Updated", model: "Camaro" }])
      })
    )
  })
})
