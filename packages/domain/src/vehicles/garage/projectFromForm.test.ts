import { describe, expect, it } from "vitest"
import type { Application } from "../fitment/application.ts"
import { evaluateVariant } from "../fitment/rules.ts"
import type { Project } from "../vehicle/model.ts"
import type { GarageEvent } from "./flow.ts"
import { canSave } from "./machine.ts"
import { camaroChosen, choose, facet, open, smallBlockPicked } from "./testing/events.ts"
import { bigBlock, camaro, dirtLateModel, looseEngine, nova, smallBlock, smallBlock350 } from "./testing/samples.ts"
import { waitForIdle } from "./testing/waitForIdle.ts"
import { projectFromForm } from "./projectFromForm.ts"

const told = (...events: ReadonlyArray<GarageEvent>): Project | null => projectFromForm(waitForIdle(events))
const withEngine = (engine: number, ...more: ReadonlyArray<GarageEvent>) =>
  told(open("ADD_YMM"), ...camaroChosen, choose("stockEngine", engine), ...more)
const updated = (project: Project, ...events: ReadonlyArray<GarageEvent>) => told(open("UPDATE_PROJECT_ADD_ENGINE", project), ...events)
const askedStock = (project: Project, ...events: ReadonlyArray<GarageEvent>) =>
  told(open("UPDATE_PROJECT_ADD_ENGINE", project, "stock"), ...events)

/** What a part made for an engine asks for, decided by the engine that is in the car or by the car. */
const asks = (decidedBy: "chassis" | "engine", project: Project | null) => {
  const part: Application = {
    applicationId: 2,
    scope: "engine",
    decidedBy,
    engine: { engineCodeId: [{ id: 5, name: "L46" }] },
    facets: [],
    options: [],
    note: null,
    source: "test",
    sourceDate: "2026-01-01"
  }
  const { asks: sides, prompt } = evaluateVariant([part], {}, project ?? camaro)
  return prompt === null ? null : [prompt, ...sides]
}

describe("a vehicle that is added", () => {
  it("knows its stock engine as the installed one", () => {
    expect(withEngine(7)).toEqual({ ...camaro, engineIds: smallBlock350, isStockEngine: true, declined: ["Engine"] })
  })
  it("declines both engines when its engine is not listed: neither is asked for again", () => {
    const project = withEngine(1)
    expect(project).toEqual({ ...camaro, declined: ["Engine", "StockEngine"] })
    expect([asks("engine", project), asks("chassis", project)]).toEqual([null, null])
  })
  it("leaves its engine open without a choice", () => {
    const project = told(open("ADD_YMM"), ...camaroChosen)
    expect(project).toEqual(camaro)
    expect([asks("engine", project), asks("chassis", project)]).toEqual([
      ["Engine", "installed"],
      ["Engine", "stock"]
    ])
  })
  it("GAR-38 with a swapped engine still asks for the one it was built with", () => {
    const project = withEngine(-1, ...smallBlockPicked)
    expect(project).toMatchObject({ ...camaro, engineIds: smallBlock350, isStockEngine: false, declined: ["Engine"] })
    expect([asks("engine", project), asks("chassis", project)]).toEqual([null, ["Engine", "stock"]])
  })
  it("with a swapped engine may tell the one it was built with, or decline it", () => {
    const known = withEngine(-1, ...smallBlockPicked, choose("stockEngine", 8))
    expect(known).toMatchObject({ engineIds: smallBlock350, stockEngineIds: bigBlock, isStockEngine: false })
    const declined = withEngine(-1, choose("stockEngine", 1), ...smallBlockPicked)
    expect(declined).toMatchObject({ engineIds: smallBlock350, isStockEngine: false, declined: ["Engine", "StockEngine"] })
    expect([asks("chassis", known), asks("chassis", declined)]).toEqual([null, null])
  })
  it("is not swapped when it was built with the very engine", () => {
    expect(withEngine(-1, ...smallBlockPicked, choose("stockEngine", 7))).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
  })
})

