import { it } from "@effect/vitest"
import { Effect } from "effect"
import { describe, expect } from "vitest"
import { type GraphQLRequest, HttpStatusError } from "../../foundation/ports/Http.ts"
import { Garage } from "./Garage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { withGarage, openAt, quiet, state } from "./testing/openGarage.ts"
import { ids } from "./testing/samples.ts"

const vin = "1G1FP22P2S2100001"
const found = {
  decodeVin: { _tag: "VinFound", vehicle: { year: ids.year, makeId: ids.chevrolet, modelId: ids.camaro }, engineIds: null }
}

const worldAnswering = (answer: (request: GraphQLRequest) => Effect.Effect<unknown, HttpStatusError>) => {
  const world = new GarageTestContext()
  world.answer = (request, usual) => (request.operation === "decodeVin" ? answer(request) : usual)
  return world
}
const read = Effect.fnUntraced(function* (text: string) {
  yield* openAt("ADD_YMM")
  const outcome = yield* Garage.use((garage) => garage.readVin(text))
  yield* quiet
  return { outcome, state: yield* state }
})

describe("a VIN in the garage's form", () => {
  it.effect("fills the form with its car, which one press then adds", () => {
    const world = worldAnswering(() => Effect.succeed(found))
    return withGarage(
      world,
      Effect.gen(function* () {
        const { outcome, state: filled } = yield* read(" 1g1fp22p2-s2100001 ")
        expect(outcome._tag).toBe("VinFound")
        expect([filled.form.year.value, filled.form.make.value, filled.form.model.value]).toEqual([1969, ids.chevrolet, ids.camaro])
        expect([filled.canSave, filled.projects.length, world.operations.includes("addNewProjectToGarage")]).toEqual([true, 0, false])
        yield* Garage.use((garage) => garage.save())
        expect((yield* state).projects).toHaveLength(1)
      })
    )
  })

  it.effect("leaves the device only when its check digit is right", () => {
    const world = worldAnswering(() => Effect.succeed(found))
    return withGarage(
      world,
      Effect.gen(function* () {
        expect((yield* read("1G1FP22P3S2100001")).outcome).toEqual({ _tag: "CheckDigit" })
        expect((yield* read("1G1FP22P2S21")).outcome).toEqual({ _tag: "Short", length: 12, isOld: true })
        expect(world.operations).not.toContain("decodeVin")
      })
    )
  })

  it.effect("that the catalogue does not have, or nobody knows, leaves the form as it is", () => {
    const answers = [
      { _tag: "VinNotInCatalogue", year: 1989, make: "Motor Coach Industries", model: "102C3 Intercity" },
      { _tag: "VinUnknown", year: 1995 },
      { _tag: "VinTooOften", seconds: 60 }
    ]
    return Effect.forEach(answers, (decodeVin) =>
      withGarage(
        worldAnswering(() => Effect.succeed({ decodeVin })),
        Effect.gen(function* () {
          const { outcome, state: after } = yield* read(vin)
          expect(outcome).toEqual(decodeVin)
          expect([after.form.year.value, after.form.year.options.length, after.failure]).toEqual([null, 2, null])
        })
      )
    )
  })

  it.effect.each([
    ["a service that is down", () => Effect.fail(new HttpStatusError({ service: "trait", operation: "decodeVin", status: 500 }))],
    ["an answer of another shape", () => Effect.succeed({ decodeVin: { _tag: "VinFound", vehicle: "Camaro" } })]
  ] as const)("is not answered by %s; the log says why, and not for which number", ([, answer]) => {
    const world = worldAnswering(answer)
    return withGarage(
      world,
      Effect.gen(function* () {
        const { outcome } = yield* read(vin)
        expect(outcome).toEqual({ _tag: "VinUnanswered" })
        expect(world.errors.join()).toContain("VIN not decoded")
        expect(world.errors.join()).not.toContain(vin)
      })
    )
  })

  it.effect("is not kept by anything that stays", () => {
    const world = worldAnswering(() => Effect.succeed(found))
    return withGarage(
      world,
      Effect.gen(function* () {
        const { state: after } = yield* read(vin)
        yield* Garage.use((garage) => garage.save())
        const kept = JSON.stringify([after, yield* state, [...world.local], [...world.session], [...world.jar], world.events, world.told])
        expect(kept).not.toContain(vin)
      })
    )
  })
})
