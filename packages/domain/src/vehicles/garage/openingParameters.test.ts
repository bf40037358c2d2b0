import { describe, expect, it } from "vitest"
import { OPENING_PARAMETERS, getOpeningStep } from "./openingParameters.ts"

describe("the query parameters that open the garage", () => {
  it.each([
    ["GAR-08", "showymm", "ADD_YMM"],
    ["GAR-09", "showracecars", "ADD_RACETYPE"],
    ["GAR-10", "showengines", "ADD_ENGINE"],
    ["GAR-11", "showvehicles", "EXISTING_PROJECTS"]
  ])("%s %s=true opens the garage at %s", (_, flag, step) => {
    expect(OPENING_PARAMETERS).toContain(flag)
    expect(getOpeningStep((name) => (name === flag ? "true" : null))).toBe(step)
  })

  it.each([null, "", "false", "TRUE", "1"])("a value of %s opens nothing", (value) => {
    expect(getOpeningStep(() => value)).toBeNull()
  })

  it("the first of several flags wins, in any order of the URL", () => {
    expect(getOpeningStep(() => "true")).toBe("ADD_YMM")
  })
})
