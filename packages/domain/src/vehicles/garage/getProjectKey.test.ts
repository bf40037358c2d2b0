import { describe, expect, it } from "@effect/vitest"
import { ModelId, Project, RaceTypeId } from "../vehicle/model.ts"
import { engineParts, UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { getProjectKey } from "./getProjectKey.ts"
import { recordsMatch } from "./findSelectedProject.ts"
import { camaro, dirtLateModel, looseEngine, nova, smallBlock } from "./testing/samples.ts"

const record = ({ engineIds, raceTypeId, vehicle }: Project) => ({ ...vehicle, raceTypeId, ...engineIds })
const keys = ["year", "makeId", "modelId", "raceTypeId", ...engineParts] as const

describe("getProjectKey", () => {
  it.prop(
    "GAR-19 GAR-20 is equal if and only if the records match",
    { one: Project, other: Project },
    ({ one, other }) => {
      for (const another of [other, { ...other, vehicle: one.vehicle ?? camaro.vehicle! }, { ...one, facets: [], declined: [] }]) {
        expect(getProjectKey(one) === getProjectKey(another)).toBe(recordsMatch(record(one), record(another), keys))
      }
    },
    { arbitrary: { runs: 300 } }
  )
  it("GAR-19 treats an engine id of 1 as absent, and an empty engine as none", () => {
    expect(getProjectKey({ ...looseEngine, engineIds: { ...smallBlock, engineCodeId: 1 } })).toBe(getProjectKey(looseEngine))
    expect(getProjectKey({ ...camaro, engineIds: {} })).toBe(getProjectKey(camaro))
  })
  it("differs between vehicles, kinds and engine parts with the same id", () => {
    const several = [camaro, nova, dirtLateModel, looseEngine, ...engineParts.map((part) => ({ ...camaro, engineIds: { [part]: 7 } }))]
    expect(new Set(several.map(getProjectKey)).size).toBe(several.length)
  })
  it("differs between race types on one vehicle, and separates adjacent ids", () => {
    const vehicle = { ...camaro.vehicle!, modelId: ModelId.make(3) }
    const several: ReadonlyArray<Project> = [
      { ...UNKNOWN_PROJECT, vehicle, raceTypeId: RaceTypeId.make(4) },
      { ...UNKNOWN_PROJECT, vehicle, raceTypeId: RaceTypeId.make(5) },
      { ...UNKNOWN_PROJECT, vehicle: { ...vehicle, modelId: ModelId.make(34) } },
      { ...UNKNOWN_PROJECT, vehicle },
      { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(4) },
      UNKNOWN_PROJECT
    ]
    expect(new Set(several.map(getProjectKey)).size).toBe(several.length)
  })
  it("ignores facets, declined questions and the stock engine", () => {
    expect(
      getProjectKey({ ...camaro, facets: [{ name: "Rear Axle", valueId: 2 }], declined: ["Engine"], stockEngineIds: smallBlock })
    ).toBe(getProjectKey(camaro))
  })
})
