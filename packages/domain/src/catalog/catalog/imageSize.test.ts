import { describe, expect, it } from "vitest"
import { landingPageImageSize } from "./imageUrl.ts"

describe("landingPageImageSize", () => {
  it.each([
    ["GA_Brand", 149, 55],
    ["GA_RaceType", 384, 132],
    ["GA_Anything", 88, 88],
    [null, 88, 88]
  ])("CARD-13 returns for %s %dx%d", (field, width, height) => {
    expect(landingPageImageSize(field)).toEqual({ width, height })
  })
})
