import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Project } from "../vehicle/model.ts"
import { Application } from "./application.ts"
import { Verdict } from "./model.ts"
import { evaluateProductBase, evaluateVariant, isWellFormed } from "./rules.ts"

const project = (known: object) => Schema.decodeUnknownSync(Project)({ facets: [], declined: [], ...known })
const decode = Schema.decodeUnknownOption(Application)
const encoded = (parts: object) => ({
  applicationId: 2,
  scope: "universal",
  decidedBy: "chassis",
  facets: [],
  options: [],
  note: null,
  source: "test",
  sourceDate: "2026-01-01",
  ...parts
})
const application = (parts: object) => Schema.decodeUnknownSync(Application)(encoded(parts))

const camaro = { makeId: 2, make: "Chevrolet", models: [{ id: 2, name: "Camaro" }], yearFrom: 1967, yearTo: 1969 }
const smallBlock = { engineSeriesId: [{ id: 5, name: "small block Chevrolet" }] }
const axle = { name: "Rear Axle", values: [{ id: 7, name: "12-bolt" }] }
const drag = [{ id: 3, name: "Drag" }]
const car = project({ vehicle: { year: 1969, makeId: 2, modelId: 2 } })

describe("the next question of evaluateVariant", () => {
  const everything = [
    application({ applicationId: 2, scope: "vehicle", vehicle: camaro }),
    application({ applicationId: 3, scope: "raceType", raceTypes: drag }),
    application({ applicationId: 4, scope: "engine", decidedBy: "engine", engine: smallBlock }),
    application({ applicationId: 5, scope: "driveline", decidedBy: "driveline", facets: [axle] })
  ]
  const asked = (known: object, list = everything) => evaluateVariant(list, {}, project(known))

  it.each([
    ["asks a shopper without any answers for the vehicle first", {}, "Vehicle"],
    ["asks for the race type after the vehicle was declined", { declined: ["Vehicle"] }, "RaceType"],
    ["asks for the engine after vehicle and race type were declined", { declined: ["Vehicle", "RaceType"] }, "Engine"],
    ["asks for the engine of a race car, never for its vehicle", { raceTypeId: 4 }, "Engine"],
    ["asks for the vehicle of an engine project", { engineIds: { engineSeriesId: 6 } }, "Vehicle"],
    ["asks for the remaining facets after the engine was declined too", { raceTypeId: 4, declined: ["Engine"] }, "AdditionalFacets"]
  ])("FIT-04 %s", (_, known, prompt) => {
    expect(asked(known)).toMatchObject({ fitment: "NoFit", prompt })
  })

  it("FIT-05 asks nothing if no further answer could change the verdict", () => {
    expect(asked({ raceTypeId: 4, declined: ["Engine", "Rear Axle"] })).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
  })

  it("names the engine (stock or installed) that the application compares", () => {
    const mount = application({ scope: "engine", decidedBy: "chassis", engine: smallBlock })
    expect(asked({}, [mount]).asks).toEqual(["stock"])
    expect(asked({ isStockEngine: true }, [mount]).asks).toEqual(["installed"])
    expect(asked({ vehicle: car.vehicle, isStockEngine: false, engineIds: { engineSeriesId: 5 } }, [mount]).asks).toEqual(["stock"])
    expect(asked({ engineIds: { engineSeriesId: 5 } }, [application({ ...mount, decidedBy: "engine" })]).fitment).toBe("DirectFit")
  })

  it("GAP-C67 asks an engine project for its vehicle, never for a stock engine, and asks nothing after the shopper declined the vehicle", () => {
    const mount = application({ scope: "engine", decidedBy: "chassis", engine: smallBlock })
    const loose = { engineIds: { engineSeriesId: 6 } }
    expect(asked(loose, [mount])).toMatchObject({ fitment: "NoFit", prompt: "Vehicle", asks: [] })
    expect(asked({ ...loose, declined: ["Vehicle"] }, [mount])).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
    expect(asked({ ...loose, vehicle: car.vehicle }, [mount]).asks).toEqual(["stock"])
  })

  it("FIT-09 names the facets that are still unanswered", () => {
    const both = application({ scope: "driveline", decidedBy: "driveline", facets: [{ ...axle, name: "Transmission" }, axle] })
    expect(asked({}, [both])).toMatchObject({ prompt: "AdditionalFacets", asks: ["Rear Axle", "Transmission"] })
    expect(asked({ facets: [{ name: "Rear Axle", valueId: 7 }] }, [both]).asks).toEqual(["Transmission"])
  })
})

