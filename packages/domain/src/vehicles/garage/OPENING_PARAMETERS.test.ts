import { describe, expect, it } from "vitest"
import { OPENING_PARAMETERS, getOpeningStep } from "./OPENING_PARAMETERS.ts"

describe("the flags of an address that open the garage", () => {
  it.each([
    ["GAR-08", "showymm", "ADD_YMM"],
    ["GAR-09", "showracecars", "ADD_RACETYPE"],
    ["GAR-10", "showengines", "ADD_ENGINE"],
    ["GAR-11", "showvehicles", "EXISTING_PROJECTS"]
  ])("%s %s=true opens it at %s", (_, flag, step) => {
    expect(OPENING_PARAMETERS).toContain(flag)
    expect(getOpeningStep((name) => (name === flag ? "true" : null))).toBe(step)
  })

  it.each([null, "", "false", "TRUE", "1"])("a flag of %s opens nothing", (value) => {
    expect(getOpeningStep(() => value)).toBeNull()
  })

  it("of several flags the first counts, whatever their order in the address", () => {
    expect(getOpeningStep(() => "true")).toBe("ADD_YMM")
  })
})
