import { describe, expect, it } from "vitest"
import type { Project } from "../vehicle/model.ts"
import { closedFlow, type GarageEvent, type GarageFlow } from "./flow.ts"
import { emptyForm, type GarageField } from "./form.ts"
import { canSave, isComplete, picksEngine, transition } from "./machine.ts"
import type { GarageStep } from "./state.ts"
import { back, begin, camaroChosen, choose, close, facet, open, save, smallBlockPicked, steps } from "./testing/events.ts"
import { camaro, dirtLateModel, looseEngine, nova, smallBlock } from "./testing/samples.ts"
import { waitForIdle } from "./testing/waitForIdle.ts"

/** A project that fits each step. */
const subjects: Readonly<Record<GarageStep, Project | null>> = {
  EXISTING_PROJECTS: null,
  ADD_YMM: null,
  ADD_RACETYPE: null,
  ADD_ENGINE: null,
  UPDATE_PROJECT_ADD_ENGINE: camaro,
  UPDATE_PROJECT_ADD_YMM: looseEngine,
  UPDATE_PROJECT_ADD_RACETYPE: looseEngine,
  UPDATE_PROJECT_ADD_FACETS: camaro
}
const openStep = (step: GarageStep) => waitForIdle([open(step, subjects[step])])
const getShownStep = (flow: GarageFlow) => flow.drawer?.steps.at(-1) ?? null

const choices: ReadonlyArray<readonly [GarageField, number | string]> = [
  ["year", 1969],
  ["make", 2],
  ["model", 4],
  ["stockEngine", 7],
  ["raceType", 6],
  ["engineMake", "2-2"],
  ["engineFamily", "2-2-2-2"],
  ["engineDisplacement", "2-2-2-2-3"]
]
/** The only dropdown with options when a step begins. */
const first: Readonly<Record<GarageStep, GarageField | null>> = {
  EXISTING_PROJECTS: null,
  ADD_YMM: "year",
  ADD_RACETYPE: "raceType",
  ADD_ENGINE: "engineMake",
  UPDATE_PROJECT_ADD_ENGINE: "stockEngine",
  UPDATE_PROJECT_ADD_YMM: "year",
  UPDATE_PROJECT_ADD_RACETYPE: "raceType",
  UPDATE_PROJECT_ADD_FACETS: null
}

describe.each(steps)("GAR-03 the step %s", (step) => {
  const flow = openStep(step)

  it.each(choices)("GAR-35 enables only the first dropdown: %s", (field, value) => {
    const after = transition(flow, choose(field, value))
    if (field === first[step]) expect(after.form[field].value).toBe(value)
    else expect(after).toBe(flow)
  })
  it.each(choices)("ignores a value that is not offered: %s", (field) => {
    for (const value of [0, -2, 1_000_000, "", "2-2-9", "<b>", null]) expect(transition(flow, choose(field, value))).toBe(flow)
  })
  it("accepts a facet answer only in the facets step", () => {
    const after = transition(flow, facet("Rear Axle", 9))
    if (step === "UPDATE_PROJECT_ADD_FACETS") expect(after.form.facets[0]?.value).toBe(9)
    else expect(after).toBe(flow)
    expect(transition(flow, facet("Horn", 9))).toBe(flow)
    expect(transition(flow, facet("Rear Axle", 77))).toBe(flow)
  })
  it("ignores a response that is no longer expected", () => {
    const request = { field: "year" } as const
    const delayed: ReadonlyArray<GarageEvent> = [
      { _tag: "Loaded", request, options: [], prioritized: 0 },
      { _tag: "NotLoaded", request },
      { _tag: "FacetsLoaded", request: { field: "facets", names: [] }, facets: [] }
    ]
    for (const event of delayed) expect(transition(flow, event)).toBe(flow)
  })
  it.each(steps)("shows %s when it is opened from here", (next) => {
    const after = waitForIdle([open(next, subjects[next])], flow)
    expect(getShownStep(after)).toEqual(next)
    expect(after.step).toEqual(next)
    expect(after.drawer?.steps).toEqual(step === "EXISTING_PROJECTS" && next !== "EXISTING_PROJECTS" ? ["EXISTING_PROJECTS", next] : [next])
  })
  it.each(steps)("is not disturbed by a form of %s that starts outside the drawer", (next) => {
    const after = transition(flow, begin(next))
    expect(after.drawer).toEqual(flow.drawer)
    expect(after.step).toEqual(flow.step)
    expect(after.form).toEqual(flow.form)
  })
  it("GAR-04 leads back to the list if the step was opened from there, otherwise closes the drawer", () => {
    expect(waitForIdle([back], flow).drawer).toBeNull()
    const fromList = waitForIdle([open("EXISTING_PROJECTS"), open(step, subjects[step]), back])
    expect(fromList.drawer?.steps ?? null).toEqual(step === "EXISTING_PROJECTS" ? null : ["EXISTING_PROJECTS"])
  })
  it("closes the drawer on close and on save", () => {
    expect(waitForIdle([close], flow).drawer).toBeNull()
    expect(waitForIdle([save], flow).drawer).toBeNull()
    expect(waitForIdle([save], flow)).toEqual(closedFlow)
  })
  it("GAR-46 returns to the list after a save for a product", () => {
    const after = transition(flow, { _tag: "Saved", returns: true })
    expect(after.drawer?.steps).toEqual(["EXISTING_PROJECTS"])
    expect(after.form).toEqual(emptyForm)
  })
  it("has nothing to save yet", () => {
    expect(canSave(flow)).toBe(false)
  })
})

