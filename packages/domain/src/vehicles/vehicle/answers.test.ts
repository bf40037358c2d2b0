import { describe, expect, it } from "vitest"
import { answerEngine, answerFacet, answerRaceType, answerStockEngine, answerVehicle, declineFacet } from "./answers.ts"
import { MakeId, ModelId, ModelYear, type Project, RaceTypeId } from "./model.ts"
import { engineParts, UNKNOWN_PROJECT } from "./rules.ts"

const everything = ["Vehicle", "RaceType", "Engine", "StockEngine", "Rear Axle", "Transmission"]
/** A project with every question declined and one facet answered. */
const declinedProject: Project = { projectId: "one", facets: [{ name: "Bolt Pattern", valueId: 4 }], declined: everything }
const listAllBut = (what: string) => everything.filter((one) => one !== what)

describe("recording an answer", () => {
  const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }
  const raceTypeId = RaceTypeId.make(5)

  it("stores the vehicle or race type and clears its declined mark", () => {
    expect(answerVehicle(declinedProject, vehicle)).toEqual({ ...declinedProject, vehicle, declined: listAllBut("Vehicle") })
    expect(answerRaceType(declinedProject, raceTypeId)).toEqual({ ...declinedProject, raceTypeId, declined: listAllBut("RaceType") })
  })

  it("replaces only the previous answer of the same facet", () => {
    const once = answerFacet(declinedProject, { name: "Rear Axle", valueId: 7 })
    const twice = answerFacet(once, { name: "Rear Axle", valueId: 8 })
    expect(once.declined).toEqual(listAllBut("Rear Axle"))
    expect(twice.facets).toEqual([
      { name: "Bolt Pattern", valueId: 4 },
      { name: "Rear Axle", valueId: 8 }
    ])
  })

  it("lists a declined question once", () => {
    const declined = declineFacet(declineFacet(declineFacet(UNKNOWN_PROJECT, "Vehicle"), "Engine"), "Vehicle")
    expect(declined).toEqual({ ...UNKNOWN_PROJECT, declined: ["Engine", "Vehicle"] })
  })
})

describe("answerEngine and answerStockEngine", () => {
  const complete = Object.fromEntries(engineParts.map((part, at) => [part, at + 2]))
  const partial = { engineMakeId: 2 }

  it("clears the declined mark of a completely known engine", () => {
    expect(answerEngine(declinedProject, "installed", complete)).toEqual({
      ...declinedProject,
      engineIds: complete,
      declined: listAllBut("Engine")
    })
    expect(answerEngine(declinedProject, "stock", complete)).toEqual({
      ...declinedProject,
      stockEngineIds: complete,
      isStockEngine: false,
      declined: listAllBut("StockEngine")
    })
  })

  it("marks the unknown parts of a partly known engine as declined", () => {
    expect(answerEngine(UNKNOWN_PROJECT, "installed", partial)).toEqual({ ...UNKNOWN_PROJECT, engineIds: partial, declined: ["Engine"] })
    expect(answerEngine(UNKNOWN_PROJECT, "stock", partial)).toMatchObject({ stockEngineIds: partial, declined: ["StockEngine"] })
  })

  it("records that the installed engine is the stock engine", () => {
    expect(answerStockEngine(declinedProject)).toEqual({ ...declinedProject, isStockEngine: true, declined: listAllBut("StockEngine") })
  })
})
