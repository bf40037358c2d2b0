import { expect, it } from "vitest"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { OwnPartsStore } from "./OwnPartsStore.ts"

const answer = { title: "Clutch Kit", url: "/item/clutch-kit/2", parts: [], unrelatedCount: 0 }

it("MATE-05 shows no answer about another variant, also after a failure", () => {
  const store = new OwnPartsStore({} as AppRuntime)
  store.receive("CAM-900-1", answer)
  expect(store.getAnswer("CAM-900-1")).toBe(answer)
  expect(store.getAnswer("CAM-900-2")).toBeNull()
  store.receive("CAM-900-2", null)
  expect(store.getAnswer("CAM-900-1")).toBeNull()
})