describe("a closed garage", () => {
  it.each([back, close, ...choices.map(([field, value]) => choose(field, value)), facet("Rear Axle", 9)])("ignores %j", (event) => {
    expect(transition(closedFlow, event)).toBe(closedFlow)
  })
  it.each(steps)("starts a form of %s outside the drawer as an ADD step without a project", (step) => {
    const after = transition(closedFlow, begin(step))
    expect(after.drawer).toBeNull()
    expect(after.step?.startsWith("UPDATE")).toBe(false)
  })
  it("restarts a form outside the drawer after the drawer was used for another step", () => {
    const used = waitForIdle([begin("ADD_YMM"), choose("year", 1969), open("ADD_ENGINE"), close])
    expect(used.step).toBe("ADD_YMM")
    expect(used.form.year.value).toBeNull()
    expect(used.form.year.options).toHaveLength(2)
    const closed = waitForIdle([begin("ADD_YMM"), choose("year", 1969), open("ADD_YMM"), close])
    expect(closed.form.year.value).toBe(1969)
    expect(waitForIdle([begin("ADD_YMM"), ...camaroChosen, save]).step).toBe("ADD_YMM")
  })
})

describe("an UPDATE step", () => {
  it.each([
    ["UPDATE_PROJECT_ADD_ENGINE", null, "ADD_ENGINE"],
    ["UPDATE_PROJECT_ADD_YMM", null, "ADD_YMM"],
    ["UPDATE_PROJECT_ADD_YMM", dirtLateModel, "ADD_YMM"],
    ["UPDATE_PROJECT_ADD_RACETYPE", null, "ADD_RACETYPE"],
    ["UPDATE_PROJECT_ADD_RACETYPE", camaro, "ADD_RACETYPE"],
    ["UPDATE_PROJECT_ADD_FACETS", null, "ADD_YMM"]
  ] as const)("%s with an unsuitable project becomes an ADD step", (step, project, instead) => {
    const after = waitForIdle([open(step, project)])
    expect(after.step).toEqual(instead)
    expect(after.base).toEqual(closedFlow.base)
  })
  it("GAR-79 edits its project and restarts for a different project", () => {
    const one = waitForIdle([open("UPDATE_PROJECT_ADD_ENGINE", { ...camaro, projectId: "a" })])
    const other = waitForIdle([open("UPDATE_PROJECT_ADD_ENGINE", { ...dirtLateModel, projectId: "b" })], one)
    const third = waitForIdle([choose("stockEngine", 7), open("UPDATE_PROJECT_ADD_ENGINE", { ...nova, projectId: "c" })], one)
    expect([one, other, third].map(({ base }) => base.projectId)).toEqual(["a", "b", "c"])
    expect(third.form.stockEngine.value).toBeNull()
    expect(picksEngine(one)).toBe(false)
    expect(picksEngine(other)).toBe(true)
  })
})

