import { describe, expect, it } from "vitest"
import { cardImageSize, comparisonImageSize, landingPageImageSize } from "./imageSize.ts"

describe("the size of a picture", () => {
  it.each([
    ["GA_Brand", 149, 55],
    ["GA_RaceType", 384, 132],
    ["GA_Anything", 88, 88],
    [null, 88, 88]
  ])("CARD-13 of the landing page of %s is %dx%d", (field, width, height) => {
    expect(landingPageImageSize(field)).toEqual({ width, height })
  })
  it("CARD-11 CARD-12 CTRL-41 of a card is 124, of a horizontal one 100, of a comparison 124", () => {
    expect(
      [cardImageSize("vertical"), cardImageSize("horizontal"), comparisonImageSize].map(({ height, width }) => [width, height])
    ).toEqual([
      [124, 124],
      [100, 100],
      [124, 124]
    ])
  })
})
