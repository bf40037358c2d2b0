import { sampleBuildPart } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BuildPart, BuildSheet, Stage, StageId } from "./build.ts"
import { findCompanions, formatCheckCoverage } from "./companions.ts"
import { getCheckedParts } from "./checkBuild.ts"
import { moveStage, renameStage, groupByStage, DEFAULT_STAGES, removeStage, addStage } from "./stages.ts"
import { listOf } from "./testing/samples.ts"

const ids = DEFAULT_STAGES.map(({ id }) => id)
const list = listOf("build", "A", "B", "C", "D", "E")
const kind = (slug: string) => ({ slug, name: slug, href: null })
const createFacts = (at: number, facts: Partial<BuildPart>): BuildPart => {
  const { skuBaseNumber, skuVariantNumber } = list.products[at]!
  return sampleBuildPart({ skuBaseNumber, skuVariantNumber, isCovered: false, ...facts })
}
const createSheet = (
  stages: ReadonlyArray<Stage>,
  facts: ReadonlyArray<Partial<BuildPart>>
): Pick<BuildSheet, "list" | "parts" | "stages"> => ({
  list,
  stages,
  parts: list.products.map((_, at) => createFacts(at, facts[at] ?? {}))
})
const anyStages = fc.shuffledSubarray([...DEFAULT_STAGES])
const anyId = fc.option(fc.constantFrom<StageId>(...ids, "gone" as StageId))
const anySheet = fc
  .tuple(anyStages, fc.array(fc.record({ stage: anyId, usualStage: anyId }), { maxLength: 5 }))
  .map(([stages, facts]) => createSheet(stages, facts))

describe("build stages", () => {
  it("PLAN-01 groups each part exactly once, in the list's order, and keeps the order of the stages", () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const staged = groupByStage(sheet)
        expect(staged.flatMap(({ stage }) => stage ?? [])).toEqual(sheet.stages)
        const all = staged.flatMap(({ parts }) => parts.map(({ product }) => product.skuBaseNumber))
        expect(all.toSorted()).toEqual(list.products.map(({ skuBaseNumber }) => skuBaseNumber).toSorted())
        expect(staged.every(({ parts, stage }) => stage !== null || parts.length > 0)).toBe(true)
      })
    )
  })
  it("PLAN-02 keeps the ids of renamed and moved stages, and gives an added stage a unique id", () => {
    fc.assert(
      fc.property(anyStages, fc.constantFrom(...ids), fc.constantFrom<-1 | 1>(-1, 1), (stages, id, by) => {
        const before = stages.map((stage) => stage.id)
        expect(
          moveStage(stages, id, by)
            .map((stage) => stage.id)
            .toSorted()
        ).toEqual(before.toSorted())
        expect(moveStage(moveStage(stages, id, by), id, by === 1 ? -1 : 1).length).toBe(stages.length)
        expect(renameStage(stages, id, "Other").map((stage) => stage.id)).toEqual(before)
        const more = addStage(addStage(stages, "One"), "Two").map((stage) => stage.id)
        expect(more.slice(0, -2)).toEqual(before)
        expect(new Set(more).size).toEqual(before.length + 2)
        expect(removeStage(stages, id).some((stage) => stage.id === id)).toBe(false)
      })
    )
  })
})

describe("build check coverage", () => {
  const pads = { type: kind("brake-pad-set"), isCovered: true, beside: [kind("brake-rotor"), kind("brake-fluid")] }
  it("PLAN-07 names companion types of a brake pad set without claiming that the build is complete", () => {
    const parts = getCheckedParts(createSheet([], [pads])).slice(0, 1)
    expect(findCompanions(parts).map(({ type }) => type.slug)).toEqual(["brake-rotor", "brake-fluid"])
    expect(formatCheckCoverage(parts)).toContain("yours to check")
  })
  it("PLAN-07 names the part types without companion data", () => {
    const parts = getCheckedParts(createSheet([], [pads, { type: kind("Decal") }]))
    expect(formatCheckCoverage(parts)).toMatch(/^We have no list of what goes with Decal, /)
  })
  it("PLAN-07 never claims that a build is complete, and is null for an empty build", () => {
    expect(formatCheckCoverage([])).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), (covered) => {
        const parts = getCheckedParts(
          createSheet(
            [],
            covered.map((isCovered) => ({ isCovered }))
          )
        ).slice(0, covered.length)
        expect(formatCheckCoverage(parts)).not.toMatch(/nothing is missing|complete|all there/i)
        expect(formatCheckCoverage(parts)).toContain("yours to check")
      })
    )
  })
  it("PLAN-07 suggests each companion type once, unless the type is already in the build", () => {
    const rotors = { type: kind("brake-rotor"), beside: [kind("brake-fluid")] }
    const all = getCheckedParts(createSheet([], [pads, rotors]))
    expect(findCompanions(all).map(({ parts, type }) => [type.slug, parts.length])).toEqual([["brake-fluid", 2]])
  })
})