describe("the vehicle flow", () => {
  it("GAR-33 GAR-35 enables year, make, model and an optional engine, each after the previous choice", () => {
    const usable = (flow: GarageFlow) => choices.map(([field]) => field).filter((field) => flow.form[field].options.length > 0)
    expect(usable(waitForIdle([open("ADD_YMM")]))).toEqual(["year"])
    expect(usable(waitForIdle([open("ADD_YMM"), choose("year", 1969)]))).toEqual(["year", "make"])
    expect(usable(waitForIdle([open("ADD_YMM"), ...camaroChosen]))).toEqual(["year", "make", "model", "stockEngine"])
  })
  it("GAR-32 lists the prioritized makes first, each once", () => {
    const { make } = waitForIdle([open("ADD_YMM"), choose("year", 1969)]).form
    expect(make.options.map(({ displayName }) => displayName)).toEqual(["Chevrolet", "Ford"])
    expect(make.prioritized).toBe(1)
  })
  it("GAR-35 shows a pending list as loading and a failed list as empty", () => {
    const waiting = transition(waitForIdle([open("ADD_YMM")]), choose("year", 1969))
    expect(waiting.form.make.isLoading).toBe(true)
    expect(waiting.form.make.options).toEqual([])
    const missed = transition(waiting, { _tag: "NotLoaded", request: waiting.loading ?? { field: "year" } })
    expect(missed.form.make.isLoading).toBe(false)
    expect(missed.form.year.value).toBe(1969)
    expect(transition(missed, choose("year", 1969)).loading).toEqual({ field: "make", year: 1969 })
  })
  it("GAP-C61 can be saved after the model, without an engine", () => {
    expect(camaroChosen.map((_, count) => canSave(waitForIdle([open("ADD_YMM"), ...camaroChosen.slice(0, count + 1)])))).toEqual([
      false,
      false,
      true
    ])
  })
  it("GAR-36 is complete after a stock engine or 'Engine not listed'", () => {
    const flow = waitForIdle([open("ADD_YMM"), ...camaroChosen])
    expect([7, 1, -1, null].map((value) => isComplete(transition(flow, choose("stockEngine", value)), "stockEngine"))).toEqual([
      true,
      true,
      false,
      false
    ])
  })
  it("GAR-37 is complete after the model if the engine is known", () => {
    const withEngine = waitForIdle([open("UPDATE_PROJECT_ADD_YMM", looseEngine), ...camaroChosen])
    expect(isComplete(withEngine, "model")).toBe(true)
    expect(withEngine.loading).toBeNull()
    expect(isComplete(waitForIdle([open("ADD_YMM"), ...camaroChosen]), "model")).toBe(false)
  })
  it("GAR-31 GAR-38 opens the picker for -1, the engine swap, and back leaves the picker", () => {
    const swap = waitForIdle([open("ADD_YMM"), ...camaroChosen, choose("stockEngine", -1)])
    expect(picksEngine(swap)).toBe(true)
    expect(swap.form.engineMake.options).toHaveLength(1)
    expect(canSave(swap)).toBe(false)
    const returned = waitForIdle([back], swap)
    expect(picksEngine(returned)).toBe(false)
    expect(returned.drawer?.steps).toEqual(["ADD_YMM"])
    expect(returned.form.model.value).toBe(4)
  })
  it("GAR-38 accepts the stock engine inside the picker without leaving the picker", () => {
    const swap = waitForIdle([open("ADD_YMM"), ...camaroChosen, choose("stockEngine", -1), ...smallBlockPicked, choose("stockEngine", 8)])
    expect(picksEngine(swap)).toBe(true)
    expect(swap.form.engineDisplacement.value).toBe("2-2-2-2-3")
    expect(isComplete(swap, "stockEngine")).toBe(false)
  })
})

describe("the engine picker", () => {
  it("GAR-39 GAR-40 asks for make, family and an optional displacement, and can be saved from the family on", () => {
    expect([0, 1, 2, 3].map((count) => canSave(waitForIdle([open("ADD_ENGINE"), ...smallBlockPicked.slice(0, count)])))).toEqual([
      false,
      false,
      true,
      true
    ])
  })
  it("GAR-40 does not save a family without a URL", () => {
    expect(canSave(waitForIdle([open("ADD_ENGINE"), choose("engineMake", "2-2"), choose("engineFamily", "2-2-3-2")]))).toBe(false)
  })
})

describe("the race flow", () => {
  it("GAR-41 asks for the race type, then for an optional engine", () => {
    const race = waitForIdle([open("ADD_RACETYPE"), choose("raceType", 6)])
    expect(canSave(race)).toBe(true)
    expect(picksEngine(race)).toBe(true)
    expect(race.form.engineMake.options).toHaveLength(1)
    expect(canSave(waitForIdle([choose("engineMake", "2-2")], race))).toBe(false)
    expect(canSave(waitForIdle(smallBlockPicked, race))).toBe(true)
  })
  it("GAR-79 does not ask an engine project for its engine again", () => {
    const race = waitForIdle([open("UPDATE_PROJECT_ADD_RACETYPE", { ...looseEngine, engineIds: smallBlock }), choose("raceType", 6)])
    expect(picksEngine(race)).toBe(false)
    expect(canSave(race)).toBe(true)
    expect(race.form.engineMake.options).toEqual([])
  })
})
