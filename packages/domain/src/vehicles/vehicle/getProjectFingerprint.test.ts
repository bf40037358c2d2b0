import { describe, expect, it } from "@effect/vitest"
import { MakeId, ModelId, ModelYear, Project, RaceTypeId } from "./model.ts"
import { getProjectFingerprint } from "./getProjectFingerprint.ts"
import { UNKNOWN_PROJECT } from "./rules.ts"

const reversed = (project: Project): Project => ({
  ...project,
  ...(project.engineIds && { engineIds: Object.fromEntries(Object.entries(project.engineIds).toReversed()) }),
  facets: project.facets.toReversed(),
  declined: project.declined.toReversed()
})

describe("getProjectFingerprint", () => {
  it.prop("ignores the order of answers and the project's id", { project: Project }, ({ project }) => {
    expect(getProjectFingerprint({ ...reversed(project), projectId: "other" })).toBe(getProjectFingerprint(project))
  })

  it("encodes every kind of answer under its own letter", () => {
    const known: Project = {
      projectId: "one",
      vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) },
      raceTypeId: RaceTypeId.make(4),
      engineIds: { engineMakeId: 6, engineManufacturerId: 5 },
      isStockEngine: false,
      stockEngineIds: { engineMakeId: 7 },
      facets: [
        { name: "Rear Axle", valueId: 9 },
        { name: "Bolt Pattern", valueId: 8 }
      ],
      declined: ["Vehicle", "Engine"]
    }
    expect(getProjectFingerprint(known)).toBe(
      `v:1969-2-3;r:4;e:engineMakeId=6,engineManufacturerId=5;s:0;o:engineMakeId=7;f:"Bolt Pattern"=8,"Rear Axle"=9;d:"Engine","Vehicle"`
    )
  })

  it("returns the empty text both for an empty project and for no project", () => {
    expect(getProjectFingerprint(null)).toBe("")
    expect(getProjectFingerprint(UNKNOWN_PROJECT)).toBe("")
  })

  it.prop("changes with every fact that can affect a verdict", { project: Project }, ({ project }) => {
    const { raceTypeId, ...raceless } = project
    const others: ReadonlyArray<Project> = [
      { ...project, isStockEngine: !project.isStockEngine },
      { ...project, engineIds: { ...project.engineIds, engineCodeId: (project.engineIds?.engineCodeId ?? 2) + 1 } },
      { ...project, stockEngineIds: { ...project.stockEngineIds, engineCodeId: (project.stockEngineIds?.engineCodeId ?? 2) + 1 } },
      { ...project, facets: [...project.facets, { name: "a name of its own", valueId: 2 }] },
      { ...project, declined: [...project.declined, "a name, of=its;own"] }
    ]
    const all = [project, ...others, ...(raceTypeId === undefined ? [] : [raceless])]
    expect(new Set(all.map(getProjectFingerprint)).size).toBe(all.length)
  })
})
