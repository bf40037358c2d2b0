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

const build = (...events: ReadonlyArray<GarageEvent>): Project | null => projectFromForm(waitForIdle(events))
const buildWithEngine = (engine: number, ...more: ReadonlyArray<GarageEvent>) =>
  build(open("ADD_YMM"), ...camaroChosen, choose("stockEngine", engine), ...more)
const buildUpdate = (project: Project, ...events: ReadonlyArray<GarageEvent>) =>
  build(open("UPDATE_PROJECT_ADD_ENGINE", project), ...events)
const buildStockUpdate = (project: Project, ...events: ReadonlyArray<GarageEvent>) =>
  build(open("UPDATE_PROJECT_ADD_ENGINE", project, "stock"), ...events)

/** Returns the engine question of a part, decided by the engine or by the chassis. */
const getEngineQuestion = (decidedBy: "chassis" | "engine", project: Project | null) => {
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

describe("adding a vehicle", () => {
  it("records the vehicle's stock engine as the installed engine", () => {
    expect(buildWithEngine(7)).toEqual({ ...camaro, engineIds: smallBlock350, isStockEngine: true, declined: ["Engine"] })
  })
  it("declines both engines if the vehicle's engine is not listed, so that neither is asked for again", () => {
    const project = buildWithEngine(1)
    expect(project).toEqual({ ...camaro, declined: ["Engine", "StockEngine"] })
    expect(getEngineQuestion("engine", project)).toBeNull()
    expect(getEngineQuestion("chassis", project)).toBeNull()
  })
  it("leaves the engine unknown without a choice", () => {
    const project = build(open("ADD_YMM"), ...camaroChosen)
    expect(project).toEqual(camaro)
    expect(getEngineQuestion("engine", project)).toEqual(["Engine", "installed"])
    expect(getEngineQuestion("chassis", project)).toEqual(["Engine", "stock"])
  })
  it("GAR-38 still asks for the stock engine after an engine swap", () => {
    const project = buildWithEngine(-1, ...smallBlockPicked)
    expect(project).toMatchObject({ ...camaro, engineIds: smallBlock350, isStockEngine: false, declined: ["Engine"] })
    expect(getEngineQuestion("engine", project)).toBeNull()
    expect(getEngineQuestion("chassis", project)).toEqual(["Engine", "stock"])
  })
  it("accepts or declines the stock engine after an engine swap", () => {
    const known = buildWithEngine(-1, ...smallBlockPicked, choose("stockEngine", 8))
    expect(known).toMatchObject({ engineIds: smallBlock350, stockEngineIds: bigBlock, isStockEngine: false })
    const declined = buildWithEngine(-1, choose("stockEngine", 1), ...smallBlockPicked)
    expect(declined).toMatchObject({ engineIds: smallBlock350, isStockEngine: false, declined: ["Engine", "StockEngine"] })
    expect(getEngineQuestion("chassis", known)).toBeNull()
    expect(getEngineQuestion("chassis", declined)).toBeNull()
  })
  it("records no swap if the picked engine is the stock engine", () => {
    expect(buildWithEngine(-1, ...smallBlockPicked, choose("stockEngine", 7))).toMatchObject({
      engineIds: smallBlock350,
      isStockEngine: true
    })
  })
})

describe("editing the engine of a saved vehicle", () => {
  const car = { ...camaro, projectId: "p" }
  it("GAR-79 adds the engine to the known facts", () => {
    const facets = [{ name: "Rear Axle", valueId: 9 }]
    expect(buildUpdate({ ...car, facets }, choose("stockEngine", 7))).toEqual({
      ...car,
      facets,
      engineIds: smallBlock350,
      isStockEngine: true,
      declined: ["Engine"]
    })
  })
  it("moves the previous engine to the stock engine after a swap", () => {
    const built = { ...car, engineIds: bigBlock, isStockEngine: true }
    expect(buildUpdate(built, choose("stockEngine", -1), ...smallBlockPicked)).toMatchObject({
      engineIds: smallBlock350,
      stockEngineIds: bigBlock,
      isStockEngine: false
    })
  })
  it("drops the recorded stock engine when the vehicle returns to stock", () => {
    const swapped = { ...car, engineIds: bigBlock, stockEngineIds: smallBlock350, isStockEngine: false }
    const project = buildUpdate(swapped, choose("stockEngine", null), choose("stockEngine", 7))
    expect(project).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
    expect(project).not.toHaveProperty("stockEngineIds")
  })
  it("records the stock engine next to the installed engine if the form asks for it", () => {
    const swapped = { ...car, engineIds: smallBlock350, isStockEngine: false }
    const project = buildStockUpdate(swapped, choose("stockEngine", 8))
    expect(project).toEqual({ ...swapped, stockEngineIds: bigBlock, declined: ["StockEngine"] })
    expect(getEngineQuestion("chassis", project)).toBeNull()
    expect(buildStockUpdate(swapped, choose("stockEngine", 1))).toEqual({ ...swapped, declined: ["StockEngine"] })
  })
  it("marks the installed engine as stock if both are the same", () => {
    expect(buildStockUpdate({ ...car, engineIds: smallBlock350 }, choose("stockEngine", 7))).toMatchObject({ isStockEngine: true })
  })
  it("also sets the installed engine if none is known", () => {
    expect(buildStockUpdate(car, choose("stockEngine", 7))).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
  })
})

describe("race cars and engines", () => {
  it("GAR-41 a race car with an engine is never asked for a stock engine", () => {
    const project = build(open("ADD_RACETYPE"), choose("raceType", 6), ...smallBlockPicked)
    expect(project).toMatchObject({ ...dirtLateModel, engineIds: smallBlock350, isStockEngine: false, declined: ["Engine", "StockEngine"] })
    expect(getEngineQuestion("engine", project)).toBeNull()
    expect(getEngineQuestion("chassis", project)).toBeNull()
  })
  it("GAR-41 a race car can get its engine later", () => {
    expect(build(open("ADD_RACETYPE"), choose("raceType", 6))).toEqual(dirtLateModel)
    expect(buildUpdate({ ...dirtLateModel, projectId: "r" }, ...smallBlockPicked)).toMatchObject({
      raceTypeId: 6,
      engineIds: smallBlock350
    })
  })
  it("GAR-39 an engine contains only the picked parts", () => {
    expect(build(open("ADD_ENGINE"), ...smallBlockPicked.slice(0, 2))).toMatchObject({ engineIds: smallBlock })
    expect(build(open("ADD_ENGINE"), ...smallBlockPicked)).toMatchObject({ engineIds: smallBlock350 })
  })
  it("GAR-79 an engine project accepts a vehicle or a race type", () => {
    const engine = { ...looseEngine, projectId: "e" }
    expect(build(open("UPDATE_PROJECT_ADD_YMM", engine), ...camaroChosen)).toMatchObject({ ...engine, vehicle: camaro.vehicle })
    expect(build(open("UPDATE_PROJECT_ADD_RACETYPE", engine), choose("raceType", 6))).toMatchObject({
      raceTypeId: 6,
      engineIds: smallBlock,
      isStockEngine: false,
      projectId: "e"
    })
  })
})

describe("replacing the vehicle of a saved project", () => {
  const replaceVehicle = (project: Project) => build(open("UPDATE_PROJECT_ADD_YMM", { ...project, projectId: "p" }), ...camaroChosen)
  const facets = [{ name: "Rear Axle", valueId: 9 }]

  it("keeps the id and nothing else of the previous vehicle", () => {
    expect(replaceVehicle({ ...nova, engineIds: smallBlock350, isStockEngine: true, facets, declined: ["Transmission"] })).toEqual({
      ...camaro,
      projectId: "p"
    })
  })
  it("keeps an engine that was swapped in", () => {
    expect(replaceVehicle({ ...nova, engineIds: smallBlock350, isStockEngine: false, stockEngineIds: bigBlock })).toEqual({
      ...camaro,
      projectId: "p",
      engineIds: smallBlock350,
      declined: ["Engine"]
    })
  })
  it("keeps everything if the vehicle is the same", () => {
    expect(replaceVehicle({ ...camaro, facets })).toEqual({ ...camaro, projectId: "p", facets })
  })
})

describe("answering facets", () => {
  it('records answers, and "I don\'t know" as declined', () => {
    const events = [open("UPDATE_PROJECT_ADD_FACETS", camaro), facet("Rear Axle", 9), facet("Transmission", 1)]
    expect(build(...events)).toEqual({ ...camaro, facets: [{ name: "Rear Axle", valueId: 9 }], declined: ["Transmission"] })
    expect(waitForIdle(events).form.facets.map(({ options }) => options.at(-1)?.displayName)).toEqual(["I don't know", "I don't know"])
  })
  it("needs at least one answer", () => {
    expect(canSave(waitForIdle([open("UPDATE_PROJECT_ADD_FACETS", camaro), facet("Rear Axle", 9)]))).toBe(true)
    expect(build(open("UPDATE_PROJECT_ADD_FACETS", camaro), facet("Rear Axle", 9), facet("Rear Axle", null))).toBeNull()
  })
})
