import fc from "fast-check"
import { expect, it } from "vitest"
import { getProjectKind } from "../vehicle/rules.ts"
import type { GarageEvent, GarageFlow } from "./flow.ts"
import type { GarageField } from "./form.ts"
import { canSave, picksEngine } from "./machine.ts"
import { findInvalidAttempt, toProjectRequest } from "./rules.ts"
import { back, begin, choose, close, facet, open, save, steps } from "./testing/events.ts"
import { camaro, dirtLateModel, guid, looseEngine, smallBlock350 } from "./testing/samples.ts"
import { waitForIdle } from "./testing/waitForIdle.ts"
import { projectFromForm } from "./projectFromForm.ts"
import { countRuns } from "../../../test/countRuns.ts"
import { expectShares } from "../../../test/measureShares.ts"

const previousField: Readonly<Record<GarageField, GarageField | null>> = {
  year: null,
  make: "year",
  model: "make",
  stockEngine: "model",
  raceType: null,
  engineMake: null,
  engineFamily: "engineMake",
  engineDisplacement: "engineFamily"
}
const fields: ReadonlyArray<GarageField> = [
  "year",
  "make",
  "model",
  "stockEngine",
  "raceType",
  "engineMake",
  "engineFamily",
  "engineDisplacement"
]

const projects = [camaro, dirtLateModel, looseEngine, { ...camaro, engineIds: smallBlock350, isStockEngine: true }, null]
const step = fc.constantFrom(...steps)
const value = fc.constantFrom(1969, 1970, 2, 3, 4, 5, 6, 7, 8, 1, -1, null, "2-2", "2-2-2-2", "2-2-3-2", "2-2-2-2-3", "x", 0)
/** Mostly values that a dropdown offers, so that runs reach deep choices. */
const anyEvent: fc.Arbitrary<GarageEvent> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(step, fc.constantFrom(...projects)).map(([to, project]) => open(to, project)) },
  { weight: 1, arbitrary: step.map(begin) },
  { weight: 1, arbitrary: fc.constantFrom<GarageEvent>(back, close, save, { _tag: "Saved", returns: true }) },
  { weight: 12, arbitrary: fc.tuple(fc.constantFrom(...fields), value).map(([field, to]) => choose(field, to)) },
  { weight: 1, arbitrary: fc.constantFrom(facet("Rear Axle", 9), facet("Rear Axle", 1), facet("Transmission", null)) }
)
/** Choices in form order, so that runs reach the end of the form. */
const formOrder = fc.constantFrom<ReadonlyArray<GarageEvent>>(
  [choose("year", 1969), choose("make", 2), choose("model", 4), choose("stockEngine", -1)],
  [choose("engineMake", "2-2"), choose("engineFamily", "2-2-2-2")],
  [choose("raceType", 6)]
)
const events = fc.array(fc.oneof({ weight: 4, arbitrary: anyEvent.map((event) => [event]) }, { weight: 1, arbitrary: formOrder }), {
  maxLength: 25
})

it("produces every kind of event, and vehicles of every kind", () => {
  const has = (tag: string) => (groups: ReadonlyArray<ReadonlyArray<GarageEvent>>) => groups.flat().some(({ _tag }) => _tag === tag)
  expectShares("garage events", events, {
    opened: [has("Opened"), 0.2, 0.55],
    begun: [has("Begun"), 0.08, 0.35],
    chosen: [has("Chosen"), 0.7, 1],
    "chosen facet": [has("FacetChosen"), 0.08, 0.35],
    back: [has("Back"), 0.015, 0.15],
    saved: [has("Saved"), 0.05, 0.3],
    closed: [has("Closed"), 0.02, 0.2]
  })
  const flows = fc
    .tuple(step, fc.constantFrom(...projects), events)
    .map(([first, project, groups]) => waitForIdle(groups.flat(), waitForIdle([open(first, project)])))
  expectShares("garage flows", flows, {
    vehicle: [({ base }) => base.vehicle !== undefined, 0.06, 0.3],
    "swapped engine": [({ isSwapped }) => isSwapped, 0.015, 0.15],
    "race type": [({ form }) => form.raceType.value !== null, 0.025, 0.2],
    "complete engine": [({ form }) => form.engineDisplacement.value !== null || form.engineFamily.value !== null, 0.025, 0.2],
    "closed drawer": [({ drawer }) => drawer === null, 0.05, 0.3]
  })
})

const checkAlways = (law: (flow: GarageFlow, former: GarageFlow, event: GarageEvent) => void) => {
  fc.assert(
    fc.property(step, fc.constantFrom(...projects), events, (first, project, groups) => {
      let flow = waitForIdle([open(first, project)])
      for (const event of groups.flat()) {
        const former = flow
        flow = waitForIdle([event], former)
        law(flow, former, event)
      }
    }),
    { numRuns: countRuns(300) }
  )
}

it("GAR-34 no field after an open choice has a value or options", () => {
  checkAlways(({ base, form, isSwapped }) => {
    for (const field of fields) {
      const earlier = previousField[field]
      if (earlier === null || form[earlier].value !== null || (field === "stockEngine" && base.vehicle !== undefined)) continue
      expect(field).toEqual(field)
      expect(form[field].value).toBeNull()
      expect(form[field].options).toEqual([])
    }
    if (form.model.value === null && base.vehicle === undefined) expect(isSwapped).toBe(false)
  })
})

it("GAR-35 every chosen value is one of the options", () => {
  checkAlways(({ form }) => {
    for (const field of fields) {
      const { options, value: chosen } = form[field]
      if (chosen !== null) expect(options.map(({ optionId }) => optionId)).toContain(chosen)
    }
  })
})

it("GAR-64 GAR-65 every project that can be saved is a valid request for a vehicle or an engine", () => {
  checkAlways((flow) => {
    const project = projectFromForm(flow)
    expect(canSave(flow)).toBe(project !== null)
    if (project === null) return
    expect(findInvalidAttempt(toProjectRequest(project, guid, null))).toBeNull()
    expect(getProjectKind(project)).not.toBe("nothing")
    expect(project.projectId).toBe(flow.base.projectId)
  })
})

it("the form never contains a choice from a different step; it starts empty or with its own project's facts", () => {
  checkAlways((flow, former) => {
    if (flow.step === former.step) return
    const { engineIds, raceTypeId, vehicle } = flow.base
    const known: Readonly<Record<string, number | undefined>> = { year: vehicle?.year, make: vehicle?.makeId, model: vehicle?.modelId }
    for (const field of fields) {
      const isEngine = field.startsWith("engine") || field === "stockEngine"
      const ofBase = isEngine && engineIds !== undefined ? flow.form[field].value : field === "raceType" ? raceTypeId : known[field]
      expect([null, ofBase]).toContain(flow.form[field].value)
    }
    for (const asked of flow.form.facets) expect(asked.value).toBeNull()
  })
})

it("GAR-38 the picker appears after a swap only if there is a list of stock engines", () => {
  checkAlways((flow) => {
    if (flow.isSwapped) expect([picksEngine(flow), flow.form.stockEngine.options.length > 0]).toEqual([true, true])
    if (flow.drawer !== null) expect(flow.drawer.steps.at(-1)).toBe(flow.step)
  })
})
