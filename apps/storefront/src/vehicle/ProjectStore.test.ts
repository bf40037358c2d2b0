import { expect, it } from "vitest"
import { sampleProject } from "../../test/samples.ts"
import { ProjectStore } from "./ProjectStore.ts"

it("names the selected vehicle with its engine, and nothing without one", () => {
  const store = new ProjectStore(sampleProject)
  expect([store.plate, store.project]).toEqual([{ vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8" }, sampleProject.project])
  expect([new ProjectStore(null).plate, new ProjectStore(null).project]).toEqual([null, null])
})
