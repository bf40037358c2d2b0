import { describe, expect, it } from "vitest"
import { findSelectedProject, idsMatch, type RecordId, recordsMatch } from "./findSelectedProject.ts"
import { camaro, dirtLateModel, looseEngine, nova, saved, smallBlock } from "./testing/samples.ts"
import fc from "fast-check"
import { EngineIds } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"

const projects = [saved("nova", nova), saved("camaro", camaro), saved("race", dirtLateModel), saved("engine", looseEngine)]
const selected = (project: Parameters<typeof findSelectedProject>[0]) => findSelectedProject(project, projects)?.projectId ?? null

describe("findSelectedProject", () => {
  it("GAR-57 finds the project by id, regardless of its other fields", () => {
    expect(selected({ ...camaro, projectId: "nova" })).toBe("nova")
  })
  it("GAR-58 otherwise finds the project with the same vehicle, race type and engine", () => {
    expect(selected({ ...camaro, projectId: "gone" })).toBe("camaro")
    expect(selected(dirtLateModel)).toBe("race")
    expect(selected(looseEngine)).toBe("engine")
    expect(selected({ ...camaro, engineIds: smallBlock })).toBeNull()
  })
  it("GAR-58 ignores facets", () => {
    expect(selected({ ...camaro, facets: [{ name: "Rear Axle", valueId: 2 }] })).toBe("camaro")
  })
  it("returns null without a cookie", () => {
    expect(selected(null)).toBeNull()
  })
})

const recordId: fc.Arbitrary<RecordId> = fc.constantFrom(null, undefined, "", 0, "0", "00", "engine", 1, "1", 2, "2", 3)
const record = fc.record({ engineMakeId: recordId, engineSeriesId: recordId }, { requiredKeys: [] })
const match = (one: Readonly<Record<string, RecordId>>, other: Readonly<Record<string, RecordId>>) => recordsMatch(one, other, engineParts)

describe("recordsMatch", () => {
  it("FIT-16 is reflexive and symmetric", () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        expect(match(one, one)).toBe(true)
        expect(match(one, other)).toBe(match(other, one))
      })
    )
  })
  it("FIT-16 matches only if every id matches", () => {
    expect(match({ engineMakeId: 2, engineSeriesId: 3 }, { engineMakeId: "2", engineSeriesId: 3 })).toBe(true)
    expect(match({ engineMakeId: 2, engineSeriesId: 3 }, { engineMakeId: 2, engineSeriesId: 4 })).toBe(false)
  })
  it.each([null, undefined, "", 0, "0", "00", " "])("FIT-17 matches 1 with the empty value %j, in either order", (empty) => {
    expect(idsMatch(1, empty)).toBe(true)
    expect(idsMatch(empty, 1)).toBe(true)
    expect(idsMatch("1", empty)).toBe(true)
  })
  it("FIT-18 matches neither 2 with an empty value nor 1 with 2", () => {
    expect(idsMatch(2, null)).toBe(false)
    expect(idsMatch("", 2)).toBe(false)
    expect(idsMatch(1, 2)).toBe(false)
  })
  it("FIT-15 covers the ten parts of an engine", () => {
    expect(engineParts).toHaveLength(10)
    expect(engineParts).toEqual(Object.keys(EngineIds.fields))
  })
})
