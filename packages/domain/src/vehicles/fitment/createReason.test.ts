import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Project, ProjectDescription } from "../vehicle/model.ts"
import { Application } from "./application.ts"
import { createReason } from "./createReason.ts"

const models = [
  { id: 3, name: "Camaro" },
  { id: 4, name: "Nova" }
]
const application = (conditions: object) =>
  Schema.decodeUnknownSync(Application)({
    applicationId: 7,
    scope: "universal",
    decidedBy: "engine",
    facets: [],
    options: [],
    note: "With long bolts",
    source: "maker",
    sourceDate: "2026-01-01",
    ...conditions
  })
const range = { makeId: 2, make: "Chevrolet", models, yearFrom: 1967, yearTo: 1969 }
const project = (known: object) => Schema.decodeUnknownSync(Project)({ facets: [], declined: [], ...known })
const car = (year: number, modelId: number, makeId = 2) => project({ vehicle: { year, makeId, modelId } })
const description = Schema.decodeUnknownSync(ProjectDescription)({
  year: 1970,
  make: "Chevrolet",
  model: "Chevelle",
  vehicleBaseId: null,
  raceType: "Drag",
  engine: "5.7L V8",
  stockEngine: null,
  facetValues: [
    { name: "Bolt Pattern", value: "5 x 4.75" },
    { name: "Rear Axle", value: "12 bolt" }
  ],
  shopUrl: "/shop/all",
  searchUrl: "/search",
  customerProjectUrl: null,
  clearSelectionUrl: "/shop/all"
})
const comparedWith = (conditions: object, known: Project, vehicleDescription: ProjectDescription | undefined = description) =>
  createReason(application(conditions), known, vehicleDescription).conditions

describe("createReason", () => {
  it("names the application and its source", () => {
    expect(createReason(application({}), car(1969, 3))).toEqual({
      rule: "application",
      applicationId: 7,
      scope: "universal",
      conditions: [],
      note: "With long bolts",
      source: "maker",
      sourceDate: "2026-01-01"
    })
  })

  const vehicle = (yours: string | null, answer: string) => ({
    subject: "vehicle",
    name: null,
    side: null,
    answer,
    accepted: ["1967-1969", "Chevrolet", "Camaro", "Nova"],
    yours
  })
  it("shows the year alone if make and model agree, otherwise the whole vehicle name", () => {
    expect(comparedWith({ vehicle: range }, car(1970, 4))).toEqual([vehicle("1970", "fails")])
    expect(comparedWith({ vehicle: range }, car(1970, 5))).toEqual([vehicle("1970 Chevrolet Chevelle", "fails")])
    expect(comparedWith({ vehicle: range }, car(1969, 3, 9))).toEqual([vehicle("1970 Chevrolet Chevelle", "fails")])
    expect(comparedWith({ vehicle: range }, car(1970, 5), { ...description, year: null })).toEqual([vehicle("Chevrolet Chevelle", "fails")])
    expect(comparedWith({ vehicle: range }, project({}))).toEqual([vehicle(null, "unknown")])
  })

  it("shows no name for a vehicle without a description", () => {
    const undescribed = createReason(application({ vehicle: range }), car(1970, 5))
    expect(undescribed.conditions).toEqual([vehicle(null, "fails")])
    expect(comparedWith({ vehicle: range }, car(1970, 5), { ...description, model: null })).toEqual([vehicle(null, "fails")])
  })

  it("compares the race type by name", () => {
    const raceTypes = [{ id: 5, name: "Dirt Late Model" }]
    const compared = { subject: "raceType", name: null, side: null, answer: "fails", accepted: ["Dirt Late Model"] }
    expect(comparedWith({ raceTypes }, project({ raceTypeId: 6 }))).toEqual([{ ...compared, yours: "Drag" }])
    expect(createReason(application({ raceTypes }), project({ raceTypeId: 6 })).conditions).toEqual([{ ...compared, yours: null }])
  })

  it("compares an engine part by part and names only the installed engine", () => {
    const engine = {
      engineSeriesId: [{ id: 2, name: "small block Chevrolet" }],
      engineDisplacementId: [
        { id: 4, name: "327" },
        { id: 5, name: "350" }
      ]
    }
    const swapped = project({
      ...car(1969, 3),
      engineIds: { engineSeriesId: 3 },
      isStockEngine: false,
      stockEngineIds: { engineSeriesId: 3 }
    })
    const accepted = ["small block Chevrolet", "327 or 350"]
    const compared = { subject: "engine", name: null, answer: "fails", accepted }
    expect(comparedWith({ engine }, swapped)).toEqual([{ ...compared, side: "installed", yours: "5.7L V8" }])
    expect(comparedWith({ engine, decidedBy: "chassis" }, swapped)).toEqual([{ ...compared, side: "stock", yours: null }])
    expect(createReason(application({ engine }), swapped).conditions).toEqual([{ ...compared, side: "installed", yours: null }])
  })

  it("compares a facet with the vehicle's value of the same facet", () => {
    const facets = [{ name: "Rear Axle", values: [{ id: 2, name: "10 bolt" }] }]
    const known = project({ facets: [{ name: "Rear Axle", valueId: 3 }] })
    const compared = { subject: "facet", name: "Rear Axle", side: null, answer: "fails", accepted: ["10 bolt"] }
    expect(comparedWith({ facets }, known)).toEqual([{ ...compared, yours: "12 bolt" }])
    expect(comparedWith({ facets }, known, { ...description, facetValues: [] })).toEqual([{ ...compared, yours: null }])
    expect(createReason(application({ facets }), known).conditions).toEqual([{ ...compared, yours: null }])
  })
})
