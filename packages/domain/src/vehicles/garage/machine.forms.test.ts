import { describe, expect, it } from "vitest"
import { closedFlow, type FacetRequest } from "./flow.ts"
import { emptyForm } from "./form.ts"
import { picksEngine, transition } from "./machine.ts"
import { begin, camaroChosen, choose, close, facet, open, save } from "./testing/events.ts"
import { camaro, dirtLateModel, looseEngine, smallBlock } from "./testing/samples.ts"
import { waitForIdle } from "./testing/waitForIdle.ts"

const facets: FacetRequest = { field: "facets", names: ["Rear Axle", "Transmission"] }
const axles = [{ name: "Rear Axle", values: [{ valueId: 9, value: "GM 12-bolt" }] }]

describe("the form of a step", () => {
  it("GAR-39 GAR-41 shows the engine picker for an engine or a race car, unless the race car's engine is known", () => {
    expect(picksEngine(waitForIdle([open("ADD_ENGINE")]))).toBe(true)
    expect(picksEngine(waitForIdle([open("ADD_RACETYPE")]))).toBe(true)
    expect(picksEngine(waitForIdle([open("UPDATE_PROJECT_ADD_RACETYPE", looseEngine)]))).toBe(false)
    expect(picksEngine(waitForIdle([open("UPDATE_PROJECT_ADD_RACETYPE", dirtLateModel)]))).toBe(true)
    expect(picksEngine(waitForIdle([open("UPDATE_PROJECT_ADD_YMM", looseEngine)]))).toBe(false)
  })

  it("keeps an incomplete new vehicle when the drawer closes, and discards edits of an existing project", () => {
    const half = waitForIdle([open("ADD_YMM"), choose("year", 1969), close])
    expect(half.drawer).toBeNull()
    expect(half.step).toBe("ADD_YMM")
    expect(half.form.year.value).toBe(1969)
    const about = waitForIdle([open("UPDATE_PROJECT_ADD_YMM", looseEngine), choose("year", 1969), close])
    expect(about.drawer).toBeNull()
    expect(about.step).toBeNull()
    expect(about.form).toEqual(emptyForm)
    expect(about.base).toEqual(closedFlow.base)
  })

  it("restarts outside the drawer after a save and after the drawer was used for another step", () => {
    const saved = waitForIdle([begin("ADD_YMM"), ...camaroChosen, save])
    expect([saved.drawer, saved.step, saved.outside, saved.form.year.value, saved.form.year.options.length]).toEqual([
      null,
      "ADD_YMM",
      "ADD_YMM",
      null,
      2
    ])
    const used = waitForIdle([begin("ADD_YMM"), open("UPDATE_PROJECT_ADD_ENGINE", camaro), close])
    expect(used.step).toBe("ADD_YMM")
    expect(used.base).toEqual(closedFlow.base)
  })
})

describe("the form of missing facets", () => {
  const asked = transition(closedFlow, open("UPDATE_PROJECT_ADD_FACETS", { ...camaro, engineIds: smallBlock }))
  const loaded = transition(asked, {
    _tag: "FacetsLoaded",
    request: asked.loading?.field === "facets" ? asked.loading : facets,
    facets: axles
  })

  it("GAP-C52 offers each facet's own options and \"I don't know\"", () => {
    expect(asked.loading).toEqual(facets)
    expect(loaded.form.facets.map(({ name, isLoading, options }) => [name, isLoading, options])).toEqual([
      [
        "Rear Axle",
        false,
        [
          { optionId: 9, displayName: "GM 12-bolt" },
          { optionId: 1, displayName: "I don't know" }
        ]
      ],
      ["Transmission", false, [{ optionId: 1, displayName: "I don't know" }]]
    ])
  })

  it("stops loading and offers nothing after a failed request", () => {
    const missed = transition(asked, { _tag: "NotLoaded", request: asked.loading ?? facets })
    expect(missed.form.facets.map(({ isLoading, options }) => [isLoading, options])).toEqual([
      [false, []],
      [false, []]
    ])
  })

  it("clears only an existing answer and rejects another facet's value", () => {
    const answered = transition(loaded, facet("Rear Axle", 9))
    expect(answered.form.facets.map(({ value }) => value)).toEqual([9, null])
    expect(transition(answered, facet("Rear Axle", null)).form.facets.map(({ value }) => value)).toEqual([null, null])
    expect(transition(loaded, facet("Rear Axle", null))).toEqual(loaded)
    expect(transition(loaded, facet("Transmission", 9))).toEqual(loaded)
    expect(transition(loaded, facet("Rear Axle", null))).toBe(loaded)
  })
})
