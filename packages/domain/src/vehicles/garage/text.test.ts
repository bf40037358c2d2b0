import { describe, expect, it } from "vitest"
import { steps } from "./testing/events.ts"
import { formatGarageFailure, getSaveLabel, getStepTitle } from "./text.ts"

describe("garage texts", () => {
  it("GAR-01 GAR-02 getStepTitle names each step", () => {
    expect(Object.fromEntries(steps.map((step) => [step, getStepTitle(step, false)]))).toEqual({
      EXISTING_PROJECTS: "Your Garage",
      ADD_YMM: "Add a Vehicle",
      ADD_RACETYPE: "Add a Race Car",
      ADD_ENGINE: "Add an Engine",
      UPDATE_PROJECT_ADD_ENGINE: "Complete Your Vehicle",
      UPDATE_PROJECT_ADD_YMM: "Complete Your Vehicle",
      UPDATE_PROJECT_ADD_RACETYPE: "Complete Your Vehicle",
      UPDATE_PROJECT_ADD_FACETS: "Complete Your Vehicle"
    })
  })
  it("GAR-43 getStepTitle names the edited part", () => {
    const titles = (["UPDATE_PROJECT_ADD_YMM", "UPDATE_PROJECT_ADD_RACETYPE", "UPDATE_PROJECT_ADD_ENGINE"] as const).map((step) =>
      getStepTitle(step, true)
    )
    expect(titles).toEqual(["Update Vehicle", "Update Race Car", "Update Engine"])
  })
  it("GAR-47 GAR-69 formatGarageFailure states the failure, the reason if known, and what stays unchanged", () => {
    const failed = { isUnreachable: false, reason: null }
    expect([
      formatGarageFailure({ ...failed, of: "save" }),
      formatGarageFailure({ ...failed, of: "save", isUnreachable: true }),
      formatGarageFailure({ ...failed, of: "save", reason: "Your garage holds 100 projects." }),
      formatGarageFailure({ ...failed, of: "removal" }),
      formatGarageFailure({ ...failed, of: "list" })
    ]).toEqual([
      "Not saved. What you chose is still here.",
      "Not saved: the shop can't be reached right now. What you chose is still here.",
      "Not saved. Your garage holds 100 projects.",
      "Not deleted. It is still in your garage.",
      "We couldn't load this list. What you chose is still here."
    ])
  })
  it("GAR-43 getSaveLabel distinguishes adding from updating", () => {
    expect((["ADD_YMM", "ADD_RACETYPE", "ADD_ENGINE"] as const).map((step) => getSaveLabel(step, false))).toEqual([
      "Add Vehicle",
      "Add Race Car",
      "Add Engine"
    ])
    expect(
      (["UPDATE_PROJECT_ADD_YMM", "UPDATE_PROJECT_ADD_RACETYPE", "UPDATE_PROJECT_ADD_ENGINE", "UPDATE_PROJECT_ADD_FACETS"] as const).map(
        (step) => getSaveLabel(step, true)
      )
    ).toEqual(["Update Vehicle", "Update Race Car", "Update Engine", "Complete Vehicle"])
  })
})
