import { describe, expect, it } from "vitest"
import { toGtin } from "./toGtin.ts"

describe("toGtin", () => {
  it.each([
    ["036000291452", "036000291452"],
    ["0 36000-29145 2", "036000291452"],
    ["4006381333931", "4006381333931"],
    ["96385074", "96385074"],
    ["00036000291452", "00036000291452"]
  ])("accepts %s", (text, gtin) => {
    expect(toGtin(text)).toBe(gtin)
  })

  it.each([
    ["a wrong check digit", "036000291453"],
    ["a missing digit", "03600029145"],
    ["letters", "03600029145X"],
    ["no number", ""],
    ["only zeros", "00000000"],
    ["a number that a shop weighs itself", "212345678992"],
    ["a coupon's number", "2123456789012"]
  ])("rejects %s", (_, text) => {
    expect(toGtin(text)).toBeNull()
  })
})
