import { expect, it } from "vitest"
import { closedFlow } from "./flow.ts"
import { createGarageModel } from "./GarageModel.ts"

it("a garage in which nothing has happened is empty and at rest, and waits for nothing", () => {
  expect(createGarageModel(null)).toEqual({
    selected: null,
    projects: [],
    isHydrated: false,
    isFetching: false,
    isVehicleUpdated: false,
    isSaving: false,
    failure: null,
    removed: null,
    flow: closedFlow,
    reloadOnSave: false,
    isForProduct: false
  })
})