describe("the engine of a saved vehicle", () => {
  const car = { ...camaro, projectId: "p" }
  it("GAR-79 is added to what was known", () => {
    const facets = [{ name: "Rear Axle", valueId: 9 }]
    expect(updated({ ...car, facets }, choose("stockEngine", 7))).toEqual({
      ...car,
      facets,
      engineIds: smallBlock350,
      isStockEngine: true,
      declined: ["Engine"]
    })
  })
  it("once swapped, what was in it as built is the stock engine", () => {
    const built = { ...car, engineIds: bigBlock, isStockEngine: true }
    expect(updated(built, choose("stockEngine", -1), ...smallBlockPicked)).toMatchObject({
      engineIds: smallBlock350,
      stockEngineIds: bigBlock,
      isStockEngine: false
    })
  })
  it("back to stock, forgets the engine that was recorded beside it", () => {
    const swapped = { ...car, engineIds: bigBlock, stockEngineIds: smallBlock350, isStockEngine: false }
    const project = updated(swapped, choose("stockEngine", null), choose("stockEngine", 7))
    expect(project).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
    expect(project).not.toHaveProperty("stockEngineIds")
  })
  it("asked for the stock engine, records it beside the installed one", () => {
    const swapped = { ...car, engineIds: smallBlock350, isStockEngine: false }
    const project = askedStock(swapped, choose("stockEngine", 8))
    expect(project).toEqual({ ...swapped, stockEngineIds: bigBlock, declined: ["StockEngine"] })
    expect(asks("chassis", project)).toBeNull()
    expect(askedStock(swapped, choose("stockEngine", 1))).toEqual({ ...swapped, declined: ["StockEngine"] })
  })
  it("asked for the stock engine, knows the installed one as stock when it is the same", () => {
    expect(askedStock({ ...car, engineIds: smallBlock350 }, choose("stockEngine", 7))).toMatchObject({ isStockEngine: true })
  })
  it("asked for the stock engine with none known, takes it for the installed one too", () => {
    expect(askedStock(car, choose("stockEngine", 7))).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
  })
})

describe("race cars and engines", () => {
  it("GAR-41 a race car with an engine has no stock engine to ask for", () => {
    const project = told(open("ADD_RACETYPE"), choose("raceType", 6), ...smallBlockPicked)
    expect(project).toMatchObject({ ...dirtLateModel, engineIds: smallBlock350, isStockEngine: false, declined: ["Engine", "StockEngine"] })
    expect([asks("engine", project), asks("chassis", project)]).toEqual([null, null])
  })
  it("GAR-41 a race car alone leaves its engine open, and can be told it later", () => {
    expect(told(open("ADD_RACETYPE"), choose("raceType", 6))).toEqual(dirtLateModel)
    expect(updated({ ...dirtLateModel, projectId: "r" }, ...smallBlockPicked)).toMatchObject({ raceTypeId: 6, engineIds: smallBlock350 })
  })
  it("GAR-39 an engine is as much as was picked of it", () => {
    expect(told(open("ADD_ENGINE"), ...smallBlockPicked.slice(0, 2))).toMatchObject({ engineIds: smallBlock })
    expect(told(open("ADD_ENGINE"), ...smallBlockPicked)).toMatchObject({ engineIds: smallBlock350 })
  })
  it("GAR-79 an engine gets a vehicle or a race type", () => {
    const engine = { ...looseEngine, projectId: "e" }
    expect(told(open("UPDATE_PROJECT_ADD_YMM", engine), ...camaroChosen)).toMatchObject({ ...engine, vehicle: camaro.vehicle })
    expect(told(open("UPDATE_PROJECT_ADD_RACETYPE", engine), choose("raceType", 6))).toMatchObject({
      raceTypeId: 6,
      engineIds: smallBlock,
      isStockEngine: false,
      projectId: "e"
    })
  })
})

describe("another vehicle in the place of a saved one", () => {
  const from = (project: Project) => told(open("UPDATE_PROJECT_ADD_YMM", { ...project, projectId: "p" }), ...camaroChosen)
  const facets = [{ name: "Rear Axle", valueId: 9 }]

  it("takes over the id, and nothing that belonged to the former car", () => {
    expect(from({ ...nova, engineIds: smallBlock350, isStockEngine: true, facets, declined: ["Transmission"] })).toEqual({
      ...camaro,
      projectId: "p"
    })
  })
  it("takes over an engine that was swapped in", () => {
    expect(from({ ...nova, engineIds: smallBlock350, isStockEngine: false, stockEngineIds: bigBlock })).toEqual({
      ...camaro,
      projectId: "p",
      engineIds: smallBlock350,
      declined: ["Engine"]
    })
  })
  it("keeps everything when it is the same", () => {
    expect(from({ ...camaro, facets })).toEqual({ ...camaro, projectId: "p", facets })
  })
})

describe("facets", () => {
  it("are answered, or declined by 'I do not know'", () => {
    const events = [open("UPDATE_PROJECT_ADD_FACETS", camaro), facet("Rear Axle", 9), facet("Transmission", 1)]
    expect(told(...events)).toEqual({ ...camaro, facets: [{ name: "Rear Axle", valueId: 9 }], declined: ["Transmission"] })
    expect(waitForIdle(events).form.facets.map(({ options }) => options.at(-1)?.displayName)).toEqual(["I do not know", "I do not know"])
  })
  it("of which one is enough, and none says nothing", () => {
    expect(canSave(waitForIdle([open("UPDATE_PROJECT_ADD_FACETS", camaro), facet("Rear Axle", 9)]))).toBe(true)
    expect(told(open("UPDATE_PROJECT_ADD_FACETS", camaro), facet("Rear Axle", 9), facet("Rear Axle", null))).toBeNull()
  })
})
