import { it } from "@effect/vitest"
import { Effect } from "effect"
import { describe, expect } from "vitest"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { formatCarReading } from "./formatCarReading.ts"
import { Garage } from "./Garage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { openAt, quiet, state, withGarage } from "./testing/openGarage.ts"
import { ids } from "./testing/samples.ts"

const vehicle = { year: ids.year, makeId: ids.chevrolet, modelId: ids.camaro }
const found = { _tag: "CarFound", vehicle, name: "1969 Chevrolet Camaro", engineName: null, engineIds: null, unread: "ss" } as const

const createContext = (reading: object | null) => {
  const context = new GarageTestContext()
  const failure = new HttpStatusError({ service: "trait", operation: "readCar", status: 500 })
  context.answer = (request, usual) =>
    request.operation !== "readCar" ? usual : reading === null ? Effect.fail(failure) : Effect.succeed({ readCar: reading })
  return context
}
const read = Effect.fnUntraced(function* (text: string) {
  yield* openAt("ADD_YMM")
  const outcome = yield* Garage.use((garage) => garage.readWords(text))
  yield* quiet
  return { outcome, state: yield* state }
})

describe("readWords", () => {
  it.effect("fills the form without saving, and states which words were understood and which were not", () => {
    const context = createContext(found)
    return withGarage(
      context,
      Effect.gen(function* () {
        const { outcome, state: filled } = yield* read(" 69 camaro ss ")
        expect(formatCarReading(outcome)).toBe("Found: 1969 Chevrolet Camaro. We didn't use “ss”. Check it below, then add it.")
        expect([filled.form.year.value, filled.form.make.value, filled.form.model.value]).toEqual([1969, ids.chevrolet, ids.camaro])
        expect(filled.canSave).toBe(true)
        expect(filled.projects).toHaveLength(0)
        expect(context.calls.find(({ operation }) => operation === "readCar")?.variables).toEqual({ words: "69 camaro ss" })
      })
    )
  })

  it.effect("asks about an engine that matches the words only by its size, and sets no engine", () =>
    withGarage(
      createContext({ ...found, engineName: "LS1 V8 5.7L", unread: "" }),
      Effect.gen(function* () {
        const { outcome, state: filled } = yield* read("98 camaro 350")
        expect(formatCarReading(outcome)).toBe(
          "Found: 1969 Chevrolet Camaro. Check it below, then add it. If its engine is the factory LS1 V8 5.7L, select it too."
        )
        expect(filled.form.stockEngine.value).toBeNull()
      })
    )
  )

  it.effect("leaves the form unchanged if the words changed before the response", () =>
    withGarage(
      createContext(found),
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* Garage.use((garage) => garage.readWords("69 camaro", () => false))
        yield* quiet
        expect((yield* state).form.year.value).toBeNull()
      })
    )
  )

  it.effect.each([
    ["several cars", "CarUnclear", [{ label: "1969", words: "1969 Chevrolet Camaro" }]],
    ["no car", "CarUnknown", []]
  ] as const)("leaves the form unchanged for words that mean %s", ([, tag, choices]) =>
    withGarage(
      createContext({ _tag: "CarUnclear", choices }),
      Effect.gen(function* () {
        const { outcome, state: after } = yield* read("camaro")
        expect(outcome._tag).toBe(tag)
        expect(after.form.year.value).toBeNull()
      })
    )
  )

  it.effect("sends no request for words that are too short or too long, and reports that the service does not respond", () => {
    const context = createContext(null)
    return withGarage(
      context,
      Effect.gen(function* () {
        expect((yield* read("x")).outcome).toEqual({ _tag: "CarUnknown" })
        expect((yield* read("x".repeat(101))).outcome).toEqual({ _tag: "CarUnknown" })
        expect(context.operations).not.toContain("readCar")
        const { outcome, state: after } = yield* read("69 camaro")
        expect(outcome).toEqual({ _tag: "CarNoResponse" })
        expect(after.failure).toBeNull()
      })
    )
  })
})