describe("evaluateVariant for a vehicle with an engine swap", () => {
  const swapped = { vehicle: car.vehicle, engineIds: { engineSeriesId: 9 }, isStockEngine: false, stockEngineIds: { engineSeriesId: 5 } }

  it("compares the stock engine if the chassis decides", () => {
    const crossmember = application({ scope: "vehicle", vehicle: camaro, engine: smallBlock })
    expect(evaluateVariant([crossmember], {}, project(swapped)).fitment).toBe("DirectFit")
  })

  it("compares the installed engine if the engine decides", () => {
    const headers = application({ scope: "vehicle", decidedBy: "engine", vehicle: camaro, engine: smallBlock })
    expect(evaluateVariant([headers], {}, project(swapped)).fitment).toBe("NoFit")
  })
})

describe("the ranking of verdicts", () => {
  const universal = application({ applicationId: 2 })
  const driveline = application({ applicationId: 3, scope: "driveline", decidedBy: "driveline", facets: [axle] })
  const direct = application({ applicationId: 4, scope: "vehicle", vehicle: camaro })
  const equipped = project({ vehicle: car.vehicle, facets: [{ name: "Rear Axle", valueId: 7 }] })

  it.each([
    ["FIT-01", [universal, direct, driveline], "DirectFit", 4],
    ["FIT-02", [universal, driveline], "DrivelineFit", 3],
    ["FIT-03", [universal], "UniversalFit", 2]
  ] as const)("%s uses the strongest application that holds", (_, list, fitment, applicationId) => {
    expect(evaluateVariant(list, {}, equipped)).toMatchObject({ fitment, prompt: null, reason: { rule: "application", applicationId } })
  })

  it("FIT-05 returns Unknown for a product without applications and NoFit for a variant that no application covers", () => {
    expect(evaluateVariant([], {}, car)).toMatchObject({ fitment: "Unknown", reason: { rule: "noApplications" } })
    const other = application({ options: [{ name: "Bolt Circle", values: ["5"] }] })
    expect(evaluateVariant([other], { "Bolt Circle": "4.75" }, car)).toMatchObject({ fitment: "NoFit", prompt: null })
  })

  it("names the nearest application as the reason for NoFit", () => {
    const later = application({ applicationId: 8, scope: "vehicle", vehicle: { ...camaro, yearFrom: 1970, yearTo: 1981 } })
    const further = application({
      applicationId: 7,
      scope: "vehicle",
      vehicle: { ...camaro, yearFrom: 1970, yearTo: 1981 },
      raceTypes: drag
    })
    expect(evaluateVariant([further, later], {}, car).reason).toMatchObject({
      applicationId: 8,
      conditions: [{ answer: "fails", accepted: ["1970-1981", "Chevrolet", "Camaro"], yours: "1969" }]
    })
  })

  it("returns the weakest verdict of the variants for a product base", () => {
    const list = [
      application({ applicationId: 2, scope: "vehicle", vehicle: camaro, options: [{ name: "Bolt Circle", values: ["4.75"] }] }),
      application({ applicationId: 3, options: [{ name: "Bolt Circle", values: ["5"] }] })
    ]
    const variants = ["4.75", "5"].map((value) => ({ optionValues: [value], isPurchaseable: true }))
    expect(evaluateProductBase(list, ["Bolt Circle"], variants, car).fitment).toBe("UniversalFit")
    const sold = [...variants, { optionValues: ["5.5"], isPurchaseable: false }]
    expect(evaluateProductBase(list, ["Bolt Circle"], sold, car).fitment).toBe("UniversalFit")
    const mixed = [...variants, { optionValues: ["5.5"], isPurchaseable: true }]
    expect(evaluateProductBase(list, ["Bolt Circle"], mixed, car)).toMatchObject({
      fitment: "NoFit",
      prompt: "AdditionalFacets",
      reason: { rule: "chooseOptions" }
    })
  })
})

