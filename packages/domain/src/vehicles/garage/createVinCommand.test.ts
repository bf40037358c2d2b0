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

const createContext = (answer: (request: GraphQLRequest) => Effect.Effect<unknown, HttpStatusError>) => {
  const context = new GarageTestContext()
  context.answer = (request, usual) => (request.operation === "decodeVin" ? answer(request) : usual)
  return context
}
const read = Effect.fnUntraced(function* (text: string) {
  yield* openAt("ADD_YMM")
  const outcome = yield* Garage.use((garage) => garage.readVin(text))
  yield* quiet
  return { outcome, state: yield* state }
})

describe("readVin", () => {
  it.effect("fills the form, and one click on the button adds the vehicle", () => {
    const context = createContext(() => Effect.succeed(found))
    return withGarage(
      context,
      Effect.gen(function* () {
        const { outcome, state: filled } = yield* read(" 1g1fp22p2-s2100001 ")
        expect(outcome._tag).toBe("VinFound")
        expect(filled.form.year.value).toBe(1969)
        expect(filled.form.make.value).toEqual(ids.chevrolet)
        expect(filled.form.model.value).toEqual(ids.camaro)
        expect(filled.canSave).toBe(true)
        expect(filled.projects).toHaveLength(0)
        expect(context.operations.includes("addNewProjectToGarage")).toBe(false)
        yield* Garage.use((garage) => garage.save())
        expect((yield* state).projects).toHaveLength(1)
      })
    )
  })

  it.effect("sends a VIN only if its check digit is correct", () => {
    const context = createContext(() => Effect.succeed(found))
    return withGarage(
      context,
      Effect.gen(function* () {
        expect((yield* read("1G1FP22P3S2100001")).outcome).toEqual({ _tag: "CheckDigit" })
        expect((yield* read("1G1FP22P2S21")).outcome).toEqual({ _tag: "Short", length: 12, isOld: true })
        expect(context.operations).not.toContain("decodeVin")
      })
    )
  })

  it.effect("leaves the form unchanged for a vehicle that is unknown or not in the catalog", () => {
    const answers = [
      { _tag: "VinNotInCatalogue", year: 1989, make: "Motor Coach Industries", model: "102C3 Intercity" },
      { _tag: "VinUnknown", year: 1995 },
      { _tag: "VinTooOften", seconds: 60 }
    ]
    return Effect.forEach(answers, (decodeVin) =>
      withGarage(
        createContext(() => Effect.succeed({ decodeVin })),
        Effect.gen(function* () {
          const { outcome, state: after } = yield* read(vin)
          expect(outcome).toEqual(decodeVin)
          expect(after.form.year.value).toBeNull()
          expect(after.form.year.options).toHaveLength(2)
          expect(after.failure).toBeNull()
        })
      )
    )
  })

  it.effect.each([
    ["a failing service", () => Effect.fail(new HttpStatusError({ service: "trait", operation: "decodeVin", status: 500 }))],
    ["a malformed response", () => Effect.succeed({ decodeVin: { _tag: "VinFound", vehicle: "Camaro" } })]
  ] as const)("logs the reason but not the VIN after %s", ([, answer]) => {
    const context = createContext(answer)
    return withGarage(
      context,
      Effect.gen(function* () {
        const { outcome } = yield* read(vin)
        expect(outcome).toEqual({ _tag: "VinNoResponse" })
        expect(context.errors.join()).toContain("Failed to decode a VIN")
        expect(context.errors.join()).not.toContain(vin)
      })
    )
  })

  it.effect("does not store the VIN anywhere", () => {
    const context = createContext(() => Effect.succeed(found))
    return withGarage(
      context,
      Effect.gen(function* () {
        const { state: after } = yield* read(vin)
        yield* Garage.use((garage) => garage.save())
        const stored = JSON.stringify([
          after,
          yield* state,
          [...context.local],
          [...context.session],
          [...context.jar],
          context.events,
          context.announcements
        ])
        expect(stored).not.toContain(vin)
      })
    )
  })
})
