import { describe, expect, it } from "vitest"
import { groupProjects, getSavedProjectKind } from "./groups.ts"
import { ProjectId } from "./model.ts"
import { camaro, dirtLateModel, looseEngine, saved } from "./testing/samples.ts"

const vehicles = ["a", "b", "c", "d"].map((id) => saved(id, camaro))
const toIds = (projects: ReadonlyArray<{ readonly projectId: string }>) => projects.map(({ projectId }) => projectId)

describe("groupProjects", () => {
  it("GAR-05 returns vehicles, race cars and engines, each with its count", () => {
    const one = [saved("e", looseEngine), saved("r", dirtLateModel), saved("v", camaro)]
    expect(groupProjects(one, null).map(({ head }) => head)).toEqual(["Vehicle (1)", "Race Car (1)", "Engine (1)"])
    const two = one.flatMap((project) => [project, { ...project, projectId: ProjectId.make(`${project.projectId}2`) }])
    expect(groupProjects(two, null).map(({ head }) => head)).toEqual(["Vehicles (2)", "Race Cars (2)", "Engines (2)"])
    expect(groupProjects([], null)).toEqual([])
  })
  it("GAR-12 returns the first three projects and all of them", () => {
    const [group] = groupProjects(vehicles, null)
    expect(toIds(group?.first ?? [])).toEqual(["a", "b", "c"])
    expect(toIds(group?.all ?? [])).toEqual(["a", "b", "c", "d"])
  })
  it("GAR-13 puts the selected project first in its group", () => {
    const [group] = groupProjects(vehicles, ProjectId.make("d"))
    expect(toIds(group?.first ?? [])).toEqual(["d", "a", "b"])
    expect(toIds(group?.all ?? [])).toEqual(["d", "a", "b", "c"])
  })
  it("GAR-18 treats a project with a base vehicle and a race type as a vehicle", () => {
    expect(getSavedProjectKind(saved("p", { ...camaro, ...dirtLateModel, vehicle: camaro.vehicle! }))).toBe("vehicle")
    expect(getSavedProjectKind(saved("r", dirtLateModel))).toBe("race")
    expect(getSavedProjectKind(saved("e", looseEngine))).toBe("engine")
  })
  it("GAR-18 omits an engine without a name", () => {
    const nameless = { ...saved("e", looseEngine), engineDisplayName: null }
    expect(getSavedProjectKind(nameless)).toBeNull()
    expect(groupProjects([nameless], null)).toEqual([])
  })
})
