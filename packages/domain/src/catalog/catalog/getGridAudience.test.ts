import { describe, expect, it } from "vitest"
import { getGridAudience } from "./getGridAudience.ts"
import { categoryGrid } from "./rules.ts"
import { categoryHref, defaultCategories } from "./shopCategories.ts"

const getGrid = (search: string, own: ReadonlyArray<string>) =>
  categoryGrid(
    own.map((url) => ({ url })),
    defaultCategories(getGridAudience(search)).map((category) => ({ url: categoryHref(category) }))
  ).map(({ url }) => url)

describe("getGridAudience", () => {
  it.each([
    ["?o=r", "race"],
    ["?page=2&o=r", "race"],
    ["", "street"],
    ["?o=", "street"],
    ["?o=street", "street"],
    ["?or=r", "street"]
  ])("CARD-35 returns for '%s' the audience %s", (search, audience) => {
    expect(getGridAudience(search)).toBe(audience)
  })
  it("CARD-33 CARD-35 selects the default categories, without repeating the shopper's own", () => {
    expect(getGrid("?o=r", ["/shop/steering~2-15"])).toEqual([
      "/shop/steering~2-15",
      "/shop/engine~2-10",
      "/shop/safety-equipment~2-7",
      "/shop/brakes~2-3",
      "/shop/chassis-and-suspension~2-16",
      "/shop/driveline-and-axles~2-5"
    ])
    expect(getGrid("", [])).toEqual([
      "/shop/engine~2-10",
      "/shop/brakes~2-3",
      "/shop/chassis-and-suspension~2-16",
      "/shop/cooling-and-heating~2-11",
      "/shop/audio-and-electronics~2-1",
      "/shop/steering~2-15"
    ])
  })
})
