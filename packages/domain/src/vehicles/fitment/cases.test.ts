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

describe("what can be asked of whom", () => {
  const everything = [
    application({ applicationId: 2, scope: "vehicle", vehicle: camaro }),
    application({ applicationId: 3, scope: "raceType", raceTypes: drag }),
    application({ applicationId: 4, scope: "engine", decidedBy: "engine", engine: smallBlock }),
    application({ applicationId: 5, scope: "driveline", decidedBy: "driveline", facets: [axle] })
  ]
  const asked = (known: object, list = everything) => evaluateVariant(list, {}, project(known))

  it.each([
    ["a shopper who has told nothing, first for the vehicle", {}, "Vehicle"],
    ["one who declined the vehicle for the race type", { declined: ["Vehicle"] }, "RaceType"],
    ["one who declined both for the engine", { declined: ["Vehicle", "RaceType"] }, "Engine"],
    ["a race car for its engine, never for a vehicle", { raceTypeId: 4 }, "Engine"],
    ["an engine for its car", { engineIds: { engineSeriesId: 6 } }, "Vehicle"],
    ["one whose engine is declined too for what is left", { raceTypeId: 4, declined: ["Engine"] }, "AdditionalFacets"]
  ])("FIT-04 %s", (_, known, prompt) => {
    expect(asked(known)).toMatchObject({ fitment: "NoFit", prompt })
  })

  it("FIT-05 a car of which nothing more can be learned gets no question", () => {
    expect(asked({ raceTypeId: 4, declined: ["Engine", "Rear Axle"] })).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
  })

  it("an Engine question names the engine that the part looks at", () => {
    const mount = application({ scope: "engine", decidedBy: "chassis", engine: smallBlock })
    expect(asked({}, [mount]).asks).toEqual(["stock"])
    expect(asked({ isStockEngine: true }, [mount]).asks).toEqual(["installed"])
    expect(asked({ vehicle: car.vehicle, isStockEngine: false, engineIds: { engineSeriesId: 5 } }, [mount]).asks).toEqual(["stock"])
    expect(asked({ engineIds: { engineSeriesId: 5 } }, [application({ ...mount, decidedBy: "engine" })]).fitment).toBe("DirectFit")
  })

  it("GAP-C67 a loose engine is asked for its vehicle, never for a stock engine, and for nothing once it has none", () => {
    const mount = application({ scope: "engine", decidedBy: "chassis", engine: smallBlock })
    const loose = { engineIds: { engineSeriesId: 6 } }
    expect(asked(loose, [mount])).toMatchObject({ fitment: "NoFit", prompt: "Vehicle", asks: [] })
    expect(asked({ ...loose, declined: ["Vehicle"] }, [mount])).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
    expect(asked({ ...loose, vehicle: car.vehicle }, [mount]).asks).toEqual(["stock"])
  })

  it("FIT-09 a question for facets names those that are open", () => {
    const both = application({ scope: "driveline", decidedBy: "driveline", facets: [{ ...axle, name: "Transmission" }, axle] })
    expect(asked({}, [both])).toMatchObject({ prompt: "AdditionalFacets", asks: ["Rear Axle", "Transmission"] })
    expect(asked({ facets: [{ name: "Rear Axle", valueId: 7 }] }, [both]).asks).toEqual(["Transmission"])
  })
})

describe("a swapped car", () => {
  const swapped = { vehicle: car.vehicle, engineIds: { engineSeriesId: 9 }, isStockEngine: false, stockEngineIds: { engineSeriesId: 5 } }

  it("reads its stock engine for a part decided by the chassis", () => {
    const crossmember = application({ scope: "vehicle", vehicle: camaro, engine: smallBlock })
    expect(evaluateVariant([crossmember], {}, project(swapped)).fitment).toBe("DirectFit")
  })

  it("reads its installed engine for a part decided by the engine", () => {
    const headers = application({ scope: "vehicle", decidedBy: "engine", vehicle: camaro, engine: smallBlock })
    expect(evaluateVariant([headers], {}, project(swapped)).fitment).toBe("NoFit")
  })
})

describe("the order of verdicts", () => {
  const universal = application({ applicationId: 2 })
  const driveline = application({ applicationId: 3, scope: "driveline", decidedBy: "driveline", facets: [axle] })
  const direct = application({ applicationId: 4, scope: "vehicle", vehicle: camaro })
  const equipped = project({ vehicle: car.vehicle, facets: [{ name: "Rear Axle", valueId: 7 }] })

  it.each([
    ["FIT-01", [universal, direct, driveline], "DirectFit", 4],
    ["FIT-02", [universal, driveline], "DrivelineFit", 3],
    ["FIT-03", [universal], "UniversalFit", 2]
  ] as const)("%s the strongest statement that holds decides", (_, list, fitment, applicationId) => {
    expect(evaluateVariant(list, {}, equipped)).toMatchObject({ fitment, prompt: null, reason: { rule: "application", applicationId } })
  })

  it("FIT-05 a product without statements is unknown, a variant that none is about does not fit", () => {
    expect(evaluateVariant([], {}, car)).toMatchObject({ fitment: "Unknown", reason: { rule: "noApplications" } })
    const other = application({ options: [{ name: "Bolt Circle", values: ["5"] }] })
    expect(evaluateVariant([other], { "Bolt Circle": "4.75" }, car)).toMatchObject({ fitment: "NoFit", prompt: null })
  })

  it("the reason for no fit names the nearest statement", () => {
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

  it("of a base is the weakest that its variants reach", () => {
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

describe("a statement that speaks of another car", () => {
  it("does not hold for another make's model of the same id and years", () => {
    const ford = project({ vehicle: { year: 1969, makeId: 3, modelId: 2 } })
    expect(evaluateVariant([application({ scope: "vehicle", vehicle: camaro })], {}, ford)).toMatchObject({
      fitment: "NoFit",
      prompt: null
    })
  })
  it("of a race type is not asked of a vehicle", () => {
    expect(evaluateVariant([application({ scope: "raceType", raceTypes: drag })], {}, car)).toMatchObject({
      fitment: "NoFit",
      prompt: null
    })
  })
  it("and of another variant asks nothing of this one", () => {
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
  it("of two as near the one of the lower id is named, in either order, and a fit or no fit asks nothing", () => {
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

describe("a base of which no variant fits yet", () => {
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

  it("is asked for whatever could make one of them fit", () => {
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

  it("is asked for nothing when nothing could", () => {
    expect(evaluateProductBase(list, ["Bolt Circle"], sold.slice(0, 1), car)).toMatchObject({ fitment: "NoFit", prompt: null, asks: [] })
  })
})

describe("a statement that is not well formed does not decode", () => {
  it.each([
    ["vehicle scope without a range", { scope: "vehicle" }],
    ["engine scope without a condition", { scope: "engine" }],
    ["an engine condition without a part", { scope: "engine", engine: {} }],
    ["raceType scope without a set", { scope: "raceType" }],
    ["an empty set", { scope: "raceType", raceTypes: [] }],
    ["driveline scope without a facet", { scope: "driveline" }],
    ["years that run backwards", { scope: "vehicle", vehicle: { ...camaro, yearTo: 1966 } }]
  ])("%s", (_, parts) => {
    expect(decode(encoded(parts))).toMatchObject({ _tag: "None" })
  })

  it("every scope with what it needs does", () => {
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

it("a verdict's value that is not known here reads as Unknown", () => {
  expect(Schema.decodeUnknownSync(Verdict)({ fitment: "PerhapsFit", prompt: null, asks: [], reason: null }).fitment).toBe("Unknown")
})
