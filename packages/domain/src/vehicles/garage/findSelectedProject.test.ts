import { describe, expect, it } from "vitest"
import { findSelectedProject } from "./findSelectedProject.ts"
import { camaro, dirtLateModel, looseEngine, nova, saved, smallBlock } from "./testing/samples.ts"

const projects = [saved("nova", nova), saved("camaro", camaro), saved("race", dirtLateModel), saved("engine", looseEngine)]
const selected = (project: Parameters<typeof findSelectedProject>[0]) => findSelectedProject(project, projects)?.projectId ?? null

describe("the project that the Fitment cookie selects", () => {
  it("GAR-57 is the one of its id, whatever else it says", () => {
    expect(selected({ ...camaro, projectId: "nova" })).toBe("nova")
  })
  it("GAR-58 is otherwise the one that matches in vehicle, race type and engine", () => {
    expect([selected({ ...camaro, projectId: "gone" }), selected(dirtLateModel), selected(looseEngine)]).toEqual([
      "camaro",
      "race",
      "engine"
    ])
    expect(selected({ ...camaro, engineIds: smallBlock })).toBeNull()
  })
  it("GAR-58 matches without regard to facets", () => {
    expect(selected({ ...camaro, facets: [{ name: "Rear Axle", valueId: 2 }] })).toBe("camaro")
  })
  it("is none without a cookie", () => {
    expect(selected(null)).toBeNull()
  })
})
