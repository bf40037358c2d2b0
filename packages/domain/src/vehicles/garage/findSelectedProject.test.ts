import { describe, expect, it } from "vitest"
import { findSelectedProject } from "./findSelectedProject.ts"
import { camaro, dirtLateModel, looseEngine, nova, saved, smallBlock } from "./testing/samples.ts"

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
