import { describe, expect, it } from "vitest"
import type { Project } from "../vehicle/model.ts"
import { getProjectFingerprint } from "../vehicle/getProjectFingerprint.ts"
import type { GarageEvent } from "./flow.ts"
import type { GarageField } from "./form.ts"
import { picksEngine } from "./machine.ts"
import type { GarageStep } from "./state.ts"
import { camaroChosen, choose, open, smallBlockPicked } from "./testing/events.ts"
import { bigBlock, camaro, dirtLateModel, ids, looseEngine, nova, smallBlock350 } from "./testing/samples.ts"
import { waitForIdle } from "./testing/waitForIdle.ts"
import { projectFromForm } from "./projectFromForm.ts"

const known = (project: Project | null): Project => ({ facets: [], declined: [], ...project, projectId: "known" })
const built = (step: GarageStep, ...events: ReadonlyArray<GarageEvent>) => known(projectFromForm(waitForIdle([open(step), ...events])))
const form = (step: GarageStep, project: Project) => waitForIdle([open(step, project)])
const values = (step: GarageStep, project: Project) => {
  const { form: fields } = form(step, project)
  const chosen = Object.entries(fields).flatMap(([name, field]) => ("value" in field && field.value !== null ? [[name, field.value]] : []))
  return Object.fromEntries(chosen) as Partial<Record<GarageField, number | string>>
}
const swapped: Project = {
  ...camaro,
  engineIds: smallBlock350,
  isStockEngine: false,
  stockEngineIds: bigBlock,
  declined: ["Engine", "StockEngine"]
}

describe("the form of what is known", () => {
  it.each<readonly [string, GarageStep, Project]>([
    ["a car", "UPDATE_PROJECT_ADD_YMM", built("ADD_YMM", ...camaroChosen)],
    ["a car as it was built", "UPDATE_PROJECT_ADD_YMM", built("ADD_YMM", ...camaroChosen, choose("stockEngine", ids.engine350))],
    ["its engine", "UPDATE_PROJECT_ADD_ENGINE", built("ADD_YMM", ...camaroChosen, choose("stockEngine", ids.engine350))],
    ["a car whose engine is not listed", "UPDATE_PROJECT_ADD_YMM", built("ADD_YMM", ...camaroChosen, choose("stockEngine", 1))],
    ["a swapped car", "UPDATE_PROJECT_ADD_YMM", built("ADD_YMM", ...camaroChosen, choose("stockEngine", -1), ...smallBlockPicked)],
    [
      "a swapped car whose own engine nobody knows",
      "UPDATE_PROJECT_ADD_YMM",
      built("ADD_YMM", ...camaroChosen, choose("stockEngine", -1), ...smallBlockPicked, choose("stockEngine", 1))
    ],
    ["a swapped car with both engines", "UPDATE_PROJECT_ADD_YMM", known(swapped)],
    ["the engine of a swapped car", "UPDATE_PROJECT_ADD_ENGINE", known(swapped)],
    ["a race car", "UPDATE_PROJECT_ADD_RACETYPE", built("ADD_RACETYPE", choose("raceType", ids.dirtLateModel))],
    [
      "a race car with an engine",
      "UPDATE_PROJECT_ADD_RACETYPE",
      built("ADD_RACETYPE", choose("raceType", ids.dirtLateModel), ...smallBlockPicked)
    ],
    ["an engine", "UPDATE_PROJECT_ADD_ENGINE", built("ADD_ENGINE", ...smallBlockPicked)]
  ])("changes nothing of %s when it is saved as it is", (_what, step, project) => {
    expect(getProjectFingerprint(projectFromForm(form(step, project)))).toBe(getProjectFingerprint(project))
  })

  it("shows a car with the engine that it was built with", () => {
    const project = { ...camaro, engineIds: smallBlock350, isStockEngine: true }
    expect(values("UPDATE_PROJECT_ADD_YMM", project)).toEqual({ year: 1969, make: 2, model: ids.camaro, stockEngine: ids.engine350 })
    expect(values("UPDATE_PROJECT_ADD_ENGINE", project)).toEqual({ stockEngine: ids.engine350 })
  })

  it("shows both engines of a swapped car, the one that is in it in the picker", () => {
    const picked = { engineMake: "2-2", engineFamily: "2-2-2-2", engineDisplacement: "2-2-2-2-3", stockEngine: ids.engine396 }
    expect(values("UPDATE_PROJECT_ADD_ENGINE", swapped)).toEqual(picked)
    expect(picksEngine(form("UPDATE_PROJECT_ADD_ENGINE", swapped))).toBe(true)
  })

  it("leaves open what is not told, and what the lists do not have", () => {
    expect(values("UPDATE_PROJECT_ADD_YMM", { ...camaro, engineIds: bigBlock })).not.toHaveProperty("stockEngine")
    expect(values("UPDATE_PROJECT_ADD_ENGINE", { ...camaro, engineIds: { engineMakeId: 99 }, isStockEngine: true })).toEqual({})
  })

  it("begins empty where the step asks for something new", () => {
    expect(values("UPDATE_PROJECT_ADD_YMM", looseEngine)).toEqual({})
    expect(values("UPDATE_PROJECT_ADD_RACETYPE", looseEngine)).toEqual({})
    expect(values("UPDATE_PROJECT_ADD_ENGINE", dirtLateModel)).toEqual({})
    expect(values("UPDATE_PROJECT_ADD_ENGINE", camaro)).toEqual({})
  })
})

describe("a car that a VIN belongs to", () => {
  const { vehicle = null } = nova
  const told = (event: Partial<GarageEvent & { readonly _tag: "VehicleRead" }> = {}): GarageEvent => {
    if (vehicle === null) throw new Error("the sample has a vehicle")
    return { _tag: "VehicleRead", vehicle, engineIds: null, ...event }
  }

  it("fills the form, which is saved by one press", () => {
    const flow = waitForIdle([open("ADD_YMM"), told({ engineIds: smallBlock350 })])
    expect(projectFromForm(flow)).toMatchObject({ vehicle, engineIds: smallBlock350, isStockEngine: true })
  })
  it("leaves the engine open where it is not unmistakable", () => {
    const flow = waitForIdle([open("ADD_YMM"), ...camaroChosen, told()])
    expect([projectFromForm(flow)?.vehicle, flow.form.stockEngine.value]).toEqual([vehicle, null])
  })
  it("does not take the place of an engine that is known", () => {
    const flow = waitForIdle([open("UPDATE_PROJECT_ADD_YMM", looseEngine), told({ engineIds: bigBlock })])
    expect(projectFromForm(flow)).toMatchObject({ vehicle, engineIds: looseEngine.engineIds })
  })
  it("is nothing to a form that does not ask for a vehicle", () => {
    const flow = waitForIdle([open("ADD_RACETYPE")])
    expect(waitForIdle([told()], flow)).toBe(flow)
  })
})
