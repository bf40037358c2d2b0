import { expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { Http, HttpStatusError } from "../../foundation/ports/Http.ts"
import { Vehicles } from "./findVehicle.ts"

const option = (year: number) => ({
  displayName: String(year),
  optionId: year,
  vehicleBaseId: null,
  shopUrl: null,
  searchUrl: null,
  customerProjectUrl: null,
  engineIds: null
})
const lists = { years: [option(2026), option(1969)], prioritizedMakes: [], makes: [], models: [], stockEngines: [] }
const provideVehicles = (graphql: Http["Service"]["graphql"]) =>
  Layer.provide(Vehicles.layer, Layer.succeed(Http, Http.of({ graphql, json: () => Effect.void, beacon: () => Effect.void })))
const years = Vehicles.use((vehicles) => vehicles.years)

it.effect("Vehicles lists the catalog's model years, newest first", () =>
  Effect.gen(function* () {
    expect(yield* years).toEqual([2026, 1969])
  }).pipe(Effect.provide(provideVehicles(() => Effect.succeed({ ymm: lists }))))
)

it.effect.each([
  { answer: Effect.fail(new HttpStatusError({ service: "trait", operation: "ymm", status: 500 })), why: "HttpStatusError" },
  { answer: Effect.succeed({ ymm: { years: "all" } }), why: "InvalidResponse" }
])("Vehicles returns no years and logs the cause after a failed request: $why", ({ answer, why }) => {
  const logged: Array<string> = []
  const log = Logger.layer([Logger.make(({ message }) => void logged.push(JSON.stringify(message)))])
  return Effect.gen(function* () {
    expect(yield* years).toEqual([])
    expect(logged.join()).toContain(why)
  }).pipe(
    Effect.provide(
      Layer.merge(
        provideVehicles(() => answer),
        log
      )
    )
  )
})
