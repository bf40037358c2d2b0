import { expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { sampleProject } from "../../../test/samples.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { ProjectStore } from "./ProjectStore.ts"

const runtime = () =>
  new AppRuntime(
    () => createTestRuntime()(emptySeed),
    (error) => {
      throw error
    }
  )

it("ProjectStore names the selected vehicle with its engine, and returns null without a vehicle", () => {
  const store = new ProjectStore(runtime(), sampleProject)
  expect([store.plate, store.project]).toEqual([{ vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8" }, sampleProject.project])
  const empty = new ProjectStore(runtime(), null)
  expect([empty.plate, empty.project]).toEqual([null, null])
})
