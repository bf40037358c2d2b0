import { describe, expect, it } from "vitest"
import { decodePatterns, type VpicPattern } from "./decodePatterns.ts"
import { vpicElements } from "./vpicFile.ts"

const vin = "1G1FP22P2S2100001"
const says = (keys: string, value: string, made = "2015", element: number = vpicElements.model): VpicPattern => ({
  keys,
  element,
  value,
  made
})
const model = (...patterns: ReadonlyArray<VpicPattern>) => decodePatterns(vin, patterns).get("model")

describe("a VIN pattern", () => {
  it.each([
    ["FP22P", true],
    ["FP", true],
    ["*P2", true],
    ["F[N-Q]", true],
    ["F[AP]", true],
    ["F[A-C]", false],
    ["**##P", true],
    ["#", false],
    ["FP22P|S2", true],
    ["*****|*2", true],
    ["*****|*[0-1]", false],
    ["FX", false],
    ["FP22PX", false]
  ])("%s matches positions 4 to 8 and 10 to 17 of the VIN: %s", (keys, isMatch) => {
    expect(model(says(keys, "7"))).toBe(isMatch ? "7" : undefined)
  })

  it("overrides patterns that are less specific, and older patterns that are equally specific", () => {
    expect(model(says("F", "less"), says("FP*2", "more"), says("FP", "middle"))).toBe("more")
    expect(model(says("FP", "older", "2014"), says("F*2", "newer", "2019"))).toBe("newer")
  })

  it("applies only to its own element, such as the model", () => {
    const shown = decodePatterns(vin, [
      says("F", "1685"),
      says("***2", "5.7", "2015", vpicElements.displacementLitres),
      says("F", "x", "2015", 5)
    ])
    expect([...shown]).toEqual([
      ["displacementLitres", "5.7"],
      ["model", "1685"]
    ])
  })
})
