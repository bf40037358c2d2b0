import { describe, expect, it } from "vitest"
import { groupProjects, getSavedProjectKind } from "./groups.ts"
import { ProjectId } from "./model.ts"
import { camaro, dirtLateModel, looseEngine, saved } from "./testing/samples.ts"

const vehicles = ["a", "b", "c", "d"].map((id) => saved(id, camaro))
const idsOf = (projects: ReadonlyArray<{ readonly projectId: string }>) => projects.map(({ projectId }) => projectId)

describe("the groups of the garage's list", () => {
  it("GAR-05 come as vehicles, race cars and engines, each with its count", () => {
    const one = [saved("e", looseEngine), saved("r", dirtLateModel), saved("v", camaro)]
    expect(groupProjects(one, null).map(({ head }) => head)).toEqual(["Vehicle (1)", "Race Car (1)", "Engine (1)"])
    const two = one.flatMap((project) => [project, { ...project, projectId: ProjectId.make(`${project.projectId}2`) }])
    expect(groupProjects(two, null).map(({ head }) => head)).toEqual(["Vehicles (2)", "Race Cars (2)", "Engines (2)"])
    expect(groupProjects([], null)).toEqual([])
  })
  it("GAR-12 show three projects at first, and all", () => {
    const [group] = groupProjects(vehicles, null)
    expect([idsOf(group?.first ?? []), idsOf(group?.all ?? [])]).toEqual([
      ["a", "b", "c"],
      ["a", "b", "c", "d"]
    ])
  })
  it("GAR-13 begin with the selected project of the group", () => {
    const [group] = groupProjects(vehicles, ProjectId.make("d"))
    expect([idsOf(group?.first ?? []), idsOf(group?.all ?? [])]).toEqual([
      ["d", "a", "b"],
      ["d", "a", "b", "c"]
    ])
  })
  it("GAR-18 take a project with a base vehicle and a race type for a vehicle", () => {
    expect(getSavedProjectKind(saved("p", { ...camaro, ...dirtLateModel, vehicle: camaro.vehicle! }))).toBe("vehicle")
    expect([getSavedProjectKind(saved("r", dirtLateModel)), getSavedProjectKind(saved("e", looseEngine))]).toEqual(["race", "engine"])
  })
  it("GAR-18 have no place for an engine without a name", () => {
    const nameless = { ...saved("e", looseEngine), engineDisplayName: null }
    expect([getSavedProjectKind(nameless), groupProjects([nameless], null)]).toEqual([null, []])
  })
})
