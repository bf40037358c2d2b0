import { expect, it } from "vitest"
import { closedFlow } from "./flow.ts"
import { createGarageModel } from "./GarageModel.ts"

it("createGarageModel returns an empty, idle garage", () => {
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
