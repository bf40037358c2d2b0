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

const createKnown = (project: Project | null): Project => ({ facets: [], declined: [], ...project, projectId: "known" })
const createProject = (step: GarageStep, ...events: ReadonlyArray<GarageEvent>) =>
  createKnown(projectFromForm(waitForIdle([open(step), ...events])))
const form = (step: GarageStep, project: Project) => waitForIdle([open(step, project)])
const getValues = (step: GarageStep, project: Project) => {
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

describe("prefillForm", () => {
  it.each<readonly [string, GarageStep, Project]>([
    ["a vehicle", "UPDATE_PROJECT_ADD_YMM", createProject("ADD_YMM", ...camaroChosen)],
    [
      "a vehicle with its stock engine",
      "UPDATE_PROJECT_ADD_YMM",
      createProject("ADD_YMM", ...camaroChosen, choose("stockEngine", ids.engine350))
    ],
    ["its engine", "UPDATE_PROJECT_ADD_ENGINE", createProject("ADD_YMM", ...camaroChosen, choose("stockEngine", ids.engine350))],
    ["a vehicle whose engine is not listed", "UPDATE_PROJECT_ADD_YMM", createProject("ADD_YMM", ...camaroChosen, choose("stockEngine", 1))],
    [
      "a vehicle with an engine swap",
      "UPDATE_PROJECT_ADD_YMM",
      createProject("ADD_YMM", ...camaroChosen, choose("stockEngine", -1), ...smallBlockPicked)
    ],
    [
      "a swapped vehicle whose stock engine is unknown",
      "UPDATE_PROJECT_ADD_YMM",
      createProject("ADD_YMM", ...camaroChosen, choose("stockEngine", -1), ...smallBlockPicked, choose("stockEngine", 1))
    ],
    ["a swapped vehicle with both engines", "UPDATE_PROJECT_ADD_YMM", createKnown(swapped)],
    ["the engine of a swapped vehicle", "UPDATE_PROJECT_ADD_ENGINE", createKnown(swapped)],
    ["a race car", "UPDATE_PROJECT_ADD_RACETYPE", createProject("ADD_RACETYPE", choose("raceType", ids.dirtLateModel))],
    [
      "a race car with an engine",
      "UPDATE_PROJECT_ADD_RACETYPE",
      createProject("ADD_RACETYPE", choose("raceType", ids.dirtLateModel), ...smallBlockPicked)
    ],
    ["an engine", "UPDATE_PROJECT_ADD_ENGINE", createProject("ADD_ENGINE", ...smallBlockPicked)]
  ])("changes nothing about %s if the form is saved unchanged", (_what, step, project) => {
    expect(getProjectFingerprint(projectFromForm(form(step, project)))).toBe(getProjectFingerprint(project))
  })

  it("shows a vehicle with its stock engine", () => {
    const project = { ...camaro, engineIds: smallBlock350, isStockEngine: true }
    expect(getValues("UPDATE_PROJECT_ADD_YMM", project)).toEqual({ year: 1969, make: 2, model: ids.camaro, stockEngine: ids.engine350 })
    expect(getValues("UPDATE_PROJECT_ADD_ENGINE", project)).toEqual({ stockEngine: ids.engine350 })
  })

  it("shows both engines of a swapped vehicle, with the installed engine in the picker", () => {
    const picked = { engineMake: "2-2", engineFamily: "2-2-2-2", engineDisplacement: "2-2-2-2-3", stockEngine: ids.engine396 }
    expect(getValues("UPDATE_PROJECT_ADD_ENGINE", swapped)).toEqual(picked)
    expect(picksEngine(form("UPDATE_PROJECT_ADD_ENGINE", swapped))).toBe(true)
  })

  it("leaves a field empty if the fact is unknown or not in the list", () => {
    expect(getValues("UPDATE_PROJECT_ADD_YMM", { ...camaro, engineIds: bigBlock })).not.toHaveProperty("stockEngine")
    expect(getValues("UPDATE_PROJECT_ADD_ENGINE", { ...camaro, engineIds: { engineMakeId: 99 }, isStockEngine: true })).toEqual({})
  })

  it("starts empty if the step asks for something new", () => {
    expect(getValues("UPDATE_PROJECT_ADD_YMM", looseEngine)).toEqual({})
    expect(getValues("UPDATE_PROJECT_ADD_RACETYPE", looseEngine)).toEqual({})
    expect(getValues("UPDATE_PROJECT_ADD_ENGINE", dirtLateModel)).toEqual({})
    expect(getValues("UPDATE_PROJECT_ADD_ENGINE", camaro)).toEqual({})
  })
})

describe("filling the form from a VIN", () => {
  const { vehicle = null } = nova
  const createVehicleRead = (event: Partial<GarageEvent & { readonly _tag: "VehicleRead" }> = {}): GarageEvent => {
    if (vehicle === null) throw new Error("the sample has a vehicle")
    return { _tag: "VehicleRead", vehicle, engineIds: null, ...event }
  }

  it("sets the vehicle and its engine, ready to be saved", () => {
    const flow = waitForIdle([open("ADD_YMM"), createVehicleRead({ engineIds: smallBlock350 })])
    expect(projectFromForm(flow)).toMatchObject({ vehicle, engineIds: smallBlock350, isStockEngine: true })
  })
  it("leaves the engine empty if more than one is possible", () => {
    const flow = waitForIdle([open("ADD_YMM"), ...camaroChosen, createVehicleRead()])
    expect(projectFromForm(flow)?.vehicle).toEqual(vehicle)
    expect(flow.form.stockEngine.value).toBeNull()
  })
  it("keeps an engine that is already known", () => {
    const flow = waitForIdle([open("UPDATE_PROJECT_ADD_YMM", looseEngine), createVehicleRead({ engineIds: bigBlock })])
    expect(projectFromForm(flow)).toMatchObject({ vehicle, engineIds: looseEngine.engineIds })
  })
  it("is ignored by a form that does not ask for a vehicle", () => {
    const flow = waitForIdle([open("ADD_RACETYPE")])
    expect(waitForIdle([createVehicleRead()], flow)).toBe(flow)
  })
})