describe("an application for another vehicle", () => {
  it("does not hold for another make's model with the same id and years", () => {
    const ford = project({ vehicle: { year: 1969, makeId: 3, modelId: 2 } })
    expect(evaluateVariant([application({ scope: "vehicle", vehicle: camaro })], {}, ford)).toMatchObject({
      fitment: "NoFit",
      prompt: null
    })
  })
  it("never asks for the race type of a vehicle", () => {
    expect(evaluateVariant([application({ scope: "raceType", raceTypes: drag })], {}, car)).toMatchObject({
      fitment: "NoFit",
      prompt: null
    })
  })
  it("asks nothing about an application that covers only another variant", () => {
    const other = application({
      applicationId: 3,
      scope: "driveline",
      decidedBy: "driveline",
      facets: [axle],
      options: [{ name: "Bolt Circle", values: ["5"] }]
    })
    const brakes = application({ applicationId: 4, scope: "driveline", decidedBy: "driveline", facets: [{ ...axle, name: "Brakes" }] })
    expect(evaluateVariant([other, brakes], { "Bolt Circle": "4.75" }, car)).toMatchObject({
      prompt: "AdditionalFacets",
      asks: ["Brakes"],
      reason: { applicationId: 4 }
    })
  })
  it("names the application with the lower id if two are equally near, in either order and without a question", () => {
    const later = (applicationId: number) =>
      application({ applicationId, scope: "vehicle", vehicle: { ...camaro, yearFrom: 1970, yearTo: 1981 } })
    for (const list of [
      [later(8), later(9)],
      [later(9), later(8)]
    ]) {
      expect(evaluateVariant(list, {}, car)).toMatchObject({ fitment: "NoFit", asks: [], reason: { applicationId: 8 } })
    }
    expect(evaluateVariant([application({ scope: "vehicle", vehicle: camaro })], {}, car)).toMatchObject({
      fitment: "DirectFit",
      asks: []
    })
    const mixed = [
      { optionValues: ["4.75"], isPurchaseable: true },
      { optionValues: ["5"], isPurchaseable: true }
    ]
    const some = application({ scope: "vehicle", vehicle: camaro, options: [{ name: "Bolt Circle", values: ["5"] }] })
    expect(evaluateProductBase([some], ["Bolt Circle"], mixed, car)).toMatchObject({ reason: { rule: "chooseOptions" }, asks: [] })
  })
})

describe("evaluateProductBase if no variant fits yet", () => {
  const about = (value: string) => [{ name: "Bolt Circle", values: [value] }]
  const list = [
    application({ applicationId: 2, scope: "vehicle", vehicle: { ...camaro, yearTo: 1968 }, options: about("4.75") }),
    application({ applicationId: 3, scope: "driveline", decidedBy: "driveline", facets: [axle], options: about("5") }),
    application({
      applicationId: 4,
      scope: "driveline",
      decidedBy: "driveline",
      facets: [{ ...axle, name: "Brakes" }],
      options: about("5.5")
    })
  ]
  const sold = ["4.75", "5", "5.5"].map((value) => ({ optionValues: [value], isPurchaseable: true }))

  it("asks for every fact that could make a variant fit", () => {
    expect(evaluateProductBase(list, ["Bolt Circle"], sold, car)).toMatchObject({
      fitment: "NoFit",
      prompt: "AdditionalFacets",
      asks: ["Brakes", "Rear Axle"]
    })
    expect(evaluateProductBase(list, ["Bolt Circle"], sold, project({}))).toMatchObject({
      prompt: "Vehicle",
      asks: [],
      reason: { applicationId: 2 }
    })
  })

  it("asks nothing if no answer could make a variant fit", () => {
    expect(evaluateProductBase(list, ["Bolt Circle"], sold.slice(0, 1), car)).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
  })
})

describe("decoding a malformed application", () => {
  it.each([
    ["rejects vehicle scope without a range", { scope: "vehicle" }],
    ["rejects engine scope without a condition", { scope: "engine" }],
    ["rejects an engine condition without a part", { scope: "engine", engine: {} }],
    ["rejects raceType scope without race types", { scope: "raceType" }],
    ["rejects an empty set of race types", { scope: "raceType", raceTypes: [] }],
    ["rejects driveline scope without a facet", { scope: "driveline" }],
    ["rejects a year range that ends before it begins", { scope: "vehicle", vehicle: { ...camaro, yearTo: 1966 } }]
  ])("%s", (_, parts) => {
    expect(decode(encoded(parts))).toMatchObject({ _tag: "None" })
  })

  it("accepts every scope with its required condition", () => {
    const whole = [
      {},
      { scope: "vehicle", vehicle: camaro },
      { scope: "engine", engine: smallBlock },
      { scope: "raceType", raceTypes: drag },
      { scope: "driveline", facets: [axle] }
    ]
    expect(whole.map((parts) => isWellFormed(application(parts)))).toEqual([true, true, true, true, true])
  })
})

it("decodes an unknown fitment value as Unknown", () => {
  expect(Schema.decodeUnknownSync(Verdict)({ fitment: "PerhapsFit", prompt: null, asks: [], reason: null }).fitment).toBe("Unknown")
})
