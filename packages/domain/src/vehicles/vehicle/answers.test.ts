import { describe, expect, it } from "vitest"
import { answerEngine, answerFacet, answerRaceType, answerStockEngine, answerVehicle, declineFacet } from "./answers.ts"
import { MakeId, ModelId, ModelYear, type Project, RaceTypeId } from "./model.ts"
import { engineParts, UNKNOWN_PROJECT } from "./rules.ts"

const everything = ["Vehicle", "RaceType", "Engine", "StockEngine", "Rear Axle", "Transmission"]
/** Nothing could be answered so far, and something else is known. */
const declining: Project = { projectId: "one", facets: [{ name: "Bolt Pattern", valueId: 4 }], declined: everything }
const allBut = (what: string) => everything.filter((one) => one !== what)

describe("an answer", () => {
  const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }
  const raceTypeId = RaceTypeId.make(5)

  it("of the vehicle or the race type is kept, and what was declined of it is forgotten", () => {
    expect(answerVehicle(declining, vehicle)).toEqual({ ...declining, vehicle, declined: allBut("Vehicle") })
    expect(answerRaceType(declining, raceTypeId)).toEqual({ ...declining, raceTypeId, declined: allBut("RaceType") })
  })

  it("of a facet replaces that facet's former answer and no other", () => {
    const once = answerFacet(declining, { name: "Rear Axle", valueId: 7 })
    const twice = answerFacet(once, { name: "Rear Axle", valueId: 8 })
    expect(once.declined).toEqual(allBut("Rear Axle"))
    expect(twice.facets).toEqual([
      { name: "Bolt Pattern", valueId: 4 },
      { name: "Rear Axle", valueId: 8 }
    ])
  })

  it("that cannot be given is noted once", () => {
    const declined = declineFacet(declineFacet(declineFacet(UNKNOWN_PROJECT, "Vehicle"), "Engine"), "Vehicle")
    expect(declined).toEqual({ ...UNKNOWN_PROJECT, declined: ["Engine", "Vehicle"] })
  })
})

describe("an engine", () => {
  const complete = Object.fromEntries(engineParts.map((part, at) => [part, at + 2]))
  const partial = { engineMakeId: 2 }

  it("of which all is known was not declined", () => {
    expect(answerEngine(declining, "installed", complete)).toEqual({ ...declining, engineIds: complete, declined: allBut("Engine") })
    expect(answerEngine(declining, "stock", complete)).toEqual({
      ...declining,
      stockEngineIds: complete,
      isStockEngine: false,
      declined: allBut("StockEngine")
    })
  })

  it("of which something is open counts as declined beyond what is known", () => {
    expect(answerEngine(UNKNOWN_PROJECT, "installed", partial)).toEqual({ ...UNKNOWN_PROJECT, engineIds: partial, declined: ["Engine"] })
    expect(answerEngine(UNKNOWN_PROJECT, "stock", partial)).toMatchObject({ stockEngineIds: partial, declined: ["StockEngine"] })
  })

  it("that the car was built with answers which one that was", () => {
    expect(answerStockEngine(declining)).toEqual({ ...declining, isStockEngine: true, declined: allBut("StockEngine") })
  })
})
