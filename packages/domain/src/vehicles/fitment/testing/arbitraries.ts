import { Schema } from "effect"
import fc from "fast-check"
import { answerEngine, answerFacet, answerRaceType, answerStockEngine, answerVehicle, declineFacet } from "../../vehicle/answers.ts"
import { EngineIds, Project } from "../../vehicle/model.ts"
import { Application } from "../application.ts"
import type { Prompt } from "../model.ts"

export const decodeProject = Schema.decodeUnknownSync(Project)
export const decodeApplication = Schema.decodeUnknownSync(Application)
const decodeEngine = Schema.decodeUnknownSync(EngineIds)

/** Small ranges, so that random vehicles and applications often match. */
export const id = fc.integer({ min: 2, max: 4 })
const named = fc.uniqueArray(id, { minLength: 1, maxLength: 3 }).map((ids) => ids.map((one) => ({ id: one, name: `name ${one}` })))
export const facetName = fc.constantFrom("Rear Axle", "Bolt Pattern")
export const engineIds = fc
  .record({ engineSeriesId: id, engineDisplacementId: id, engineCamshaftTypeId: id }, { requiredKeys: [] })
  .map(decodeEngine)
export const vehicle = fc.record({ year: fc.integer({ min: 1966, max: 1972 }), makeId: fc.constant(2), modelId: id })
export const parts = {
  vehicle: fc
    .record({ models: named, years: fc.tuple(fc.integer({ min: 1966, max: 1972 }), fc.nat(3)) })
    .map(({ models, years: [yearFrom, length] }) => ({ makeId: 2, make: "Chevrolet", models, yearFrom, yearTo: yearFrom + length })),
  engine: fc
    .record({ engineSeriesId: named, engineDisplacementId: named, engineCamshaftTypeId: named }, { requiredKeys: [] })
    .filter((condition) => Object.keys(condition).length > 0),
  raceTypes: named
}
export const application = fc
  .record({
    applicationId: fc.integer({ min: 2, max: 1_000_000 }),
    scope: fc.constantFrom("universal", "vehicle", "engine", "raceType", "driveline"),
    decidedBy: fc.constantFrom("chassis", "engine", "driveline"),
    conditions: fc.oneof(fc.constant({}), fc.constant({}), fc.record(parts, { requiredKeys: [] })),
    needed: fc.record(parts),
    facets: fc.oneof(
      fc.constant([]),
      fc.uniqueArray(fc.record({ name: facetName, values: named }), { maxLength: 2, selector: ({ name }) => name })
    ),
    options: fc.constantFrom([], [], [{ name: "Bolt Circle", values: ["4.75"] }], [{ name: "Bolt Circle", values: ["4.75", "5"] }])
  })
  .map(({ conditions, facets, needed, ...rest }) => ({
    ...rest,
    ...conditions,
    ...(rest.scope === "vehicle" && { vehicle: needed.vehicle }),
    ...(rest.scope === "engine" && { engine: needed.engine }),
    ...(rest.scope === "raceType" && { raceTypes: needed.raceTypes }),
    facets: rest.scope === "driveline" && facets.length === 0 ? [{ name: "Rear Axle", values: needed.raceTypes }] : facets,
    note: null,
    source: "test",
    sourceDate: "2026-01-01"
  }))
  .map((encoded) => decodeApplication(encoded))
export const applications = fc.uniqueArray(application, { maxLength: 5, selector: ({ applicationId }) => applicationId })
/** A fact that half of the cars lack, so that every question appears. */
const sometimes = <A>(fact: fc.Arbitrary<A>) => fc.option(fact, { freq: 2, nil: undefined })
const declinable = ["Vehicle", "RaceType", "Engine", "StockEngine", "Rear Axle"]
export const project = fc
  .record({
    vehicle: sometimes(vehicle),
    raceTypeId: sometimes(id),
    engineIds: sometimes(engineIds),
    isStockEngine: sometimes(fc.boolean()),
    stockEngineIds: sometimes(engineIds),
    facets: fc.oneof(fc.constant([]), fc.uniqueArray(fc.record({ name: facetName, valueId: id }), { selector: ({ name }) => name })),
    declined: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray(declinable) })
  })
  .map((facts) => decodeProject(Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))))
export const optionValues = fc.constantFrom<Record<string, string>>(
  {},
  { "Bolt Circle": "4.75" },
  { "Bolt Circle": "5" },
  { "Bolt Circle": "5.5" }
)
export const variants = fc.array(fc.record({ optionValues: fc.constantFrom(["4.75"], ["5"], ["5.5"]), isPurchaseable: fc.boolean() }), {
  minLength: 1,
  maxLength: 4
})
export const shuffled = <T>(items: ReadonlyArray<T>) => fc.shuffledSubarray([...items], { minLength: items.length })
export const reversedKeys = (ids: EngineIds): EngineIds => decodeEngine(Object.fromEntries(Object.entries(ids).toReversed()))

export const withReports = (one: Application, reports: number): Application => (reports > 0 ? { ...one, reports } : one)

interface Reply {
  readonly isDeclined: boolean
  readonly isStock: boolean
  readonly ids: EngineIds
  readonly vehicle: { readonly year: number; readonly makeId: number; readonly modelId: number }
  readonly id: number
}
export const replied = (car: Project, ask: string, reply: Reply): Project => {
  const withCounts = decodeProject({
    vehicle: reply.vehicle,
    raceTypeId: reply.id,
    facets: [{ name: ask, valueId: reply.id }],
    declined: []
  })
  if (reply.isDeclined) return declineFacet(car, ask === "installed" ? "Engine" : ask === "stock" ? "StockEngine" : ask)
  if (ask === "installed") return answerEngine(car, "installed", reply.ids)
  if (ask === "stock") return reply.isStock ? answerStockEngine(car) : answerEngine(car, "stock", reply.ids)
  if (ask === "Vehicle" && withCounts.vehicle) return answerVehicle(car, withCounts.vehicle)
  if (ask === "RaceType" && withCounts.raceTypeId) return answerRaceType(car, withCounts.raceTypeId)
  return withCounts.facets.reduce(answerFacet, car)
}

/** Answers one question with the value that the application accepts. */
export const helped = (
  car: Project,
  { engine = {}, facets, raceTypes, vehicle }: Application,
  prompt: Prompt,
  asks: ReadonlyArray<string>
): Project => {
  if (prompt === "Vehicle") {
    const withCounts = decodeProject({
      vehicle: { year: vehicle?.yearFrom ?? 1969, makeId: 2, modelId: vehicle?.models[0].id ?? 2 },
      facets: [],
      declined: []
    })
    return withCounts.vehicle ? answerVehicle(car, withCounts.vehicle) : car
  }
  if (prompt === "RaceType") return raceTypes === undefined ? car : answerRaceType(car, raceTypes[0].id)
  if (prompt === "Engine") {
    const wanted = decodeEngine(Object.fromEntries(Object.entries(engine).map(([part, [first]]) => [part, first.id])))
    return asks.reduce((now, side) => answerEngine(now, side === "stock" ? "stock" : "installed", wanted), car)
  }
  return facets.reduce((now, { name, values: [{ id: valueId }] }) => answerFacet(now, { name, valueId }), car)
}
